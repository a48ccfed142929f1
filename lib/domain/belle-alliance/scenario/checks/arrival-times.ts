import { isCertain } from "../arrival-words";
import { timeOfBound } from "../bound-clock";
import { type Fault, faultsAbout } from "../fault";
import { findingAt, type ScenarioFindingCode } from "../finding-codes";
import {
  type ArrivalInTime,
  ArrivalWays,
  type BoundsThere,
  type Coming,
  isAfterEnd,
  type SideInTime,
  workOutTasksInTime,
} from "../march/tasks-in-time";
import { type ToldTime, toldTimes } from "../march/told-times";
import type { Scenario } from "../scenario";
import { checkObjectiveReach } from "./objective-reach";

/** The codes of the faults that `checkArrivalTimes` finds. */
export const ARRIVAL_TIME_CODES: ReadonlySet<string> = new Set([
  "arrival-times",
  "arrival-out-of-reach",
  "arrival-told-too-early",
  "objective-out-of-reach",
] satisfies ScenarioFindingCode[]);

/**
 * Checks when reinforcements can be where their side's tasks and the texts say, and whether objectives can be reached [1.1.9, 2.3.1, 2.3.2, tables 3 to 5].
 * Works in steps, each no longer than the ground or one way takes: the ways of a crowded battle take a second.
 */
export function* checkArrivalTimes(scenario: Scenario): Generator<void, Fault[]> {
  const ways = new ArrivalWays(scenario);
  const ofObjectives = yield* checkObjectiveReach(scenario, ways);
  if (ways.arrivals.length === 0) return ofObjectives;
  const sides = yield* workOutTasksInTime(scenario, ways);
  const faults = sides.flatMap((side, i) => ofSide(side, { scenario, path: `/sides/${i}` }));
  return [...faults, ...(yield* checkToldTimes(scenario, ways)), ...ofObjectives];
}

/** Checks that no text has an arrival at a place in a bound in which it cannot be there, even at fast march. */
export function* checkToldTimes(scenario: Scenario, ways: ArrivalWays): Generator<void, Fault[]> {
  const faults: Fault[] = [];
  for (const told of toldTimes(scenario)) {
    faults.push(...tooEarly(told, ways, scenario));
    yield;
  }
  return faults;
}

interface At {
  readonly scenario: Scenario;
  readonly path: string;
}

function ofSide({ side, arrivals }: SideInTime, at: At): Fault[] {
  const last = Math.max(0, ...arrivals.map(({ arrival }) => arrival.lastBound));
  const areSure = arrivals.every(({ arrival }) => isCertain(arrival.reinforcement));
  return arrivals.flatMap((each) => {
    const index = side.reinforcements.indexOf(each.arrival.reinforcement);
    const path = `${at.path}/reinforcements/${index}/bound`;
    const missed = each.reaches.flatMap(({ place: { name }, fast }) =>
      isMissed(fast, at.scenario) ? name : [],
    );
    if (missed.length > 0 && missed.length === each.reaches.length) {
      const { bound } = each.arrival.reinforcement;
      const isSure = sure(isCertain(each.arrival.reinforcement));
      const params = { side: side.name, bound, isSure, places: missed.join(", ") };
      return [findingAt(path, "arrival-out-of-reach", params)];
    }
    return timesOf(each, { ...at, last, areSure, missed }, path);
  });
}

/** Whether a head is not there before the end, even at fast march. */
function isMissed(coming: Coming, scenario: Scenario): boolean {
  return coming === "no-way" || (isThere(coming) && isAfterEnd(coming.head, scenario));
}

interface OfAll extends At {
  /** The bound in which the last unit of the side is on the table. */
  readonly last: number;
  /** Whether all its arrivals are certain; bounds are those of the first chance. */
  readonly areSure: boolean;
  /** The places where the head is not before the end. */
  readonly missed: readonly string[];
}

/** Nothing is said of what comes at once and has nowhere to go, nor of what comes after the end. */
function timesOf({ arrival, reaches }: ArrivalInTime, all: OfAll, path: string): Fault[] {
  const { scenario } = all;
  const { reinforcement, lastBound } = arrival;
  if (isAfterEnd(lastBound, scenario)) return [];
  const places = reaches.flatMap(({ place: { name }, ordinary }) =>
    isThere(ordinary) && !isAfterEnd(ordinary.head, scenario)
      ? `${name} ${boundsAs(ordinary)}`
      : [],
  );
  if (reaches.length === 0 && lastBound === reinforcement.bound) return [];
  const params = {
    side: arrival.side.name,
    bound: reinforcement.bound,
    isSure: sure(isCertain(reinforcement)),
    areSure: sure(all.areSure),
    last: lastBound,
    time: timeOfBound(lastBound, scenario) ?? "",
    isTimed: scenario.startTime === null ? "no" : "yes",
    goes: places.length === 0 ? "no" : "yes",
    places: places.join(", "),
    misses: all.missed.length === 0 ? "no" : "yes",
    missed: all.missed.join(", "),
    lastOfAll: all.last,
    timeOfAll: timeOfBound(all.last, scenario) ?? "",
  };
  const subject = { path, name: "", params };
  return faultsAbout("arrival-times", [subject], `${all.path}/reinforcements`);
}

/**
 * What a text says though, even at fast march, its head or its last unit cannot be there so soon; one that is not certain
 * can only be later.
 */
function tooEarly(
  { path, reinforcement, place, bound, isOfPart }: ToldTime,
  ways: ArrivalWays,
  scenario: Scenario,
): Fault[] {
  const arrival = ways.arrivals.find((each) => each.reinforcement === reinforcement);
  if (!arrival) return [];
  const { ordinary, fast } = ways.reach(arrival, place);
  if (!isThere(ordinary) || !isThere(fast)) return [];
  if (bound >= (isOfPart ? fast.head : fast.last)) return [];
  const params = {
    side: arrival.side.name,
    bound: reinforcement.bound,
    place: place.name,
    told: bound,
    head: ordinary.head,
    last: ordinary.last,
    fastHead: fast.head,
    fastLast: fast.last,
  };
  const i = scenario.sides.indexOf(arrival.side);
  const arrivalPath = `/sides/${i}/reinforcements/${arrival.side.reinforcements.indexOf(reinforcement)}`;
  const subject = { path, paths: [path, arrivalPath], name: "", params };
  return faultsAbout("arrival-told-too-early", [subject], path);
}

function sure(isSure: boolean): "yes" | "no" {
  return isSure ? "yes" : "no";
}

function isThere(coming: Coming): coming is BoundsThere {
  return typeof coming !== "string";
}

function boundsAs({ head, last }: BoundsThere): string {
  return head === last ? `${head}` : `${head}–${last}`;
}
