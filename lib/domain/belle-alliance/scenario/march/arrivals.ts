import type { MarchMode } from "@/lib/rules/belle-alliance/march-question";
import { columnOfMarchRate } from "@/lib/rules/belle-alliance/march-rate";
import type { Point } from "@/lib/terrain/point";
import { timeOfBound } from "../bound-clock";
import { CheckBudget } from "../checks/check-budget";
import { roadAt } from "../checks/entries";
import { unitFootprint } from "../derive";
import { columnLengthCm, entryQueues, type QueuedArrival } from "../entry-queue";
import type { Scenario } from "../scenario";
import type { Settings } from "../settings";
import type { Side } from "../side";
import type { Unit } from "../unit";
import type { NoWay } from "./find-way";
import type { MarchGround } from "./march-ground";
import type { MarchingColumn } from "./march-over-bounds";
import { fastestWay, fastestWayAtEachPace, type Way } from "./way";

/** When a reinforcement is on the table, all that comes by its entry counted together. */
export interface Arrival extends QueuedArrival {
  readonly side: Side;
  /** The clock when the bounds begin in which its head enters and its last unit is on the table; null without a clock. */
  readonly firstTime: string | null;
  readonly lastTime: string | null;
}

/** The arrivals of all sides, in the order of their sides, entries and bounds [1.3.1, 2.3.2, table 3]. */
export function arrivalsOf(
  scenario: Pick<Scenario, "sides" | "settings" | "map" | "startTime">,
): Arrival[] {
  const { sides, settings } = scenario;
  const effort = new CheckBudget();
  return sides.flatMap((side) => {
    const queues = entryQueues(
      side,
      settings,
      ({ entry }) => roadAt(entry, { scenario, effort }) !== null,
    );
    return queues
      .flatMap(({ arrivals }) => arrivals)
      .map((arrival) => ({
        ...arrival,
        side,
        firstTime: timeOfBound(arrival.firstBound, scenario),
        lastTime: timeOfBound(arrival.lastBound, scenario),
      }));
  });
}

/** Units in one column of march, one behind another, as fast as the slowest of them; null if there are none. */
export function columnOf(units: readonly Unit[], settings: Settings): MarchingColumn | null {
  const [slowest] = units.toSorted(
    (a, b) => columnOfMarchRate(a, "ordinary") - columnOfMarchRate(b, "ordinary"),
  );
  if (!slowest) return null;
  const lengths = units.map((unit) => columnLengthCm(unit, settings));
  return {
    arm: slowest.arm,
    formation: "column-of-march",
    horse: slowest.type === "horse-artillery",
    calibrePd: slowest.calibrePd,
    depthCm: Math.max(...lengths),
    lengthCm: lengths.reduce((sum, each) => sum + each, 0),
    frontCm: Math.max(...units.map((unit) => unitFootprint(unit, IN_COLUMN, settings).widthCm)),
  };
}

const IN_COLUMN = { formation: "column-of-march", frontFigures: null } as const;

type Pace = Extract<MarchMode, "ordinary" | "fast">;

/** A way of an arrival from its entry, with the bounds of the game. */
export interface ArrivalWay extends Way {
  /** The bounds of the game in which its head and its tail are there; null if they do not come there. */
  readonly headThere: number | null;
  readonly tailThere: number | null;
}

/**
 * The fastest way of an arrival from its entry to a place, or why there is none. That its head has the whole of the
 * bound in which it enters is our reading, also where it waited for others in that bound.
 */
export function wayOfArrival(
  arrival: QueuedArrival,
  { settings }: Pick<Scenario, "settings">,
  to: Point,
  { ground, mode }: { readonly ground: MarchGround; readonly mode: Pace },
): ArrivalWay | NoWay | null {
  const column = columnOf(arrival.units, settings);
  if (!column) return null;
  const way = fastestWay(ground, column, { from: arrival.reinforcement.entry, to }, mode);
  return typeof way === "string" ? way : inGame(way, arrival, mode);
}

/** The same at the ordinary rate and at fast march, for a column worked out before (`columnOf`). */
export function waysOfArrival(
  arrival: QueuedArrival,
  column: MarchingColumn,
  to: Point,
  ground: MarchGround,
): Readonly<Record<Pace, ArrivalWay>> | NoWay {
  const ways = fastestWayAtEachPace(ground, column, { from: arrival.reinforcement.entry, to });
  if (typeof ways === "string") return ways;
  return {
    ordinary: inGame(ways.ordinary, arrival, "ordinary"),
    fast: inGame(ways.fast, arrival, "fast"),
  };
}

function inGame(way: Way, arrival: QueuedArrival, mode: Pace): ArrivalWay {
  const entered = mode === "fast" ? arrival.firstAtFastMarch : arrival.firstBound;
  const boundOf = (bound: number | null) => (bound === null ? null : entered - 1 + bound);
  return {
    ...way,
    headThere: boundOf(way.headArrivesBound),
    tailThere: boundOf(way.tailArrivesBound),
  };
}
