import { TERRAIN_KINDS, terrainKindOf } from "@/lib/domain/ground/belle-alliance/kinds";
import type { FeatureKind, ShapeFeature } from "@/lib/domain/scenario/feature";

/** What a click on the map does: choose, measure, draw a kind of shape, or place a unit. */
export type MapTool = DrawnKind | (typeof HAND_TOOLS)[number] | (typeof POINT_TOOLS)[number];

/** Kinds drawn corner by corner. */
export type DrawnKind = ShapeFeature["kind"];

/** Tools that draw nothing. */
export const HAND_TOOLS = ["select", "frame", "measure", "picture"] as const;
/** Tools that put something down by a click. */
export const POINT_TOOLS = ["unit", "place"] as const;
/** Tools that draw terrain, in the catalogue's order. */
export const DRAWN_KINDS: readonly DrawnKind[] = TERRAIN_KINDS.map(({ kind }) => kind);

const MAP_TOOLS: readonly MapTool[] = [...HAND_TOOLS, ...DRAWN_KINDS, ...POINT_TOOLS];

/** The key of a tool while the map has the focus. */
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

/** The tool a key stands for. */
export function toolOfKey(key: string): MapTool | null {
  return MAP_TOOLS.find((tool) => keyOfTool(tool) === key.toUpperCase()) ?? null;
}

/** The kind a tool draws; null for a tool that draws none. */
export function drawnKind(tool: MapTool): DrawnKind | null {
  return DRAWN_KINDS.find((kind) => kind === tool) ?? null;
}

/** Whether a kind's corners close to an area; all other kinds run as lines. */
export function isAreaKind(kind: FeatureKind): boolean {
  return kind !== "place" && terrainKindOf({ kind }).shape === "area";
}
