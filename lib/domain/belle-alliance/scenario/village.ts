import { type Box, boxContains } from "@/lib/terrain/box";
import { placedRectangle } from "@/lib/terrain/placement";
import { bearingDeg, distanceCm, moved, type Point } from "@/lib/terrain/point";
import {
  cutAt,
  lengthCm,
  midStation,
  type Polyline,
  type Station,
  segmentsOf,
  stationsAlong,
  waysFrom,
} from "@/lib/terrain/polyline";
import { edgesOf, middleOf, type Ring, ringContains, ringsMeet } from "@/lib/terrain/ring";
import { segmentsMeet } from "@/lib/terrain/segment";
import { roundedCm } from "@/lib/terrain/snap";
import type { PointCm } from "../../document/primitives";
import { blankShape } from "./blank-shape";
import type { Feature, ShapeFeature } from "./feature";

/** The request for a village along a street; each house becomes a separate building. */
export interface VillageOptions {
  readonly name: string;
  readonly houses: number;
  /** In cm: from the middle of a house to the next on the same side, and from the street to the walls. */
  readonly everyCm: number;
  readonly setBackCm: number;
  /** Along the street and away from it, in cm. */
  readonly house: { readonly lengthCm: number; readonly depthCm: number };
  /** How irregular the houses are: 0 for two straight rows, 1 for random offsets up to a house's depth. */
  readonly spread: number;
  readonly material: Extract<ShapeFeature, { kind: "building" }>["material"];
}

/** The stretch of a road as long as the village, its middle as near as possible to a place. */
export function streetOf(
  road: Polyline,
  about: Point,
  options: Pick<VillageOptions, "houses" | "everyCm">,
): Polyline {
  const [onwards, back] = waysFrom(about, road);
  const length = streetLengthCm(options);
  const before = Math.max(length / 2, length - lengthCm(onwards));
  const begun = cutAt(back, before);
  return [...begun.slice(1).toReversed(), ...cutAt(onwards, length - lengthCm(begun))];
}

/** The length in cm of a street with this many houses on its two sides. */
export function streetLengthCm({
  houses,
  everyCm,
}: Pick<VillageOptions, "houses" | "everyCm">): number {
  return Math.ceil(houses / 2) * everyCm;
}

/**
 * The houses of a village on both sides of a street, and its name. Houses that would overlap another or leave the table
 * are left out. The same request always gives the same village.
 */
export function villageOf(
  options: VillageOptions,
  {
    street,
    table,
    newId,
  }: { readonly street: Polyline; readonly table: Box; readonly newId: () => string },
): readonly Feature[] {
  const walls: PointCm[][] = [];
  for (const [at, station] of stationsAlong(street, options.everyCm).entries()) {
    for (const side of [1, -1] as const) {
      if (walls.length >= options.houses) break;
      const house = wallsOf(options, { station, side, nth: 2 * at + (side > 0 ? 0 : 1) });
      const hasRoom =
        house.every((corner) => boxContains(table, corner)) &&
        !walls.some((other) => ringsMeet(other, house)) &&
        !standsIn(street, house);
      if (hasRoom) walls.push(house);
    }
  }
  const houses = walls.map((ring): Feature => {
    return { ...blankShape("building", newId(), ring), material: options.material } as Feature;
  });
  return options.name.trim() === "" ? houses : [...houses, nameOf(options.name, street, newId())];
}

/** Whether a bend of the street runs through a house. */
function standsIn(street: Polyline, house: Ring): boolean {
  if (street.some((place) => ringContains(house, place))) return true;
  const walls = edgesOf(house);
  return segmentsOf(street).some((piece) => walls.some((wall) => segmentsMeet(wall, piece)));
}

interface Plot {
  readonly station: Station;
  /** 1 for the left of the street, -1 for the right. */
  readonly side: 1 | -1;
  readonly nth: number;
}

function wallsOf(
  { everyCm, setBackCm, house, spread }: VillageOptions,
  { station, side, nth }: Plot,
): PointCm[] {
  const { depthCm } = house;
  const along = spread * (everyCm - house.lengthCm) * (evenly(nth) - 0.5);
  const away = setBackCm + depthCm / 2 + spread * depthCm * evenly(nth + 0.5);
  const [east, north] = station.along;
  const [xCm, yCm] = moved(
    moved(station.point, station.along, along),
    [-north * side, east * side],
    away,
  );
  const facingDeg = bearingDeg([0, 0], [-north, east]);
  const walls = placedRectangle({ widthCm: house.lengthCm, depthCm }, { xCm, yCm, facingDeg });
  return walls.map(([x, y]): PointCm => [roundedCm(x), roundedCm(y)]);
}

const GOLDEN = 0.618_033_988_75;

/** Numbers from 0 to 1 that form no visible pattern: multiples of the golden section. */
function evenly(n: number): number {
  return (n * GOLDEN) % 1;
}

function nameOf(name: string, street: Polyline, id: string): Feature {
  const [xCm, yCm] = midStation(street).point;
  const at = { xCm: roundedCm(xCm), yCm: roundedCm(yCm) };
  return { kind: "place", id, name: name.trim(), ...at, turnDeg: 0, minor: false, hiddenFrom: [] };
}

/** Houses are of one village if the middle of each is this near to that of another. */
const NEIGHBOURS_CM = 12;

/** Fewer houses are a farm rather than a village. */
const LEAST_HOUSES = 4;

type Building = Extract<Feature, { kind: "building" }>;

/** Houses that stand together and differ in nothing but their ground plan. */
export interface HouseGroup {
  /** The name of the nearest place, if it is as near as a neighbour; otherwise empty. */
  readonly place: string;
  readonly houses: readonly Building[];
}

/** The villages among some features: groups of four or more nameless buildings of one kind close to each other. */
export function villagesIn(features: readonly Feature[]): readonly HouseGroup[] {
  const houses = features.filter(
    (feature): feature is Building => feature.kind === "building" && feature.name === "",
  );
  const kinds = [...new Set(houses.map(kindKey))];
  return kinds
    .flatMap((kind) => neighbourhoods(houses.filter((house) => kindKey(house) === kind)))
    .filter(({ length }) => length >= LEAST_HOUSES)
    .map((group) => ({ houses: group, place: placeAmong(group, features) }));
}

function kindKey({ id, name, points, locked, ...kind }: Building): string {
  return JSON.stringify(kind);
}

function neighbourhoods(houses: readonly Building[]): Building[][] {
  const middles = new Map(houses.map((house) => [house, middleOf(house.points)]));
  const isNear = (a: Building, b: Building) =>
    distanceCm(middles.get(a) ?? [0, 0], middles.get(b) ?? [0, 0]) <= NEIGHBOURS_CM;
  const left = new Set(houses);
  const groups: Building[][] = [];
  for (const first of houses) {
    if (!left.delete(first)) continue;
    const group = [first];
    // The group grows while it is walked.
    for (const house of group) {
      for (const other of left) if (isNear(house, other) && left.delete(other)) group.push(other);
    }
    groups.push(group);
  }
  return groups;
}

function placeAmong(houses: readonly Building[], features: readonly Feature[]): string {
  const middles = houses.map(({ points }) => middleOf(points));
  const [nearest] = features
    .flatMap((feature) => {
      if (feature.kind !== "place") return [];
      const at: Point = [feature.xCm, feature.yCm];
      const awayCm = Math.min(...middles.map((middle) => distanceCm(middle, at)));
      return awayCm <= NEIGHBOURS_CM ? [{ name: feature.name, awayCm }] : [];
    })
    .toSorted((a, b) => a.awayCm - b.awayCm);
  return nearest?.name ?? "";
}
