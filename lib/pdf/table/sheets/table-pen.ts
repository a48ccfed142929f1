import { PALETTES, type Palette } from "@/lib/domain/table/drawing/palette";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import type { TableScale } from "@/lib/domain/table/sheets/table-sheets";

/** Size of signs, lines and letters by scale; names must be legible to people standing at the table. */
const MARKS: Readonly<Record<TableScale, number>> = { 1: 0.2, 2: 0.32, 4: 0.5 };

/** The share of white mixed into the colours of hills: full colour on whole sheets costs ink and hides the drawing. */
const WHITE = 0.45;

/** A palette pale enough for a hundred sheets. */
const PALE: Palette = {
  ...PALETTES.light,
  table: "#fcf9f0",
  hill: (level) => paler(PALETTES.light.hill(level)),
  wood: paler(PALETTES.light.wood),
  water: paler(PALETTES.light.water),
};

/** The pen for drawing the table on its sheets. */
export function tablePen(depthCm: number, scale: TableScale): Pen {
  return { palette: PALE, mark: MARKS[scale], idPrefix: "t", backing: "plate", depthCm };
}

/** The pen for a plan, which is smaller than the table by the given factor. */
export function planPen(depthCm: number, timesSmaller: number): Pen {
  return { palette: PALE, mark: timesSmaller / 12.5, idPrefix: "p", backing: "plate", depthCm };
}

function paler(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (255 - part) * WHITE));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
