import type { MapView } from "@/lib/domain/scenario/scenario-view";
import type { Words } from "../text/words";
import type { ScaleBar } from "./map-drawing";
import type { MapSheet } from "./map-sheet";

/** Lengths that a part of a bar may stand for. */
const ROUND = [1, 2, 2.5, 5];
const PARTS = 4;
const LONGEST_MM = 76;

/** A bar in metres on the ground, and one in cm on the table for readers who have the grid. */
export function scaleBars(map: MapView, sheet: MapSheet, words: Words): ScaleBar[] {
  const mmPerCm = 10 / sheet.scale;
  const longest = Math.min(LONGEST_MM, sheet.widthMm * 0.45);
  const metres = bar(mmPerCm / map.metresPerCm, longest, words.print("map.metres"), words);
  return map.grid
    ? [metres, bar(mmPerCm, longest, words.print("map.centimetres"), words)]
    : [metres];
}

function bar(mmPerUnit: number, longestMm: number, unit: string, words: Words): ScaleBar {
  const most = longestMm / PARTS / mmPerUnit;
  const power = 10 ** Math.floor(Math.log10(most));
  const part = power * (ROUND.findLast((step) => step * power <= most) ?? 1);
  const figures = Array.from({ length: PARTS + 1 }, (_, i) =>
    words.number(i * part, Number.isInteger(i * part) ? 0 : 1),
  );
  return { partMm: part * mmPerUnit, figures, unit };
}
