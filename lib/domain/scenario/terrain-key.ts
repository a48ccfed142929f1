import { terrainKindOf } from "../ground/belle-alliance/kinds";
import type { FieldControl } from "../ground/terrain-field";
import type { ShapeFeature } from "./feature";

/** The key under which a shape is named, styled and explained: `wood`, `ground-orchard`, `wall-over-2m`, `building-stone-reinforced`; `…-open` while its kind is not settled. */
export function terrainKey(feature: ShapeFeature): string {
  const values = new Map<string, unknown>(Object.entries(feature));
  const parts = Object.entries(terrainKindOf(feature).fields).map(([name, { control }]) =>
    partOf(name, control, values.get(name)),
  );
  return [feature.kind, ...parts].filter((part) => part !== "").join("-");
}

function partOf(name: string, { type }: FieldControl, value: unknown): string {
  switch (type) {
    case "choice":
      return String(value ?? "open");
    case "asked-width":
      return value === null ? "open" : "";
    case "flag":
      return value === true ? name : "";
    case "width":
    case "layer":
      return "";
  }
}
