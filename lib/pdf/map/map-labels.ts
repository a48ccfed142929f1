import type { Point } from "@/lib/terrain/point";
import { commanderDiscs, labelCommanders } from "./commander-labels";
import { featureLabels, placeLabels } from "./feature-labels";
import { cornersOf, LabelField } from "./label-placing";
import { type LabelTask, paperPoint } from "./label-type";
import { labelUnits, type UnitLabels } from "./unit-labels";

export type Labelling = Omit<UnitLabels, "field">;

/** Finds room for every label: places first, then units, their commanders, and the names of features. */
export function labelMap(task: LabelTask): Labelling {
  const outlines = task.units.map((unit) => ({
    unit,
    outline: unit.outline.map((point): Point => paperPoint(point, task)),
  }));
  const field = new LabelField(task.widthMm, task.heightMm);
  for (const { outline } of outlines) field.take(outline);
  for (const box of task.kept) field.take(cornersOf(box));
  for (const disc of commanderDiscs(task)) field.take(cornersOf(disc));
  const places = placeLabels(task, field);
  const units = labelUnits(task, field, outlines);
  const commanders = labelCommanders(task, units);
  return {
    keys: new Map([...units.keys, ...commanders.keys]),
    leaders: [...units.leaders, ...commanders.leaders],
    labels: [
      ...featureLabels(task, commanders.field),
      ...places,
      ...units.labels,
      ...commanders.labels,
    ],
  };
}
