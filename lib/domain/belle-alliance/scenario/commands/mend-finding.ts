import { usualWeight, weightsOf } from "@/lib/rules/belle-alliance/horse";
import { weaponsOf } from "@/lib/rules/belle-alliance/small-arms";
import { distanceCm, moved, type Point } from "@/lib/terrain/point";
import {
  distanceToLineCm,
  lengthCm,
  midStation,
  type Station,
  stationsAlong,
} from "@/lib/terrain/polyline";
import { freeSideColour } from "../../../table/side-colours";
import { ditchShapes, roadShapes, streamShapes } from "../checks/shapes";
import type { Feature } from "../feature";
import { findFeature, findFormation, findReinforcement, findSide, findUnit } from "../find";
import type { MendableCode } from "../mending";
import { weightOfRow } from "../row-weights";
import type { Scenario } from "../scenario";
import type { Unit } from "../unit";
import { yearOf } from "../unit-valour";
import { shiftedCm, shiftFeature } from "./features";
import { garrisonUnit } from "./placement";
import type { ScenarioCommand } from "./scenario-command";

/** The edit of one thing concerned, by its id. */
type Mend = (draft: Scenario, id: string) => void;

const ofUnit =
  (change: (unit: Unit) => void): Mend =>
  (draft, id) =>
    change(findUnit(draft, id).item);

const MENDS: Readonly<Record<MendableCode, Mend>> = {
  "lance-of-other-arm": ofUnit((unit) => {
    unit.lance = false;
  }),
  "weight-of-other-arm": ofUnit((unit) => {
    unit.weight = null;
  }),
  "weapon-of-other-arm": ofUnit((unit) => {
    unit.weapon = weaponsOf(unit.arm)[0] ?? null;
  }),
  "marksmen-of-other-arm": ofUnit((unit) => {
    unit.marksmen = false;
  }),
  "light-of-other-arm": ofUnit((unit) => {
    unit.light = false;
  }),
  "light-unlisted": ofUnit((unit) => {
    unit.light = false;
  }),
  "howitzers-beyond-guns": ofUnit((unit) => {
    unit.howitzers = unit.arm === "artillery" ? unit.guns : null;
  }),
  "weight-against-type": setRightWeight,
  "supplies-of-train": ofUnit((unit) => {
    unit.supplies = null;
  }),
  "ammunition-of-other-arm": ofUnit((unit) => {
    unit.ammunition = false;
  }),
  "building-reinforced-beyond": (draft, id) => {
    const { item } = findFeature(draft, id);
    if (item.kind === "building") item.reinforced = false;
  },
  "unit-over-building": garrisonUnit,
  "formation-in-building": garrisonUnit,
  "garrison-outside": garrisonUnit,
  "crossing-over-nothing": moveToWater,
  "place-off-table": moveOntoTable,
  "commander-off-table": moveCommanderOntoTable,
  "side-colour-twice": (draft, id) => {
    const { item, index } = findSide(draft, id);
    const before = draft.sides.slice(0, index);
    if (before.some(({ colour }) => colour === item.colour))
      item.colour = freeSideColour(draft.sides);
  },
  "hidden-from-unknown": (draft, id) => {
    const { item } = findFeature(draft, id);
    item.hiddenFrom = item.hiddenFrom.filter((side) =>
      draft.sides.some((each) => each.id === side),
    );
  },
  "entry-off-edge": moveToEdge,
};

/** Settles a finding by its one clear edit of each thing concerned. */
export const mendFinding: ScenarioCommand<{
  readonly code: MendableCode;
  /** Ids of the things concerned. */
  readonly ids: readonly string[];
}> = {
  name: "mendFinding",
  run: (draft, { code, ids }) => {
    for (const id of ids) MENDS[code](draft, id);
  },
};

type Crossing = Extract<Feature, { readonly kind: "crossing" }>;

/** How much a bridge reaches over each bank. */
const OVER_BANK_CM = 0.5;

/** A road's passage over the water is preferred if it is at most this much farther than the nearest place. */
const ROAD_DETOUR_CM = 15;

const EVERY_CM = 0.5;

/** Gives a unit the weight that its row of table 21 states, if its type may have it; else the type's usual one. */
function setRightWeight(draft: Scenario, id: string): void {
  const { item: unit, parents } = findUnit(draft, id);
  if (unit.type === null) {
    unit.weight = null;
    return;
  }
  const stated = weightOfRow(unit, { parents, year: yearOf(draft) });
  const isPossible = stated !== null && weightsOf(unit.type, unit.nation).includes(stated);
  unit.weight = isPossible ? stated : usualWeight(unit.type, unit.nation);
}

/** Puts a bridge or ford across the nearest stream; without one nothing changes. */
function moveToWater(draft: Scenario, id: string): void {
  const { item } = findFeature(draft, id);
  const points = item.kind === "crossing" && placeOverWater(item, draft.map.features);
  if (points) item.points = points.map(([x, y]) => [shiftedCm(x, 0), shiftedCm(y, 0)]);
}

/**
 * A crossing's points across the nearest stream or ditch, where a road passes if one does near by, and long enough for
 * both banks; null if no stream is drawn.
 */
function placeOverWater(crossing: Crossing, features: readonly Feature[]): Point[] | null {
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

function moveOntoTable(draft: Scenario, id: string): void {
  const { item } = findFeature(draft, id);
  const corners = item.kind === "place" ? [[item.xCm, item.yCm] as const] : item.points;
  const eastCm = shiftInto(
    corners.map(([x]) => x),
    draft.map.widthCm,
  );
  const northCm = shiftInto(
    corners.map(([, y]) => y),
    draft.map.depthCm,
  );
  shiftFeature(item, { eastCm, northCm });
}

/** How far a row of coordinates has to move so that it lies between 0 and `most`, or as much of it as fits. */
function shiftInto(values: readonly number[], most: number): number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low < 0) return -low;
  return high > most ? most - high : 0;
}

function moveCommanderOntoTable(draft: Scenario, id: string): void {
  const stand = findFormation(draft, id).item.commander?.placement;
  if (!stand) return;
  stand.xCm = within(stand.xCm, draft.map.widthCm);
  stand.yCm = within(stand.yCm, draft.map.depthCm);
}

function within(cm: number, mostCm: number): number {
  return Math.min(mostCm, Math.max(0, cm));
}

/** Moves an entry straight to the nearest edge of the table. */
function moveToEdge(draft: Scenario, id: string): void {
  const { item } = findReinforcement(draft, id);
  const { widthCm, depthCm } = draft.map;
  const [x, y] = [within(item.entry[0], widthCm), within(item.entry[1], depthCm)];
  const edges: readonly (readonly [number, [number, number]])[] = [
    [x, [0, y]],
    [widthCm - x, [widthCm, y]],
    [y, [x, 0]],
    [depthCm - y, [x, depthCm]],
  ];
  const [nearest] = edges.toSorted(([a], [b]) => a - b);
  if (nearest) item.entry = nearest[1];
}
