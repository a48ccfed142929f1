import type { PlacedUnitView } from "@/lib/domain/scenario/scenario-view";
import { between, type Point } from "@/lib/terrain/point";
import { centroid, distanceToEdgeCm, ringHolds } from "@/lib/terrain/ring";
import { boxesAround, boxInside, cornersOf, type LabelBox, type LabelField } from "./label-placing";
import { type LabelTask, labelAt, sizeOf } from "./label-type";
import type { MapDrawing } from "./map-drawing";

/** More units than this are numbered at once. */
const MOST_NAMED_UNITS = 40;
/** A label nearer than this to its unit needs no line. */
const LEAST_LEADER_MM = 2.5;

export interface UnitLabels extends Pick<MapDrawing, "labels" | "leaders"> {
  /** The number of each placed unit, or letter of each commander, by id; empty where names stand on the map. */
  readonly keys: ReadonlyMap<string, string>;
  /** The field with these labels on it. */
  readonly field: LabelField;
}

/** A unit with its outline in mm on paper. */
export interface UnitOutline {
  readonly unit: PlacedUnitView;
  readonly outline: Point[];
}

/**
 * Units bear their names where every name finds a free place; else all are numbered in the order of
 * battle's order.
 */
export function labelUnits(
  task: LabelTask,
  field: LabelField,
  outlines: readonly UnitOutline[],
): UnitLabels {
  const named = outlines.length <= MOST_NAMED_UNITS ? nameUnits(task, field, outlines) : null;
  return named ?? numberUnits(field, outlines);
}

/** Null where a name finds no free place. */
function nameUnits(
  task: LabelTask,
  field: LabelField,
  outlines: readonly UnitOutline[],
): UnitLabels | null {
  const named = outlines.map(({ unit: { name }, outline }) => ({ name, outline }));
  const labels = placeNames(task, field, named);
  return labels && { keys: new Map(), ...labels };
}

/** Names beside what bears them; null where one of them finds no free place. */
export function placeNames(
  task: LabelTask,
  field: LabelField,
  named: readonly { readonly name: string; readonly outline: Point[] }[],
): Omit<UnitLabels, "keys"> | null {
  const trial = field.copy();
  const placed = named.map(({ name, outline }) =>
    placeNear(outline, "unit", task.name(name), trial),
  );
  const all = placed.filter((label) => label !== null);
  return all.length < named.length ? null : { field: trial, ...drawn("unit", all) };
}

/** A number always gets a place: where none is free it stands in the middle of its unit. */
function numberUnits(field: LabelField, outlines: readonly UnitOutline[]): UnitLabels {
  const keys = new Map(outlines.map(({ unit }, i) => [unit.id, String(i + 1)]));
  const placed = outlines.map(({ outline }, i) => {
    const text = String(i + 1);
    const inside = { ...middleOfOutline(outline), ...sizeOf(text, "key") };
    if (boxInside(inside, outline)) return { text, box: inside, outline, onUnit: true };
    return placeNear(outline, "key", text, field) ?? { text, box: inside, outline, onUnit: false };
  });
  return { keys, field, ...drawn("key", placed) };
}

interface PlacedLabel {
  readonly text: string;
  readonly box: LabelBox;
  readonly outline: readonly Point[];
  readonly onUnit: boolean;
}

function placeNear(
  outline: Point[],
  style: "unit" | "key",
  text: string,
  field: LabelField,
): PlacedLabel | null {
  const size = sizeOf(text, style);
  const box = boxesAround(outline, size).find((each) => field.isFree(each));
  if (!box) return null;
  field.take(cornersOf(box));
  return { text, box, outline, onUnit: false };
}

function drawn(
  style: "unit" | "key",
  placed: readonly PlacedLabel[],
): Pick<UnitLabels, "labels" | "leaders"> {
  return {
    labels: placed.map(({ text, box, onUnit }) => labelAt(style, text, box, 0, onUnit)),
    leaders: placed.flatMap(({ box, outline, onUnit }) => (onUnit ? [] : leaderOf(box, outline))),
  };
}

/** A line from a label to its unit, where they do not stand side by side. */
function leaderOf(box: LabelBox, outline: readonly Point[]): [number, number, number, number][] {
  const middle = middleOfOutline(outline);
  const from: Point = [
    Math.min(box.x + box.width / 2, Math.max(box.x - box.width / 2, middle.x)),
    Math.min(box.y + box.height / 2, Math.max(box.y - box.height / 2, middle.y)),
  ];
  return distanceToEdgeCm(from, outline) < LEAST_LEADER_MM
    ? []
    : [[...from, ...edgeTowards(from, middle, outline)]];
}

/** Where a line from outside to the middle enters the outline, to a twentieth of its length. */
function edgeTowards(
  from: Point,
  { x, y }: { x: number; y: number },
  outline: readonly Point[],
): Point {
  const steps = Array.from({ length: 20 }, (_, i) => between(from, [x, y], i / 20));
  return steps.find((point) => ringHolds(outline, point)) ?? [x, y];
}

function middleOfOutline(outline: readonly Point[]): { x: number; y: number } {
  const [x, y] = centroid(outline);
  return { x, y };
}
