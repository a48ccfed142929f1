import type { Feature } from "./feature";

/** Stands for the name of a place that is yet to be named: its schema asks for one. */
export const UNNAMED = "?";

const READABLE = /[\p{L}\d]/u;

/** A feature's name; empty where it has none, or nothing in it can be read. */
export function featureName({ name }: Pick<Feature, "name">): string {
  return READABLE.test(name) ? name : "";
}

/** Whether a feature lacks a name it cannot do without: a place is nothing but its name. */
export function wantsName(feature: Pick<Feature, "kind" | "name">): boolean {
  return feature.kind === "place" && featureName(feature) === "";
}
