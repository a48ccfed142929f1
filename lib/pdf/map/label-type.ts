import type { Feature } from "@/lib/domain/scenario/feature";
import type { PlacedCommanderView, PlacedUnitView } from "@/lib/domain/scenario/scenario-view";
import type { Point } from "@/lib/terrain/point";
import { textWidthMm } from "../press/fonts";
import type { LabelBox } from "./label-placing";
import type { MapLabel } from "./map-drawing";
import type { Projection } from "./map-path";
import { onPaper } from "./map-sheet";

const PT_MM = 25.4 / 72;

/** Size and face of each kind of label; `map.typ` sets the same. */
const TYPE = {
  place: { sizePt: 9, face: "serifSemiboldItalic" },
  "minor-place": { sizePt: 7.5, face: "serifItalic" },
  feature: { sizePt: 7, face: "serifItalic" },
  unit: { sizePt: 6.5, face: "sansSemibold" },
  key: { sizePt: 6.5, face: "sansBold" },
} as const;

/** What is to be labelled, in mm on paper. */
export interface LabelTask {
  readonly features: readonly Feature[];
  readonly units: readonly PlacedUnitView[];
  readonly commanders: readonly PlacedCommanderView[];
  /** A name as it is printed. */
  readonly name: (text: string) => string;
  readonly projection: Projection;
  readonly widthMm: number;
  readonly heightMm: number;
  /** What is drawn over all else and must not be covered. */
  readonly kept: readonly LabelBox[];
}

/** A label as it is drawn. */
export function labelAt(
  style: MapLabel["style"],
  text: string,
  { x, y }: LabelBox,
  turnDeg = 0,
  onUnit = false,
): MapLabel {
  return { style, text, x, y, turnDeg, onUnit };
}

/** The room a text takes, in mm. */
export function sizeOf(text: string, style: keyof typeof TYPE): { width: number; height: number } {
  const { sizePt, face } = TYPE[style];
  return { width: textWidthMm(text, face, sizePt) + 0.8, height: sizePt * PT_MM * 1.05 };
}

/** A place on the table, in mm on paper. */
export function paperPoint(point: Point, { projection }: LabelTask): Point {
  return onPaper(point, projection.scale, projection.depthCm);
}

/** A label's box at its place, and a little above, below and beside it as it is turned; the nearest first. */
export function nudged(box: LabelBox, turnDeg = 0): LabelBox[] {
  return shifted(box, turnDeg, { down: [0, -1, 1, -2, 2], along: [0, -0.3, 0.3] });
}

/** As `nudged`, to look farther about where nothing near is free. */
export function strayed(box: LabelBox, turnDeg = 0): LabelBox[] {
  const down = [0, -1, 1, -2, 2, -3, 3, -4, 4];
  const along = [0, -0.3, 0.3, -0.6, 0.6, -1, 1];
  const away = ({ x, y }: LabelBox) => Math.hypot(x - box.x, y - box.y);
  return shifted(box, turnDeg, { down, along }).toSorted((a, b) => away(a) - away(b));
}

/** Steps in the label's own heights and widths. */
function shifted(
  box: LabelBox,
  turnDeg: number,
  steps: { readonly down: readonly number[]; readonly along: readonly number[] },
): LabelBox[] {
  const angle = (turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return steps.down.flatMap((down) =>
    steps.along.map((along) => {
      const [dx, dy] = [along * box.width, down * box.height];
      return { ...box, x: box.x + dx * cos - dy * sin, y: box.y + dx * sin + dy * cos };
    }),
  );
}
