import { TERRAIN_KINDS, terrainKindOf } from "../ground/kinds";
import type { FieldControl } from "../ground/terrain-field";
import type { ShapeFeature } from "./feature";

/**
 * The key of a shape's name, style and explanation: `wood`, `ground-orchard`, `wall-over-2m`,
 * `building-stone-reinforced`; it ends in `-open` while its kind is undecided.
 */
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

/** All settled kinds of terrain by key, in the catalogue's order. */
export const TERRAIN_SORTS: readonly {
  readonly key: string;
  readonly kind: ShapeFeature["kind"];
}[] = TERRAIN_KINDS.flatMap(({ kind, fields }) =>
  Object.entries(fields)
    .reduce<string[]>(
      (keys, [name, { control }]) =>
        keys.flatMap((key) =>
          partsOf(name, control).map((part) => (part ? `${key}-${part}` : key)),
        ),
      [kind],
    )
    .map((key) => ({ key, kind })),
);

function partsOf(name: string, control: FieldControl): readonly string[] {
  if (control.type === "choice") return control.choices;
  return control.type === "flag" ? ["", name] : [""];
}
