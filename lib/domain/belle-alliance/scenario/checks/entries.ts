import { boxAround, boxContains, boxesOverlap, widened } from "@/lib/terrain/box";
import { moved, type Point } from "@/lib/terrain/point";
import {
  cutAt,
  distanceToLineCm,
  type Polyline,
  stationsAlong,
  waysFrom,
} from "@/lib/terrain/polyline";
import { ringContains } from "@/lib/terrain/ring";
import { broughtUnits, columnLengthCm } from "../entry-queue";
import { findingAt, type ScenarioFinding } from "../finding-codes";
import type { Scenario } from "../scenario";
import type { Reinforcement, Side } from "../side";
import type { CheckBudget } from "./check-budget";
import type { ScenarioCheck } from "./check-context";
import {
  buildingShapes,
  impassableWaters,
  isInWater,
  pointsOf,
  roadShapes,
  searchCost,
  stretchesNear,
} from "./shapes";

/**
 * Checks that reinforcements enter at the table's edge, by a road, with room for their columns of march [1.1.9, 1.3.1].
 */
export const checkEntries: ScenarioCheck = ({ scenario, effort }) =>
  scenario.sides.flatMap((side, i) =>
    side.reinforcements.flatMap((reinforcement, j) => {
      const path = `/sides/${i}/reinforcements/${j}/entry`;
      const findings = entryFinding(reinforcement, { scenario, effort, side, path });
      const others = (reinforcement.alternatives ?? []).flatMap(({ entry }, k) =>
        inwardFrom(entry, scenario.map) === null
          ? [
              findingAt(`/sides/${i}/reinforcements/${j}/alternatives/${k}`, "entry-off-edge", {
                side: side.name,
                bound: reinforcement.bound,
              }),
            ]
          : [],
      );
      return effort.isSpent ? [] : [...findings, ...others];
    }),
  );

interface Entry {
  readonly scenario: Scenario;
  readonly effort: CheckBudget;
  readonly side: Side;
  readonly path: string;
}

/** At most one finding: an entry off the edge can have neither road nor room, and an empty map has its own finding. */
function entryFinding(reinforcement: Reinforcement, at: Entry): ScenarioFinding[] {
  const { scenario, side, path } = at;
  const { entry, bound } = reinforcement;
  const params = { side: side.name, bound };
  const inward = inwardFrom(entry, scenario.map);
  if (inward === null) return [findingAt(path, "entry-off-edge", params)];
  const road = roadAt(entry, at);
  const column = longestColumn(reinforcement, at);
  const way = road
    ? alongFrom(entry, road, inward)
    : [entry, moved(entry, inward, column?.lengthCm)];
  if (column && isBlocked(cutAt(way, wayNeeded(column.lengthCm)), at)) {
    const lengthCm = Math.round(column.lengthCm);
    return [findingAt(path, "entry-without-room", { ...params, name: column.name, lengthCm })];
  }
  const isBare = scenario.map.features.length === 0;
  return road || isBare ? [] : [findingAt(path, "entry-without-road", params)];
}

/** An entry within this distance of the table's edge counts as on it. */
const EDGE_CM = 1;

/** A step of 1 cm inward from an edge of the table; null if the entry is not at an edge. */
function inwardFrom([x, y]: Point, { widthCm, depthCm }: Scenario["map"]): Point | null {
  const near = (value: number, edge: number) => Math.abs(value - edge) <= EDGE_CM;
  const within = x >= -EDGE_CM && y >= -EDGE_CM && x <= widthCm + EDGE_CM && y <= depthCm + EDGE_CM;
  if (!within) return null;
  if (near(x, 0)) return [1, 0];
  if (near(x, widthCm)) return [-1, 0];
  if (near(y, 0)) return [0, 1];
  return near(y, depthCm) ? [0, -1] : null;
}

/** A road that passes within this distance of an entry leads in from it. */
const ROAD_CM = 4;

export function roadAt(
  entry: Point,
  at: { readonly scenario: Pick<Scenario, "map">; readonly effort: CheckBudget },
): Polyline | null {
  const { scenario, effort } = at;
  const road = roadShapes(scenario.map.features).find(({ feature, points, box }) => {
    const reachCm = ROAD_CM + feature.widthCm / 2;
    const passes = boxContains(widened(box, reachCm), entry) && effort.tryTake(points.length);
    return passes && distanceToLineCm(entry, points) <= reachCm;
  });
  return road?.points ?? null;
}

/** The distance along a road at which its direction is measured. */
const LOOK_CM = 10;

/** The road from the entry inward, which is one of its two directions. */
function alongFrom(entry: Point, road: Polyline, inward: Point): Polyline {
  const [one, other] = waysFrom(entry, road);
  const depth = (way: Polyline) => {
    const [x, y] = cutAt(way, LOOK_CM).at(-1) ?? entry;
    return (x - entry[0]) * inward[0] + (y - entry[1]) * inward[1];
  };
  return [entry, ...(depth(one) >= depth(other) ? one : other)];
}

/** Longer than any way across a table of 10 m. */
const LONGEST_WAY_CM = 3_000;

/** The length of its way that a column must find free, including the last station it covers. */
function wayNeeded(columnCm: number): number {
  return Math.min(columnCm, LONGEST_WAY_CM) + 0.5;
}

/** Whether a column meets a building or deep water. If its road ends, the column leaves it for open ground. */
function isBlocked(way: Polyline, { scenario, effort }: Entry): boolean {
  const { features } = scenario.map;
  const box = widened(boxAround(way), EDGE_CM);
  const waters = impassableWaters(features, effort).flatMap((water) =>
    stretchesNear(water, box, effort),
  );
  const buildings = buildingShapes(features).filter((each) => boxesOverlap(each.box, box));
  const stations = stationsAlong(way, 1);
  const pieces = waters.reduce((sum, water) => sum + searchCost(water), 0);
  if (!effort.tryTake(stations.length * (pieces + pointsOf(buildings)))) return false;
  return stations.some(
    ({ point }) =>
      waters.some((water) => isInWater(point, water)) ||
      buildings.some(({ points }) => ringContains(points, point)),
  );
}

/** The longest column of march among the arriving units; null if none of them exist. */
function longestColumn(
  reinforcement: Reinforcement,
  { scenario, side }: Entry,
): { readonly name: string; readonly lengthCm: number } | null {
  const columns = broughtUnits(side, reinforcement).map((unit) => ({
    name: unit.name,
    lengthCm: columnLengthCm(unit, scenario.settings),
  }));
  return columns.reduce<(typeof columns)[number] | null>(
    (longest, each) => (longest && longest.lengthCm >= each.lengthCm ? longest : each),
    null,
  );
}
