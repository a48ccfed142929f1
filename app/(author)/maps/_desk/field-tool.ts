import { drawnKind, isAreaKind, type MapTool } from "@/app/_map/map-tool";
import { THING_KINDS, type ThingKind } from "@/lib/domain/battlefield/new-thing";
import {
  FIELD_PIECES,
  type FieldPieceKind,
  pieceKindOf,
} from "@/lib/domain/ground/bogowie-wojny/pieces";

/** What a click on the battlefield does: choose, measure, or place a thing. */
export type FieldTool = "select" | "measure" | ThingKind;
export const FIELD_TOOLS: readonly FieldTool[] = ["select", "measure", ...THING_KINDS];

type OtherTool = Exclude<FieldTool, FieldPieceKind>;

/** Keys of the tools that place no piece; a piece's key is its kind's. */
const OTHER_KEYS: Readonly<Record<OtherTool, string>> = {
  select: "V",
  measure: "M",
  crossing: "X",
  linear: "L",
  redoubt: "Q",
  road: "O",
};

/** The key of a tool while the map has the focus. */
export function keyOfTool(tool: FieldTool): string {
  return isPieceTool(tool) ? pieceKindOf({ kind: tool }).toolKey : OTHER_KEYS[tool];
}

/** The map's own tool: a thing is drawn as the shape it resembles; what has a size of its own is put down by a click. */
const OTHER_MAP_TOOLS: Readonly<Record<OtherTool, MapTool>> = {
  select: "select",
  measure: "measure",
  crossing: "crossing",
  linear: "field-work",
  redoubt: "place",
  road: "road",
};

/** The tool the map works with. */
export function mapToolOf(tool: FieldTool): MapTool {
  if (!isPieceTool(tool)) return OTHER_MAP_TOOLS[tool];
  return pieceKindOf({ kind: tool }).drawnAs ?? "place";
}

function isPieceTool(tool: FieldTool): tool is FieldPieceKind {
  return FIELD_PIECES.some(({ kind }) => kind === tool);
}

/** What a tool does, for the line under the map. */
type Handling = "pick" | "measure" | "area" | "line" | "ends" | "spot";

/** How a tool is handled. */
export function handlingOf(tool: FieldTool): Handling {
  if (tool === "select") return "pick";
  if (tool === "measure") return "measure";
  const drawn = drawnKind(mapToolOf(tool));
  if (drawn === null) return "spot";
  if (drawn === "crossing") return "ends";
  return isAreaKind(drawn) ? "area" : "line";
}

/** The kind a tool places; null for a tool that places nothing. */
export function laidKind(tool: FieldTool): ThingKind | null {
  return tool === "select" || tool === "measure" ? null : tool;
}

/** The tool a key stands for. */
export function toolOfKey(key: string): FieldTool | null {
  return FIELD_TOOLS.find((tool) => keyOfTool(tool) === key.toUpperCase()) ?? null;
}
