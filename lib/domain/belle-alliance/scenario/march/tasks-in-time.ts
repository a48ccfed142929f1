import { type NamedPlace, placesNamed } from "../named-places";
import type { Scenario } from "../scenario";
import type { Side } from "../side";
import { type Arrival, type ArrivalWay, arrivalsOf, columnOf, waysOfArrival } from "./arrivals";
import { type NoWay, nearestOpenPlace } from "./find-way";
import type { MarchGround } from "./march-ground";
import type { MarchingColumn } from "./march-over-bounds";
import { groundForMarch } from "./way-of-troops";

/** A side with the places its tasks name, and when each of its reinforcements can be there. */
export interface SideInTime {
  readonly side: Side;
  readonly places: readonly NamedPlace[];
  /** In the order of their entries and bounds; those that bring no unit are left out. */
  readonly arrivals: readonly ArrivalInTime[];
}

export interface ArrivalInTime {
  readonly arrival: Arrival;
  /** One for each place of its side, in the same order. */
  readonly reaches: readonly Reach[];
}

/** When an arrival is at a place, at the ordinary rate and at fast march throughout [2.3.2]. */
export interface Reach {
  readonly place: NamedPlace;
  readonly ordinary: Coming;
  readonly fast: Coming;
}

/** When a column is at a place, or why it is not: nothing leads there, or the map is too large to say. */
export type Coming = BoundsThere | NoWay | "too-much";

/** The bounds of the game in which a column's head and its last unit are there. */
export interface BoundsThere {
  readonly head: number;
  readonly last: number;
}

type Timed = Pick<Scenario, "sides" | "settings" | "map" | "startTime" | "language">;

/**
 * When the reinforcements of each side can be at what its tasks name, by tables 3 to 5 with all that comes by one entry
 * counted together [1.1.9, 2.3.1, 2.3.2]. Read so: a column is there when it comes to the place's middle, or as near to
 * it as it may stand, for a column of march enters no wood and no house; the enemy does not hinder it.
 */
export function tasksInTime(scenario: Timed): SideInTime[] {
  const work = workOutTasksInTime(scenario, new ArrivalWays(scenario));
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** The same in steps, each no longer than one way takes; the first may take as long as the whole ground. */
export function* workOutTasksInTime(
  { sides, map, language }: Timed,
  ways: ArrivalWays,
): Generator<void, SideInTime[]> {
  const worked: SideInTime[] = [];
  for (const side of sides) {
    const places = placesNamed(side.tasks, { features: map.features, language });
    const arrivals: ArrivalInTime[] = [];
    for (const arrival of ways.arrivals) {
      if (arrival.side !== side) continue;
      const reaches: Reach[] = [];
      for (const place of places) {
        reaches.push(ways.reach(arrival, place));
        yield;
      }
      arrivals.push({ arrival, reaches });
    }
    worked.push({ side, places, arrivals });
  }
  return worked;
}

/** Whether a bound is after the last of the game; never while its length is open. */
export function isAfterEnd(bound: number, { bounds }: Pick<Scenario, "bounds">): boolean {
  return bounds !== null && bound > bounds;
}

/** The most cells of ground that are searched for all ways together; a crowded battle takes some six millions. */
const MOST_CELLS = 40_000_000;

/** The ways of a scenario's arrivals over its ground, as many as can be searched in a few seconds. */
export class ArrivalWays {
  /** Those that bring any unit. */
  readonly arrivals: readonly Arrival[];
  readonly #scenario: Timed;
  #ground: MarchGround | null | undefined;
  #searched = 0;

  constructor(scenario: Timed) {
    this.#scenario = scenario;
    this.arrivals = arrivalsOf(scenario).filter(({ units }) => units.length > 0);
  }

  /** When an arrival is at a place; remembered while neither the ground nor the column changes. */
  reach(arrival: Arrival, place: NamedPlace): Reach {
    const column = columnOf(arrival.units, this.#scenario.settings);
    // Two ranks of foot: the edge of a wood, which is ordinary ground [6.2.0].
    this.#ground ??= groundForMarch(this.#scenario, { units: [{ arm: "infantry" }] });
    const ground = this.#ground;
    if (!ground || !column) return { place, ordinary: "too-much", fast: "too-much" };
    const known = REACHED.get(ground) ?? new Map<string, Omit<Reach, "place">>();
    REACHED.set(ground, known);
    const { reinforcement, firstBound, firstAtFastMarch } = arrival;
    const key = JSON.stringify([
      reinforcement.entry,
      place.at,
      firstBound,
      firstAtFastMarch,
      column,
    ]);
    const reached = known.get(key) ?? this.#workOut(arrival, { place, ground, column });
    if (reached.ordinary !== "too-much") known.set(key, reached);
    return { place, ...reached };
  }

  #workOut(
    arrival: Arrival,
    { place, ground, column }: Pick<Reach, "place"> & Marching,
  ): Omit<Reach, "place"> {
    this.#searched += SEARCHES * ground.bits.length;
    if (this.#searched > MOST_CELLS) return { ordinary: "too-much", fast: "too-much" };
    const to = nearestOpenPlace(ground, column, place.at);
    const ways = to ? waysOfArrival(arrival, column, to, ground) : "end-closed";
    if (typeof ways === "string") return { ordinary: ways, fast: ways };
    return { ordinary: comingBy(ways.ordinary), fast: comingBy(ways.fast) };
  }
}

interface Marching {
  readonly ground: MarchGround;
  readonly column: MarchingColumn;
}

/** An edit leaves ground and columns as they are more often than not. */
const REACHED = new WeakMap<MarchGround, Map<string, Omit<Reach, "place">>>();

function comingBy({ headThere, tailThere }: ArrivalWay): Coming {
  if (headThere === null || tailThere === null) return "no-way";
  return { head: headThere, last: tailThere };
}

/** The grid is gone over for the open place and for the way. */
const SEARCHES = 2;
