import { drawnKind, isAreaKind, type MapTool } from "@/app/_map/map-tool";
import {
  FIELD_KINDS,
  type FieldKind,
  fieldKind,
} from "@/lib/domain/bogowie-wojny/ground/field-kinds";

/** The effect of a click on the battlefield: select, measure, or add a thing. */
export type FieldTool = "select" | "measure" | FieldKind;
export const FIELD_TOOLS: readonly FieldTool[] = [
  "select",
  "measure",
  ...FIELD_KINDS.map(({ kind }) => kind),
];

/** The key of a tool while the map has the focus. */
export function keyOfTool(tool: FieldTool): string {
  if (tool === "select") return "V";
  return tool === "measure" ? "M" : fieldKind(tool).toolKey;
}

/**
 * The map's tool for a tool of the battlefield: a thing is drawn as the shape it resembles; one with a fixed size is
 * placed by a click.
 */
export function mapToolOf(tool: FieldTool): MapTool {
  if (tool === "select" || tool === "measure") return tool;
  return fieldKind(tool).drawnAs ?? "place";
}

/** The handling of a tool, described below the map. */
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

/** The kind of thing a tool adds; null for a tool that adds nothing. */
export function laidKind(tool: FieldTool): FieldKind | null {
  return tool === "select" || tool === "measure" ? null : tool;
}

/** The tool for a key. */
export function toolOfKey(key: string): FieldTool | null {
  return FIELD_TOOLS.find((tool) => keyOfTool(tool) === key.toUpperCase()) ?? null;
}
