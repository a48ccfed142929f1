import type { FeatureKind } from "@/lib/domain/scenario/feature";
import { AREA_KINDS } from "@/lib/domain/scenario/feature-kinds";

/** What a click on the map does: choose, measure, draw a kind of shape, or place a unit. */
export const MAP_TOOLS = [
  "select",
  "measure",
  "hill",
  "wood",
  "ground",
  "building",
  "road",
  "stream",
  "crossing",
  "wall",
  "hedge",
  "fence",
  "field-work",
  "unit",
  "place",
] as const satisfies readonly (FeatureKind | "select" | "measure" | "unit")[];
export type MapTool = (typeof MAP_TOOLS)[number];

/** The key of each tool while the map has the focus. */
export const TOOL_KEYS: Readonly<Record<MapTool, string>> = {
  select: "V",
  measure: "M",
  hill: "H",
  wood: "W",
  ground: "F",
  building: "B",
  road: "R",
  stream: "T",
  crossing: "X",
  wall: "A",
  hedge: "E",
  fence: "C",
  "field-work": "O",
  unit: "U",
  place: "N",
};

/** The tool a key stands for. */
export function toolOfKey(key: string): MapTool | null {
  return MAP_TOOLS.find((tool) => TOOL_KEYS[tool] === key.toUpperCase()) ?? null;
}

/** Kinds drawn corner by corner. */
export type DrawnKind = Exclude<FeatureKind, "place">;

/** The kind a tool draws; null for a tool that draws none. */
export function drawnKind(tool: MapTool): DrawnKind | null {
  return tool === "select" || tool === "measure" || tool === "unit" || tool === "place"
    ? null
    : tool;
}

/** Whether a kind's corners close to an area; all other kinds run as lines. */
export function isAreaKind(kind: FeatureKind): boolean {
  return AREA_KINDS.some((area) => area === kind);
}
