import type { TableScale } from "@/lib/domain/table/sheets/table-sheets";
import type { Box } from "@/lib/terrain/box";
import type { Words } from "../../document/text/words";
import type { EdgeTick, SheetPage } from "./table-section";

/** The distance in cm on the table between grid marks at a sheet's edges, by scale. */
const STEP_CM: Readonly<Record<TableScale, number>> = { 1: 10, 2: 10, 4: 20 };

/** The marks of the cm grid at a sheet's upper and left edge, with their figures. */
export function edgeTicks(
  { minX, maxX, minY, maxY }: Box,
  { words, scale }: Pick<Edge, "words" | "scale">,
): SheetPage["ticks"] {
  return {
    columns: ticksBetween(minX, maxX, { scale, words, from: minX, way: 1 }),
    rows: ticksBetween(minY, maxY, { scale, words, from: maxY, way: -1 }),
  };
}

/** Marks closer than this to a corner have no figure, since the corner's own marks are there. */
const CORNER_MM = 4;

interface Edge {
  readonly scale: TableScale;
  readonly words: Words;
  /** The cm at the start of the edge, and whether they increase along it. */
  readonly from: number;
  readonly way: 1 | -1;
}

function ticksBetween(low: number, high: number, { scale, words, from, way }: Edge): EdgeTick[] {
  const step = STEP_CM[scale];
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.max(0, Math.floor(high / step + 1e-9) - first + 1);
  return Array.from({ length: count }, (_, i) => {
    const cm = (first + i) * step;
    const atMm = (way * (cm - from) * 10) / scale;
    const isAtCorner = Math.min(atMm, ((high - low) * 10) / scale - atMm) < CORNER_MM;
    return { atMm, figure: isAtCorner ? "" : words.number(cm) };
  });
}
