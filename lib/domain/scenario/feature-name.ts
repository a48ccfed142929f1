import type { Feature } from "./feature";

/** Stands for the name of a place that is yet to be named: its schema asks for one. */
export const UNNAMED = "?";

/** A feature's name; empty where it has none or stands as to be named. */
export function featureName({ name }: Pick<Feature, "name">): string {
  return name.trim() === UNNAMED ? "" : name;
}

/** Whether a feature lacks a name it cannot do without: a place is nothing but its name. */
export function wantsName(feature: Pick<Feature, "kind" | "name">): boolean {
  return feature.kind === "place" && featureName(feature) === "";
}
