import { readableName } from "../../table/readable-name";
import type { Feature } from "./feature";

/** The placeholder name of a place that has not been named yet, because its schema requires a name. */
export const UNNAMED = "?";

/** A feature's name; empty if it has none, or if the name contains nothing readable. */
export function featureName({ name }: Pick<Feature, "name">): string {
  return readableName(name);
}

/** Whether a feature lacks a name that it needs: a place is nothing but its name. */
export function wantsName(feature: Pick<Feature, "kind" | "name">): boolean {
  return feature.kind === "place" && featureName(feature) === "";
}
