import { boxAround } from "@/lib/terrain/box";
import { type Point, uprightDeg } from "@/lib/terrain/point";
import { lengthCm, midStation, stationsAlong } from "@/lib/terrain/polyline";
import { centroid, distanceToEdgeCm, type Ring, ringContains } from "@/lib/terrain/ring";
import type { Shape } from "../looks/look";
import { lookOf } from "../looks/looks";
import { readableName } from "../readable-name";
import type { PlaceName, Scene } from "../scene";
import {
  cornersOf,
  firstPlaces,
  footBelowMiddle,
  type LabelStyle,
  labelSize,
  placesAbout,
  placesAround,
} from "./label";
import { type MapLabel, type Naming, RANK, type Wanted } from "./label-request";
import { onPaper, type Pen } from "./pen";
import { LabelField } from "./place-labels";

/** The labels of a scene, placed so that none overlap. */
export function sceneLabels(scene: Scene, pen: Pen, naming: Naming): readonly MapLabel[] {
  const field = new LabelField(scene.widthCm, scene.depthCm);
  for (const { id, cover, ...piece } of scene.pieces) {
    field.addObstacle({ outline: piece.outline(pen), weight: cover, owner: id });
  }
  const labels = settled(field, [
    ...scene.pieces.flatMap((piece) => piece.label?.(pen) ?? []),
    ...scene.places.map((place) => placeLabel(place, pen)),
    ...(scene.pieces.length === 0 ? [] : (scene.namePieces?.(pen, naming) ?? [])),
  ]);
  return naming === "places" || naming === "formations"
    ? labels
    : [...shapeLabels(scene, pen, { field, labels }), ...labels];
}

/** Names that did not fit on the map, for the legend; the most important first. */
export function namesWithoutPlace(labels: readonly MapLabel[]): readonly string[] {
  const dropped = labels.filter(
    ({ fate, style }) => fate.fate === "dropped" && IN_LEGEND.includes(style),
  );
  return [...new Set(dropped.map(({ text }) => text))];
}

const IN_LEGEND: readonly LabelStyle[] = ["place", "minor-place", "group", "unit"];

function settled(field: LabelField, requests: readonly Wanted[]): readonly MapLabel[] {
  const fates = field.place(requests);
  return requests.map(({ id, text, style, colour, turnDeg }, i) => ({
    id,
    text,
    style,
    colour,
    turnDeg,
    fate: fates[i] ?? { fate: "dropped" },
  }));
}

/** Place names go where the author put them, and move if something is in the way. */
function placeLabel({ id, name, minor, xCm, yCm, ...place }: PlaceName, pen: Pen): Wanted {
  const style = minor ? "minor-place" : "place";
  const size = labelSize(name, style, pen);
  const turnDeg = uprightDeg(place.turnDeg);
  const at = onPaper(pen, [xCm, yCm]);
  return {
    id,
    owner: id,
    text: name,
    style,
    colour: null,
    turnDeg,
    rank: minor ? RANK.minorPlace : RANK.place,
    size,
    places: placesAbout(middleOver(at, style, turnDeg, pen), size, turnDeg),
    thing: [at],
    nearCm: size.height * 1.1,
    mayCover: 2,
  };
}

/** The middle of a label whose baseline is centred on a point. */
function middleOver([x, y]: Point, style: LabelStyle, turnDeg: number, pen: Pen): Point {
  const angle = (turnDeg * Math.PI) / 180;
  const up = footBelowMiddle(style, pen);
  return [x + Math.sin(angle) * up, y - Math.cos(angle) * up];
}

/** Labels for the names of shapes that fit, each name once; the others are dropped, since the legend explains the kinds. */
function shapeLabels(
  { shapes }: Scene,
  pen: Pen,
  { field, labels }: { readonly field: LabelField; readonly labels: readonly MapLabel[] },
): readonly MapLabel[] {
  const said = new Set(labels.map(({ text }) => text.toLowerCase()));
  const requests = shapes.flatMap((shape) => {
    if (readableName(shape.name) === "" || said.has(shape.name.toLowerCase())) return [];
    said.add(shape.name.toLowerCase());
    return labelsOfShape(shape, pen);
  });
  for (const shape of shapes) {
    if (shape.kind !== "building") continue;
    const { minX, minY, maxX, maxY } = boxAround(shape.points.map((at) => onPaper(pen, at)));
    const box = { width: maxX - minX, height: maxY - minY };
    const outline = cornersOf({ x: (minX + maxX) / 2, y: (minY + maxY) / 2, ...box });
    field.addObstacle({ outline, weight: "soft", owner: "" });
  }
  return requests.flatMap((turns) => {
    // A line offers several rotations: the first that fits is used.
    for (const request of turns) {
      const [label] = settled(field, [request]);
      if (label && label.fate.fate !== "dropped") return [label];
    }
    return [];
  });
}

/** A line is named along its course, a building or crossing next to it, any other area in its middle. */
function labelsOfShape(named: Shape, pen: Pen): Wanted[][] {
  const size = labelSize(named.name, "feature", pen);
  const points = named.points.map((at) => onPaper(pen, at));
  const request = (places: Iterable<Point>, turnDeg: number): Wanted => ({
    id: named.id,
    owner: "",
    text: named.name,
    style: "feature",
    colour: null,
    turnDeg,
    rank: RANK.feature,
    size,
    places,
    thing: points,
    nearCm: Number.POSITIVE_INFINITY,
    mayCover: 0,
  });
  const { isNamedBeside, shape } = lookOf(named);
  if (isNamedBeside) return [[request(firstPlaces(36, placesAround(points, size, pen)), 0)]];
  if (shape === "area") {
    const places = firstPlaces(40, placesAbout(centroid(points), size));
    return [[request(placesNear(points, size.height, places), 0)]];
  }
  return [
    stationsOf(points).map(({ point, along }) => {
      const turnDeg = uprightDeg((Math.atan2(along[1], along[0]) * 180) / Math.PI);
      return request(firstPlaces(30, placesAbout(point, size, turnDeg)), turnDeg);
    }),
  ];
}

/** The places inside an outline or close to it: the name of a hill across a brook would name the brook. */
function* placesNear(outline: Ring, nearCm: number, places: Iterable<Point>): Generator<Point> {
  for (const place of places) {
    if (ringContains(outline, place) || distanceToEdgeCm(place, outline) <= nearCm) yield place;
  }
}

/** The positions to try for a name along a line: halfway first, then a quarter and three quarters. */
function stationsOf(line: readonly Point[]) {
  const [before, after] = stationsAlong(line, Math.max(lengthCm(line), 1e-6) / 2);
  return [midStation(line), ...(before && after ? [before, after] : [])];
}
