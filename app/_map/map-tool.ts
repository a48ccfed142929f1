import { TERRAIN_KINDS, terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import type { FeatureKind, ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";

/** The tool for clicks on the map: select, measure, draw a kind of shape, or place a unit. */
export type MapTool = DrawnKind | (typeof NON_DRAWING_TOOLS)[number] | (typeof POINT_TOOLS)[number];

/** Kinds drawn corner by corner. */
export type DrawnKind = ShapeFeature["kind"];

/** Tools that draw nothing. */
export const NON_DRAWING_TOOLS = ["select", "frame", "measure", "picture"] as const;
/** Tools that place something by a click. */
export const POINT_TOOLS = ["unit", "place"] as const;
/** Tools that draw terrain, in the catalogue's order. */
export const DRAWN_KINDS: readonly DrawnKind[] = TERRAIN_KINDS.map(({ kind }) => kind);

const MAP_TOOLS: readonly MapTool[] = [...NON_DRAWING_TOOLS, ...DRAWN_KINDS, ...POINT_TOOLS];

/** The shortcut key of a tool while the map has the focus. */
export function keyOfTool(tool: MapTool): string {
  const drawn = drawnKind(tool);
  return drawn ? terrainKindOf({ kind: drawn }).toolKey : OTHER_KEYS[tool as OtherTool];
}

type OtherTool = Exclude<MapTool, DrawnKind>;
const OTHER_KEYS: Readonly<Record<OtherTool, string>> = {
  select: "V",
  frame: "Q",
  measure: "M",
  picture: "P",
  unit: "U",
  place: "N",
};

/** The tool of a shortcut key. */
export function toolOfKey(key: string): MapTool | null {
  return MAP_TOOLS.find((tool) => keyOfTool(tool) === key.toUpperCase()) ?? null;
}

/** The kind of shape a tool draws; null if it draws none. */
export function drawnKind(tool: MapTool): DrawnKind | null {
  return DRAWN_KINDS.find((kind) => kind === tool) ?? null;
}

/** Whether a kind is an area rather than a line. */
export function isAreaKind(kind: FeatureKind): boolean {
  return kind !== "place" && terrainKindOf({ kind }).shape === "area";
}
