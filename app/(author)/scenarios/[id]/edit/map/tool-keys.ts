import {
  drawnKind,
  type MapTool,
  NON_DRAWING_TOOLS,
  POINT_TOOLS,
  STREET_TOOL,
} from "@/app/_map/map-tool";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import type { ShapeKind } from "@/lib/domain/table/looks/look";
import { SHAPE_KINDS } from "@/lib/domain/table/looks/looks";

const MAP_TOOLS: readonly MapTool[] = [
  ...NON_DRAWING_TOOLS,
  ...SHAPE_KINDS,
  STREET_TOOL,
  ...POINT_TOOLS,
];

/** The shortcut key of a tool while the map has the focus. */
export function keyOfTool(tool: MapTool): string {
  const drawn = drawnKind(tool);
  return drawn ? terrainKindOf({ kind: drawn }).toolKey : OTHER_KEYS[tool as OtherTool];
}

type OtherTool = Exclude<MapTool, ShapeKind>;
const OTHER_KEYS: Readonly<Record<OtherTool, string>> = {
  select: "V",
  frame: "Q",
  measure: "M",
  sight: "I",
  picture: "P",
  village: "G",
  unit: "U",
  place: "N",
};

/** The tool of a shortcut key. */
export function toolOfKey(key: string): MapTool | null {
  return MAP_TOOLS.find((tool) => keyOfTool(tool) === key.toUpperCase()) ?? null;
}
