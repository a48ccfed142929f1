import { distanceCm, moved, type Point } from "@/lib/terrain/point";
import {
  distanceToLineCm,
  lengthCm,
  midStation,
  type Station,
  stationsAlong,
} from "@/lib/terrain/polyline";
import { ditchShapes, roadShapes, streamShapes } from "./checks/shapes";
import type { Feature } from "./feature";

type Crossing = Extract<Feature, { readonly kind: "crossing" }>;

/** How much a bridge reaches over each bank. */
const OVER_BANK_CM = 0.5;
/** A road's passage over the water is preferred if it is at most this much farther than the nearest place. */
const ROAD_DETOUR_CM = 15;
const EVERY_CM = 0.5;

/**
 * A crossing's points across the nearest stream or ditch, where a road passes if one does near by, and long enough for
 * both banks; null if no stream is drawn.
 */
export function placeOverWater(crossing: Crossing, features: readonly Feature[]): Point[] | null {
  const from = midStation(crossing.points).point;
  const roads = roadShapes(features).map(({ points }) => points);
  const isOnRoad = ({ point }: Station) =>
    roads.some((road) => distanceToLineCm(point, road) <= EVERY_CM);
  const waters = [
    ...streamShapes(features).map(({ feature, points }) => ({
      points,
      widthCm: feature.widthCm ?? 1,
    })),
    ...ditchShapes(features).map(({ points }) => ({ points, widthCm: 1 })),
  ];
  const places = waters.flatMap(({ points, widthCm }) =>
    stationsAlong(points, EVERY_CM).map((station) => ({
      station,
      widthCm,
      awayCm: distanceCm(from, station.point),
    })),
  );
  const inTurn = places.toSorted((a, b) => a.awayCm - b.awayCm);
  const [nearest] = inTurn;
  if (!nearest) return null;
  const near = inTurn.filter(({ awayCm }) => awayCm <= nearest.awayCm + ROAD_DETOUR_CM);
  const { station, widthCm } = near.find((place) => isOnRoad(place.station)) ?? nearest;
  return across(station, Math.max(lengthCm(crossing.points), widthCm + 2 * OVER_BANK_CM));
}

function across({ point, along: [x, y] }: Station, longCm: number): Point[] {
  const over: Point = [-y, x];
  return [moved(point, over, -longCm / 2), moved(point, over, longCm / 2)];
}
