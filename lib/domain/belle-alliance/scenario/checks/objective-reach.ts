import { distanceCm, type Point } from "@/lib/terrain/point";
import { broughtUnits } from "../entry-queue";
import { type Fault, faultsAbout } from "../fault";
import { columnOf } from "../march/arrivals";
import { nearestOpenPlace } from "../march/find-way";
import type { MarchGround } from "../march/march-ground";
import { type ArrivalWays, isAfterEnd } from "../march/tasks-in-time";
import { fastestWay } from "../march/way";
import { groundForMarch } from "../march/way-of-troops";
import { isOnePlace, middleOfFeature } from "../named-places";
import type { Scenario } from "../scenario";
import type { Side } from "../side";
import type { Placement, Unit } from "../unit";
import type { Objective } from "../victory/victory";
import { unitsUnder } from "../visible-tree";

/** Only the nearest of a side's units are tried; the others have farther to go. */
const MOST_TRIED = 3;

/** The most cells that are searched for all ways together; beyond that nothing is doubted. Arrivals have twice as many. */
const MOST_CELLS = 20_000_000;
/** The grid is gone over for the open places at both ends and for the way. */
const SEARCHES = 3;

/**
 * Checks that a side can be where its objectives lie before the game ends, at fast march in column of march [2.3.1,
 * 2.3.2, tables 3 to 5]. Works in steps, each no longer than one way takes. Troops that neither stand on the table nor
 * arrive may be anywhere, so a side that has any is taken to be there.
 */
export function* checkObjectiveReach(
  scenario: Scenario,
  ways: ArrivalWays,
): Generator<void, Fault[]> {
  const faults: Fault[] = [];
  const effort = { cells: 0 };
  for (const [i, objective] of (scenario.victory?.objectives ?? []).entries()) {
    const place = placeOf(objective, scenario);
    if (!place) continue;
    for (const side of scenario.sides) {
      if (!objective.worth.some((each) => each.side === side.id && each.points > 0)) continue;
      if (canBeThere(side, { objective, ...place }, { scenario, ways, effort })) continue;
      const subject = { path: `/victory/objectives/${i}/what`, name: objective.name };
      const params = { side: side.name };
      faults.push(...faultsAbout("objective-out-of-reach", [{ ...subject, params }], "/victory"));
      yield;
    }
    yield;
  }
  return faults;
}

interface Place {
  readonly at: Point;
  readonly radiusCm: number;
}

/** Where an objective lies, if at one place on the table. */
function placeOf({ what }: Objective, { map }: Scenario): Place | null {
  switch (what.kind) {
    case "point":
      return { at: what.at, radiusCm: what.radiusCm };
    case "exit": {
      const [[x, y], [x2, y2]] = what.points;
      return { at: [(x + x2) / 2, (y + y2) / 2], radiusCm: distanceCm([x, y], [x2, y2]) / 2 };
    }
    case "feature":
    case "building": {
      const feature = map.features.find(({ id }) => id === what.featureId);
      return feature && isOnePlace(feature)
        ? { at: middleOfFeature(feature), radiusCm: what.radiusCm }
        : null;
    }
    default:
      return null;
  }
}

interface Work {
  readonly scenario: Scenario;
  readonly ways: ArrivalWays;
  readonly effort: { cells: number };
}

function canBeThere(
  side: Side,
  { objective, at, radiusCm }: Place & { readonly objective: Objective },
  work: Work,
): boolean {
  const { scenario, ways } = work;
  const brought = new Set(side.reinforcements.flatMap((each) => broughtUnits(side, each)));
  const units = unitsUnder(side.formations);
  if (units.length === 0) return true;
  const standing = units.flatMap((unit) =>
    unit.placement ? [standingAt(unit, unit.placement, at)] : [],
  );
  if (units.length > standing.length + [...brought].filter(({ placement }) => !placement).length) {
    return true;
  }
  const nearest = standing.toSorted((a, b) => a.awayCm - b.awayCm).slice(0, MOST_TRIED);
  if (nearest.some(({ awayCm }) => awayCm <= radiusCm)) return true;
  const ground = groundForMarch(scenario, { units: [{ arm: "infantry" }] });
  if (!ground) return true;
  if (nearest.some((from) => marchesThere(from, { at, radiusCm }, ground, work))) return true;
  const named = { id: objective.id, name: objective.name, at };
  return ways.arrivals
    .filter((arrival) => arrival.side === side)
    .some((arrival) => {
      const { fast } = ways.reach(arrival, named);
      if (fast === "too-much") return true;
      return typeof fast !== "string" && !isAfterEnd(fast.head, scenario);
    });
}

interface Standing {
  readonly unit: Unit;
  readonly from: Point;
  readonly awayCm: number;
}

function standingAt(unit: Unit, { xCm, yCm }: Placement, at: Point): Standing {
  const from = [xCm, yCm] as const;
  return { unit, from, awayCm: distanceCm(from, at) };
}

function marchesThere(
  { unit, from, awayCm }: Standing,
  { at, radiusCm }: Place,
  ground: MarchGround,
  { scenario, effort }: Work,
): boolean {
  const column = columnOf([unit], scenario.settings);
  if (!column) return true;
  effort.cells += SEARCHES * ground.bits.length;
  if (effort.cells > MOST_CELLS) return true;
  const start = nearestOpenPlace(ground, column, from);
  const end = nearestOpenPlace(ground, column, at);
  if (!start || !end) return false;
  const way = fastestWay(ground, column, { from: start, to: end }, "fast");
  if (typeof way === "string") return false;
  const { headArrivesBound } = way;
  if (headArrivesBound === null) return false;
  // What is left of the way within the circle need not be marched.
  const share = awayCm > 0 ? Math.max(0, awayCm - radiusCm) / awayCm : 0;
  return !isAfterEnd(Math.ceil(headArrivesBound * share), scenario);
}
