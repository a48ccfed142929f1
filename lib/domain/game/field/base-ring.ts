import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { OPERATIONAL_BASE } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { BaseLies } from "./field-entry";

/** A player's operational base in the middle of his edge, its long side along it or into the table [14.5]. */
export function baseRing(
  edge: TableEdge,
  { widthCm, depthCm }: TableCm,
  lies: BaseLies,
): [number, number][] {
  const { longCm, shortCm } = OPERATIONAL_BASE;
  const [wide, deep] = lies === "along" ? [longCm, shortCm] : [shortCm, longCm];
  const [west, east] = [(widthCm - wide) / 2, (widthCm + wide) / 2];
  const [south, north] = edge === "south" ? [0, deep] : [depthCm - deep, depthCm];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
