import { drawnKind, isAreaKind, type MapTool } from "@/app/_map/map-tool";
import { THING_KINDS, type ThingKind } from "@/lib/domain/battlefield/new-thing";

/** What a click on the battlefield does: choose, measure, or lay a thing. */
export const FIELD_TOOLS = ["select", "measure", ...THING_KINDS] as const;
export type FieldTool = (typeof FIELD_TOOLS)[number];

/** The key of each tool while the map has the focus. */
export const TOOL_KEYS: Readonly<Record<FieldTool, string>> = {
  select: "V",
  measure: "M",
  difficult: "D",
  wood: "W",
  hill: "H",
  gully: "G",
  impassable: "I",
  stream: "T",
  river: "R",
  fence: "F",
  "built-up": "B",
  crossing: "X",
  linear: "L",
  redoubt: "Q",
  road: "O",
};

/** The map's own tool for a thing: drawn as the shape it resembles; what has a size of its own is put down by a click. */
const MAP_TOOL: Readonly<Record<ThingKind, MapTool>> = {
  difficult: "ground",
  wood: "wood",
  hill: "hill",
  gully: "ground",
  impassable: "ground",
  stream: "stream",
  river: "stream",
  fence: "fence",
  "built-up": "place",
  crossing: "crossing",
  linear: "field-work",
  redoubt: "place",
  road: "road",
};

/** The tool the map works with. */
export function mapToolOf(tool: FieldTool): MapTool {
  return tool === "select" || tool === "measure" ? tool : MAP_TOOL[tool];
}

/** What a hand does with a tool, as the line under the map tells it. */
export type Handling = "pick" | "measure" | "area" | "line" | "ends" | "spot";

/** How a tool is handled. */
export function handlingOf(tool: FieldTool): Handling {
  if (tool === "select") return "pick";
  if (tool === "measure") return "measure";
  const drawn = drawnKind(mapToolOf(tool));
  if (drawn === null) return "spot";
  if (drawn === "crossing") return "ends";
  return isAreaKind(drawn) ? "area" : "line";
}

/** The kind a tool lays; null for a tool that lays nothing. */
export function laidKind(tool: FieldTool): ThingKind | null {
  return tool === "select" || tool === "measure" ? null : tool;
}

/** The tool a key stands for. */
export function toolOfKey(key: string): FieldTool | null {
  return FIELD_TOOLS.find((tool) => TOOL_KEYS[tool] === key.toUpperCase()) ?? null;
}
