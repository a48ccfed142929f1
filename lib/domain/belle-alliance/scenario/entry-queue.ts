import { columnOfMarchRate } from "@/lib/rules/belle-alliance/march-rate";
import { distanceCm } from "@/lib/terrain/point";
import { groupBy } from "../../document/group-by";
import { unitFootprint } from "./derive";
import type { Settings } from "./settings";
import type { Reinforcement, Side } from "./side";
import type { Unit } from "./unit";
import { formationsUnder, unitsUnder } from "./visible-tree";

export interface QueuedArrival {
  readonly reinforcement: Reinforcement;
  readonly units: readonly Unit[];
  /** The bound in which its head enters, once those before it have made way. */
  readonly firstBound: number;
  /** The bound in which its last unit is on the table with all its ranks. */
  readonly lastBound: number;
  /** Both at fast march, which doubles the rates while no closed enemy is within 90 cm [2.3.2]. */
  readonly firstAtFastMarch: number;
  readonly lastAtFastMarch: number;
}

/** Everything a side brings on at one place, in the order in which it enters. */
export interface EntryQueue {
  readonly arrivals: readonly QueuedArrival[];
  /** The length in cm of all its units in column of march, one behind another. */
  readonly lengthCm: number;
}

/** Entries this close are one way in, because a column of march is 3 to 5 cm broad [1.3.1]. */
const ONE_ENTRY_CM = 4;

/**
 * The queues of a side, one for each entry. A column passes the edge at the rate table 3 gives its units, each as fast
 * as its own arm; what comes later waits until the way is free. `isRoad` says whether a road leads in from an entry.
 */
export function entryQueues(
  side: Side,
  settings: Settings,
  isRoad: (reinforcement: Reinforcement) => boolean,
): EntryQueue[] {
  const firsts: Reinforcement[] = [];
  const inTurn = side.reinforcements.toSorted((a, b) => a.bound - b.bound);
  const byEntry = groupBy(inTurn, (each) => {
    const known = firsts.find(({ entry }) => distanceCm(entry, each.entry) <= ONE_ENTRY_CM);
    if (!known) firsts.push(each);
    return known ?? each;
  });
  return [...byEntry].map(([first, arrivals]) =>
    queueOf(
      arrivals.map((reinforcement) => ({
        reinforcement,
        units: broughtUnits(side, reinforcement),
      })),
      settings,
      isRoad(first) ? "road" : "ordinary",
    ),
  );
}

function queueOf(
  arrivals: readonly Pick<QueuedArrival, "reinforcement" | "units">[],
  settings: Settings,
  ground: "road" | "ordinary",
): EntryQueue {
  let lengthCm = 0;
  // The bounds that have passed when the way is free again, at ordinary and at fast march.
  let passed = 0;
  let passedFast = 0;
  const timed = arrivals.map((arrival) => {
    const before = arrival.reinforcement.bound - 1;
    const start = Math.max(before, passed);
    passed = start;
    const startFast = Math.max(before, passedFast);
    passedFast = startFast;
    for (const unit of arrival.units) {
      const columnCm = columnLengthCm(unit, settings);
      const boundsTaken = columnCm / columnOfMarchRate(unit, ground);
      lengthCm += columnCm;
      passed += boundsTaken;
      passedFast += boundsTaken / FAST_MARCH;
    }
    return {
      ...arrival,
      firstBound: boundAt(start),
      lastBound: boundAfter(passed),
      firstAtFastMarch: boundAt(startFast),
      lastAtFastMarch: boundAfter(passedFast),
    };
  });
  return { arrivals: timed, lengthCm };
}

/** Fast march is twice the ordinary one [2.3.2]. */
const FAST_MARCH = 2;

/** What may be lost in adding up fractions of bounds. */
const A_MOMENT = 1e-9;

function boundAt(passed: number): number {
  return Math.floor(passed + A_MOMENT) + 1;
}

function boundAfter(passed: number): number {
  return Math.max(1, Math.ceil(passed - A_MOMENT));
}

/** The last column length of each unit object, cached because many arrivals may bring the same unit. */
const COLUMNS = new WeakMap<Unit, { readonly settings: Settings; readonly lengthCm: number }>();

/** The length of a unit in column of march, in cm [1.3.1]. */
export function columnLengthCm(unit: Unit, settings: Settings): number {
  const known = COLUMNS.get(unit);
  if (known?.settings === settings) return known.lengthCm;
  const stand = { formation: "column-of-march", frontFigures: null } as const;
  const lengthCm = unitFootprint(unit, stand, settings).depthCm;
  COLUMNS.set(unit, { settings, lengthCm });
  return lengthCm;
}

/** The units an arrival brings, on their own or under a formation; each once. */
export function broughtUnits({ formations }: Side, { brings }: Reinforcement): Unit[] {
  const ids = new Set(brings);
  const brought = formationsUnder(formations).filter(({ id }) => ids.has(id));
  const single = unitsUnder(formations).filter(({ id }) => ids.has(id));
  return [...new Set([...single, ...unitsUnder(brought)])];
}
