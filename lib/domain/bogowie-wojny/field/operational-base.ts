import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { TABLE_EDGES, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import {
  DEPLOYMENT_DEPTH_CM,
  OPERATIONAL_BASE,
} from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { boxAround } from "@/lib/terrain/box";
import type { Ring } from "@/lib/terrain/ring";
import type { Battlefield } from "./battlefield";
import { toMm } from "./generator/unit-vector";

/** Orientations of a base: long side along its edge or towards the middle; the rules leave this open [14.5]. */
export const BASE_ORIENTATIONS = ["along", "across"] as const;
export type BaseOrientation = (typeof BASE_ORIENTATIONS)[number];

/** A player's operational base, 8 × 4 cm in the middle of their edge [14.5]. */
export function baseOutline(edge: TableEdge, table: TableCm, lie: BaseOrientation = "along"): Ring {
  const { longCm, shortCm } = OPERATIONAL_BASE;
  const [wide, deep] = lie === "along" ? [longCm, shortCm] : [shortCm, longCm];
  const [west, east] = [table.widthCm / 2 - wide / 2, table.widthCm / 2 + wide / 2];
  const [south, north] = edge === "south" ? [0, deep] : [table.depthCm - deep, table.depthCm];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** Whether a base lies along its edge or across it. */
export function orientationOf({ points }: Battlefield["bases"][number]): BaseOrientation {
  const { minX, maxX, minY, maxY } = boxAround(points);
  return maxX - minX >= maxY - minY ? "along" : "across";
}

/** Both players' bases at their place under 14.5. */
export function basesOn(table: TableCm): Battlefield["bases"] {
  return TABLE_EDGES.map((edge) => ({ edge, points: baseOutline(edge, table).map(toMm) }));
}

/** Both players' deployment zones with the depth of 14.6. */
export function deploymentZones(): Battlefield["deploymentZones"] {
  return TABLE_EDGES.map((edge) => ({ edge, depthCm: DEPLOYMENT_DEPTH_CM }));
}
