import { moved, type Point } from "@/lib/terrain/point";
import { distanceToLineCm, type Polyline, stationsAlong } from "@/lib/terrain/polyline";
import { ringHolds } from "@/lib/terrain/ring";
import { flattened, smoothLine } from "@/lib/terrain/smooth";
import { unitFootprint } from "../derive";
import { findingAt, type ScenarioFinding } from "../finding-codes";
import type { Scenario } from "../scenario";
import type { Reinforcement, Side } from "../side";
import type { Unit } from "../unit";
import { formationsUnder, unitsUnder } from "../visible-tree";
import type { ScenarioCheck } from "./check-context";
import { buildingShapes, impassableWaters, isInWater } from "./shapes";

/** Reinforcements that come on at the table's edge, by a road, with room for their columns of march [1.1.9, 1.3.1]. */
export const checkEntries: ScenarioCheck = ({ scenario }) =>
  scenario.sides.flatMap((side, i) =>
    side.reinforcements.flatMap((reinforcement, j) =>
      entryFinding(reinforcement, {
        scenario,
        side,
        path: `/sides/${i}/reinforcements/${j}/entry`,
      }),
    ),
  );

interface Entry {
  readonly scenario: Scenario;
  readonly side: Side;
  readonly path: string;
}

/** One at most: a place off the edge has neither road nor room. */
function entryFinding(reinforcement: Reinforcement, at: Entry): ScenarioFinding[] {
  const { scenario, side, path } = at;
  const { entry, bound } = reinforcement;
  const params = { side: side.name, bound };
  const inward = inwardFrom(entry, scenario.map);
  if (inward === null) return [findingAt(path, "entry-off-edge", params)];
  const road = roadAt(entry, scenario);
  const column = longestColumn(reinforcement, at);
  const way = road
    ? alongFrom(entry, road, inward)
    : [entry, moved(entry, inward, column?.lengthCm)];
  if (column && freeLengthCm(way, scenario) < column.lengthCm) {
    const lengthCm = Math.round(column.lengthCm);
    return [findingAt(path, "entry-without-room", { ...params, name: column.name, lengthCm })];
  }
  return road ? [] : [findingAt(path, "entry-without-road", params)];
}

/** An entry this near to the table's edge is at it. */
const EDGE_CM = 1;

/** A step of 1 cm from an edge of the table inward; null away from all edges. */
function inwardFrom([x, y]: Point, { widthCm, depthCm }: Scenario["map"]): Point | null {
  const near = (value: number, edge: number) => Math.abs(value - edge) <= EDGE_CM;
  const within = x >= -EDGE_CM && y >= -EDGE_CM && x <= widthCm + EDGE_CM && y <= depthCm + EDGE_CM;
  if (!within) return null;
  if (near(x, 0)) return [1, 0];
  if (near(x, widthCm)) return [-1, 0];
  if (near(y, 0)) return [0, 1];
  return near(y, depthCm) ? [0, -1] : null;
}

/** A road that passes this near to an entry leads in from it. */
const ROAD_CM = 4;

function roadAt(entry: Point, { map }: Scenario): Polyline | null {
  const roads = map.features.filter((feature) => feature.kind === "road");
  const lines = roads.map(({ points, widthCm }) => ({
    line: flattened(smoothLine(points)),
    reachCm: ROAD_CM + widthCm / 2,
  }));
  return lines.find(({ line, reachCm }) => distanceToLineCm(entry, line) <= reachCm)?.line ?? null;
}

/** The road from the entry inward, which is one of its two ways. */
function alongFrom(entry: Point, road: Polyline, inward: Point): Polyline {
  const stations = stationsAlong(road, 1).map(({ point }) => point);
  const distances = stations.map((point) => Math.hypot(point[0] - entry[0], point[1] - entry[1]));
  const at = distances.indexOf(Math.min(...distances));
  const [one, other] = [stations.slice(at), stations.slice(0, at + 1).reverse()];
  const depth = (way: Polyline) => {
    const [x, y] = way[Math.min(10, way.length - 1)] ?? entry;
    return (x - entry[0]) * inward[0] + (y - entry[1]) * inward[1];
  };
  return [entry, ...(depth(one) >= depth(other) ? one : other)];
}

/** How far a column gets before a building or deep water; a road that ends lets it out onto open ground. */
function freeLengthCm(way: Polyline, { map }: Scenario): number {
  const waters = impassableWaters(map.features);
  const buildings = buildingShapes(map.features);
  const stops = (at: Point) =>
    waters.some((water) => isInWater(at, water)) ||
    buildings.some(({ points }) => ringHolds(points, at));
  const blocked = stationsAlong(way, 1).findIndex(({ point }) => stops(point));
  return blocked < 0 ? Number.POSITIVE_INFINITY : blocked;
}

/** The longest column of march among the units that come; null where none is known. */
function longestColumn(
  { brings }: Reinforcement,
  { scenario, side }: Entry,
): { readonly name: string; readonly lengthCm: number } | null {
  const columns = broughtUnits(side, new Set(brings)).map((unit) => ({
    name: unit.name,
    lengthCm: unitFootprint(
      unit,
      { formation: "column-of-march", frontFigures: null },
      scenario.settings,
    ).depthCm,
  }));
  return columns.reduce<(typeof columns)[number] | null>(
    (longest, each) => (longest && longest.lengthCm >= each.lengthCm ? longest : each),
    null,
  );
}

function broughtUnits({ formations }: Side, ids: ReadonlySet<string>): Unit[] {
  const brought = formationsUnder(formations).filter(({ id }) => ids.has(id));
  const single = unitsUnder(formations).filter(({ id }) => ids.has(id));
  return [...single, ...unitsUnder(brought)];
}
