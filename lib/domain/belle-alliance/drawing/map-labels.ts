import { boxAround } from "@/lib/terrain/box";
import { type Point, uprightDeg } from "@/lib/terrain/point";
import { lengthCm, midStation, stationsAlong } from "@/lib/terrain/polyline";
import { centroid, distanceToEdgeCm, type Ring, ringContains } from "@/lib/terrain/ring";
import {
  cornersOf,
  firstPlaces,
  footBelowMiddle,
  type LabelStyle,
  labelSize,
  placesAbout,
  placesAround,
} from "../../table/drawing/label";
import {
  type MapLabel,
  type Naming,
  NEAR,
  RANK,
  type Wanted,
} from "../../table/drawing/label-request";
import { onPaper, type Pen } from "../../table/drawing/pen";
import { LabelField } from "../../table/drawing/place-labels";
import { terrainKindOf } from "../ground/kinds";
import type { ShapeFeature } from "../scenario/feature";
import { featureName } from "../scenario/feature-name";
import type { MapView } from "../scenario/scenario-view";
import { entryOutline } from "./draw-entry";
import { discOf, outlineOf, troopLabels } from "./troop-labels";

/** The labels of a map, placed so that none overlap. */
export function mapLabels(map: MapView, pen: Pen, naming: Naming): readonly MapLabel[] {
  const field = new LabelField(map.widthCm, map.depthCm);
  for (const unit of map.units) {
    field.addObstacle({ outline: outlineOf(unit, pen), weight: "soft", owner: unit.id });
  }
  for (const each of map.commanders) {
    field.addObstacle({ outline: discOf(each, pen), weight: "hard", owner: each.id });
  }
  map.entries.forEach((entry, i) => {
    field.addObstacle({
      outline: entryOutline(entry, map, pen),
      weight: "hard",
      owner: entryId(i),
    });
  });
  const labels = settled(field, [
    ...entryLabels(map, pen),
    ...placeNameLabels(map, pen),
    ...troopLabels(map, pen, naming),
  ]);
  return naming === "places" || naming === "formations"
    ? labels
    : [...featureLabels(map, pen, { field, labels }), ...labels];
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

function entryLabels(map: MapView, pen: Pen): Wanted[] {
  return map.entries.map((entry, i) => {
    const text = String(entry.bound);
    const outline = entryOutline(entry, map, pen);
    const size = labelSize(text, "entry", pen);
    return {
      id: entryId(i),
      owner: entryId(i),
      text,
      style: "entry",
      colour: entry.colour,
      turnDeg: 0,
      rank: RANK.entry,
      size,
      places: placesAround(outline, size, pen),
      thing: outline,
      nearCm: NEAR * pen.mark,
      mayCover: 3,
    };
  });
}

function entryId(index: number): string {
  return `entry ${index}`;
}

/** Place names go where the author put them, and move if something is in the way. */
function placeNameLabels(map: MapView, pen: Pen): Wanted[] {
  return map.features.flatMap((place) => {
    if (place.kind !== "place") return [];
    const style = place.minor ? "minor-place" : "place";
    const size = labelSize(place.name, style, pen);
    const turnDeg = uprightDeg(place.turnDeg);
    const at = onPaper(pen, [place.xCm, place.yCm]);
    return [
      {
        id: place.id,
        owner: place.id,
        text: place.name,
        style,
        colour: null,
        turnDeg,
        rank: place.minor ? RANK.minorPlace : RANK.place,
        size,
        places: placesAbout(middleOver(at, style, turnDeg, pen), size, turnDeg),
        thing: [at],
        nearCm: size.height * 1.1,
        mayCover: 2,
      },
    ];
  });
}

/** The middle of a label whose baseline is centred on a point. */
function middleOver([x, y]: Point, style: LabelStyle, turnDeg: number, pen: Pen): Point {
  const angle = (turnDeg * Math.PI) / 180;
  const up = footBelowMiddle(style, pen);
  return [x + Math.sin(angle) * up, y - Math.cos(angle) * up];
}

/** Labels for feature names that fit, each name once; the others are dropped, since the legend explains the kinds. */
function featureLabels(
  map: MapView,
  pen: Pen,
  { field, labels }: { readonly field: LabelField; readonly labels: readonly MapLabel[] },
): readonly MapLabel[] {
  const said = new Set(labels.map(({ text }) => text.toLowerCase()));
  const requests = map.features.flatMap((feature) => {
    if (feature.kind === "place" || featureName(feature) === "") return [];
    if (said.has(feature.name.toLowerCase())) return [];
    said.add(feature.name.toLowerCase());
    return labelsOfFeature(feature, pen);
  });
  for (const feature of map.features) {
    if (feature.kind !== "building") continue;
    const { minX, minY, maxX, maxY } = boxAround(feature.points.map((at) => onPaper(pen, at)));
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
function labelsOfFeature(feature: ShapeFeature, pen: Pen): Wanted[][] {
  const size = labelSize(feature.name, "feature", pen);
  const points = feature.points.map((at) => onPaper(pen, at));
  const request = (places: Iterable<Point>, turnDeg: number): Wanted => ({
    id: feature.id,
    owner: "",
    text: feature.name,
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
  const { isNamedBeside, shape } = terrainKindOf(feature);
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
