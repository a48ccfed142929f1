import type { ShapeKind } from "@/lib/domain/table/looks/look";
import { lookOf, SHAPE_KINDS } from "@/lib/domain/table/looks/looks";

/** The tool for clicks on the map: select, measure, look, draw a kind of shape, or place a unit. */
export type MapTool =
  | ShapeKind
  | (typeof NON_DRAWING_TOOLS)[number]
  | (typeof POINT_TOOLS)[number]
  | typeof STREET_TOOL;

/** Tools that draw nothing. */
export const NON_DRAWING_TOOLS = ["select", "frame", "measure", "sight", "picture"] as const;
/** Tools that place something by a click. */
export const POINT_TOOLS = ["unit", "place"] as const;
/** Draws a village along the stretch of street that is dragged, or around a click. */
export const STREET_TOOL = "village";

/** The kind of shape a tool draws; null if it draws none. */
export function drawnKind(tool: MapTool): ShapeKind | null {
  return SHAPE_KINDS.find((kind) => kind === tool) ?? null;
}

/** Whether a kind is an area rather than a line. */
export function isAreaKind(kind: ShapeKind | "place"): boolean {
  return kind !== "place" && lookOf({ kind }).shape === "area";
}
