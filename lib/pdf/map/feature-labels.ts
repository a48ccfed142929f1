import type { ShapeFeature } from "@/lib/domain/scenario/feature";
import { featureName, wantsName } from "@/lib/domain/scenario/feature-name";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import { type Point, uprightDeg } from "@/lib/terrain/point";
import { lengthCm, midStation, type Station, stationsAlong } from "@/lib/terrain/polyline";
import { centroid } from "@/lib/terrain/ring";
import { boxesAround, cornersOf, type LabelBox, type LabelField } from "./label-placing";
import { type LabelTask, labelAt, nudged, paperPoint, sizeOf, strayed } from "./label-type";
import type { MapLabel } from "./map-drawing";

/** Maps smaller than this leave minor places out. */
const MINOR_PLACES_UP_TO_SCALE = 20;

/** The author put places where they are; they move as little as clears a unit. */
export function placeLabels(task: LabelTask, field: LabelField): MapLabel[] {
  const shown = task.features
    .filter((feature) => feature.kind === "place")
    .filter((place) => !wantsName(place))
    .filter(({ minor }) => !minor || task.projection.scale <= MINOR_PLACES_UP_TO_SCALE)
    .sort((a, b) => Number(a.minor) - Number(b.minor));
  return shown.flatMap((place) => {
    const style = place.minor ? "minor-place" : "place";
    const text = task.name(place.name);
    const [x, y] = paperPoint([place.xCm, place.yCm], task);
    const turnDeg = uprightDeg(place.turnDeg);
    const box = roomFor({ x, y, ...sizeOf(text, style) }, turnDeg, field);
    field.take(cornersOf(box, turnDeg));
    return [labelAt(style, text, box, turnDeg)];
  });
}

/** The nearest free place for a label that must stand; where there is none, where it covers least. */
function roomFor(wanted: LabelBox, turnDeg: number, field: LabelField): LabelBox {
  const [first = wanted, ...others] = strayed(wanted, turnDeg).map((box) => ({
    ...box,
    cost: field.cost(cornersOf(box, turnDeg)),
  }));
  return others.reduce<LabelBox & { cost?: number }>(
    (best, next) => (next.cost < (best.cost ?? Infinity) ? next : best),
    first,
  );
}

/** Names of features that find a free place, each name once; the others are left to the legend. */
export function featureLabels(task: LabelTask, field: LabelField): MapLabel[] {
  for (const outline of buildingBoxes(task)) field.take(outline);
  const said = new Set(
    task.features.filter(({ kind }) => kind === "place").map(({ name }) => name.toLowerCase()),
  );
  return task.features.flatMap((feature) => {
    if (
      feature.kind === "place" ||
      featureName(feature) === "" ||
      said.has(feature.name.toLowerCase())
    )
      return [];
    const text = task.name(feature.name);
    const place = featurePlaces(feature, text, task).find(({ box, turnDeg }) =>
      field.isFree(box, turnDeg),
    );
    if (!place) return [];
    said.add(feature.name.toLowerCase());
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
  return stationsOf(points).flatMap(({ point: [x, y], along }) => {
    const turnDeg = uprightDeg((Math.atan2(along[1], along[0]) * 180) / Math.PI);
    return nudged({ x, y, ...size }, turnDeg).map((box) => ({ box, turnDeg }));
  });
}

/** Where along a line its name may stand: half way first, then a quarter and three quarters. */
function stationsOf(line: readonly Point[]): Station[] {
  const [before, after] = stationsAlong(line, Math.max(lengthCm(line), 1e-6) / 2);
  return [midStation(line), ...(before && after ? [before, after] : [])];
}
