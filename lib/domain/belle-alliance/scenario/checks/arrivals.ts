import { type EntryQueue, entryQueues, type QueuedArrival } from "../entry-queue";
import { findingAt, type ScenarioFinding } from "../finding-codes";
import type { Reinforcement, Side } from "../side";
import { formationsUnder, unitsUnder } from "../visible-tree";
import type { CheckContext, ScenarioCheck } from "./check-context";
import { roadAt } from "./entries";

/** Checks that reinforcements exist, arrive in time and arrive only once [1.1.9]. */
export const checkArrivals: ScenarioCheck = ({ scenario }) =>
  scenario.sides.flatMap((side, i) => {
    if (side.reinforcements.length === 0) return [];
    const known = idsOf(side);
    const seen = new Set<string>();
    return side.reinforcements.flatMap((reinforcement, j) => {
      const path = `/sides/${i}/reinforcements/${j}`;
      const params = { side: side.name, bound: reinforcement.bound };
      const unknown = reinforcement.brings.filter((id) => !known.has(id)).length;
      const again = reinforcement.brings.filter((id) => seen.has(id)).length;
      for (const id of reinforcement.brings) seen.add(id);
      return [
        ...late(reinforcement, { path, bounds: scenario.bounds, side }),
        ...(unknown > 0
          ? [findingAt(`${path}/brings`, "arrival-unknown", { ...params, count: unknown })]
          : []),
        ...(again > 0
          ? [findingAt(`${path}/brings`, "arrival-twice", { ...params, count: again })]
          : []),
      ];
    });
  });

/**
 * Checks that everything that comes by one entry can be on the table before the game ends, and that no arrival finds
 * the way still taken by those before it [1.3.1, table 3].
 */
export const checkQueues: ScenarioCheck = (context) =>
  context.scenario.sides.flatMap((side, i) => {
    if (side.reinforcements.length === 0) return [];
    const queues = entryQueues(
      side,
      context.scenario.settings,
      ({ entry }) => roadAt(entry, context) !== null,
    );
    return queues.flatMap((queue) => ofQueue(queue, { context, side, path: `/sides/${i}` }));
  });

interface At {
  readonly context: CheckContext;
  readonly side: Side;
  readonly path: string;
}

function idsOf({ formations }: Side): ReadonlySet<string> {
  return new Set([...formationsUnder(formations), ...unitsUnder(formations)].map(({ id }) => id));
}

function late(
  { bound }: Reinforcement,
  at: { readonly path: string; readonly bounds: number | null; readonly side: Side },
): ScenarioFinding[] {
  if (at.bounds === null || bound <= at.bounds) return [];
  const params = { side: at.side.name, bound, bounds: at.bounds };
  return [findingAt(`${at.path}/bound`, "arrival-too-late", params)];
}

function ofQueue({ arrivals, lengthCm }: EntryQueue, at: At): ScenarioFinding[] {
  const { bounds } = at.context.scenario;
  const late = arrivals.find(
    ({ reinforcement, lastBound }) =>
      bounds !== null && reinforcement.bound <= bounds && lastBound > bounds,
  );
  return arrivals.flatMap((arrival, i) => {
    const { reinforcement, firstBound, lastBound, units } = arrival;
    if (units.length === 0) return [];
    const params = {
      side: at.side.name,
      bound: reinforcement.bound,
      first: firstBound,
      last: lastBound,
      fastFirst: arrival.firstAtFastMarch,
      fast: arrival.lastAtFastMarch,
      bounds: bounds ?? 0,
      lengthCm: Math.round(lengthCm),
    };
    const path = `${at.path}/reinforcements/${at.side.reinforcements.indexOf(reinforcement)}/bound`;
    if (arrival === late) return [findingAt(path, codeOfLate(arrival, params.bounds), params)];
    const isWithLast = arrivals[i - 1]?.reinforcement.bound === reinforcement.bound;
    if (late || isWithLast || arrival.firstAtFastMarch <= reinforcement.bound) return [];
    return [findingAt(path, "arrival-held-up", params)];
  });
}

/** Fast march doubles every rate, while no closed enemy is within 90 cm [2.3.2]. */
function codeOfLate({ lastAtFastMarch }: QueuedArrival, bounds: number) {
  return lastAtFastMarch > bounds ? "arrival-queue-endless" : "arrival-queue-late";
}
