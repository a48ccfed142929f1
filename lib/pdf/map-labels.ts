import type { Feature, ShapeFeature } from "@/lib/domain/scenario/feature";
import type { PlacedUnitView } from "@/lib/domain/scenario/scenario-view";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import { between, type Point } from "@/lib/terrain/point";
import { midStation } from "@/lib/terrain/polyline";
import { centroid, distanceToEdgeCm, ringHolds } from "@/lib/terrain/ring";
import { textWidthMm } from "./fonts";
import { boxesAround, boxInside, cornersOf, type LabelBox, LabelField } from "./label-placing";
import type { MapDrawing, MapLabel } from "./map-drawing";
import type { Projection } from "./map-shapes";
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

/** Maps smaller than this leave minor places out. */
const MINOR_PLACES_UP_TO_SCALE = 20;
/** More units than this are numbered at once. */
const MOST_NAMED_UNITS = 40;
/** A label nearer than this to its unit needs no line. */
const LEAST_LEADER_MM = 2.5;

export interface Labelling extends Pick<MapDrawing, "labels" | "leaders"> {
  /** Each placed unit's number by id; empty where names stand on the map. */
  readonly keys: ReadonlyMap<string, string>;
}

/** What is to be labelled, in mm on paper. */
export interface LabelTask {
  readonly features: readonly Feature[];
  readonly units: readonly PlacedUnitView[];
  /** A name as it is printed. */
  readonly name: (text: string) => string;
  readonly projection: Projection;
  readonly widthMm: number;
  readonly heightMm: number;
  /** What is drawn over all else and must not be covered. */
  readonly kept: readonly LabelBox[];
}

/**
 * Places first, then units, then the names of features. Units bear their names where every name finds
 * a free place; else all are numbered in the order of battle's order.
 */
export function labelMap(task: LabelTask): Labelling {
  const outlines = task.units.map((unit) => ({
    unit,
    outline: unit.outline.map((point) => paperPoint(point, task)),
  }));
  const field = new LabelField(task.widthMm, task.heightMm);
  for (const { outline } of outlines) field.take(outline);
  for (const box of task.kept) field.take(cornersOf(box));
  const places = placeLabels(task, field);
  const units = labelUnits(task, field, outlines);
  return {
    keys: units.keys,
    leaders: units.leaders,
    labels: [...featureLabels(task, units.field), ...places, ...units.labels],
  };
}

interface UnitOutline {
  readonly unit: PlacedUnitView;
  readonly outline: Point[];
}

/** The author put places where they are; they move only a little, to clear a unit. */
function placeLabels(task: LabelTask, field: LabelField): MapLabel[] {
  const shown = task.features
    .filter((feature) => feature.kind === "place")
    .filter(({ minor }) => !minor || task.projection.scale <= MINOR_PLACES_UP_TO_SCALE)
    .sort((a, b) => Number(a.minor) - Number(b.minor));
  return shown.flatMap((place) => {
    const style = place.minor ? "minor-place" : "place";
    const text = task.name(place.name);
    const [x, y] = paperPoint([place.xCm, place.yCm], task);
    const wanted: LabelBox = { x, y, ...sizeOf(text, style) };
    const box =
      nudged(wanted).find((each) => field.isClear(cornersOf(each, place.turnDeg))) ?? wanted;
    field.take(cornersOf(box, place.turnDeg));
    return [labelAt(style, text, box, place.turnDeg)];
  });
}

function nudged(box: LabelBox): LabelBox[] {
  const steps = [0, -1, 1, -2, 2].map((step) => step * box.height);
  return steps.flatMap((dy) =>
    [0, -0.3, 0.3].map((dx) => ({ ...box, x: box.x + dx * box.width, y: box.y + dy })),
  );
}

interface UnitLabels extends Labelling {
  /** The field with these labels on it. */
  readonly field: LabelField;
}

function labelUnits(
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
  const trial = field.copy();
  const placed = outlines.map(({ unit, outline }) =>
    placeNear(outline, "unit", task.name(unit.name), trial),
  );
  const all = placed.filter((label) => label !== null);
  if (all.length < outlines.length) return null;
  return { keys: new Map(), field: trial, ...drawn("unit", all) };
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
): Pick<Labelling, "labels" | "leaders"> {
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

/** Names of features that find a free place, each name once; the others are left to the legend. */
function featureLabels(task: LabelTask, field: LabelField): MapLabel[] {
  for (const outline of buildingBoxes(task)) field.take(outline);
  const said = new Set(
    task.features.filter(({ kind }) => kind === "place").map(({ name }) => name),
  );
  return task.features.flatMap((feature) => {
    if (feature.kind === "place" || feature.name === "" || said.has(feature.name)) return [];
    const text = task.name(feature.name);
    const place = featurePlaces(feature, text, task).find(
      ({ box, turnDeg }) => field.isFree(box) && field.isClear(cornersOf(box, turnDeg)),
    );
    if (!place) return [];
    said.add(feature.name);
    field.take(cornersOf(place.box, place.turnDeg));
    return [labelAt("feature", text, place.box, place.turnDeg)];
  });
}

function buildingBoxes(task: LabelTask): Point[][] {
  return task.features.flatMap((feature) => {
    if (feature.kind !== "building") return [];
    const box = boxAround(feature.points.map((point) => paperPoint(point, task)));
    const [x, y] = boxCentre(box);
    return [cornersOf({ x, y, width: box.maxX - box.minX, height: box.maxY - box.minY })];
  });
}

interface LabelPlace {
  readonly box: LabelBox;
  readonly turnDeg: number;
}

/** A line bears its name along itself, a building or crossing beside it, any other area in its middle. */
function featurePlaces(feature: ShapeFeature, text: string, task: LabelTask): LabelPlace[] {
  const size = sizeOf(text, "feature");
  const points = feature.points.map((point) => paperPoint(point, task));
  if (feature.kind === "building" || feature.kind === "crossing") {
    return boxesAround(points, size).map((box) => ({ box, turnDeg: 0 }));
  }
  if (feature.kind === "hill" || feature.kind === "wood" || feature.kind === "ground") {
    const [x, y] = centroid(points);
    return nudged({ x, y, ...size }).map((box) => ({ box, turnDeg: 0 }));
  }
  const { point, along } = midStation(points);
  const turnDeg = (Math.atan2(along[1], along[0]) * 180) / Math.PI;
  const upright = turnDeg > 90 ? turnDeg - 180 : turnDeg < -90 ? turnDeg + 180 : turnDeg;
  return nudged({ x: point[0], y: point[1], ...size }).map((box) => ({ box, turnDeg: upright }));
}

function labelAt(
  style: MapLabel["style"],
  text: string,
  { x, y }: LabelBox,
  turnDeg = 0,
  onUnit = false,
): MapLabel {
  return { style, text, x, y, turnDeg, onUnit };
}

function sizeOf(text: string, style: keyof typeof TYPE): { width: number; height: number } {
  const { sizePt, face } = TYPE[style];
  return { width: textWidthMm(text, face, sizePt) + 0.8, height: sizePt * PT_MM * 1.05 };
}

function middleOfOutline(outline: readonly Point[]): { x: number; y: number } {
  const [x, y] = centroid(outline);
  return { x, y };
}

function paperPoint(point: Point, { projection }: LabelTask): Point {
  return onPaper(point, projection.scale, projection.depthCm);
}
