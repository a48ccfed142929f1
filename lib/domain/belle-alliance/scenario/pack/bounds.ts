import { timeOfBound } from "../bound-clock";
import type { ScenarioView } from "../scenario-view";

/** A bound, and the battle's clock time when it begins: `HH:MM`, or null if unknown. */
export interface BoundOnClock {
  readonly bound: number;
  readonly time: string | null;
}

/**
 * The number of bounds on a sheet if the game's length must not be revealed: always the same, so that it gives nothing
 * away.
 */
export const BOUNDS_OF_ANY_GAME = 12;

/**
 * The bounds on order sheets: the requested number, otherwise that of the game. Players hold these sheets, so if the
 * length is kept from them, the umpire's copies show no more than theirs.
 */
export function orderBounds(view: ScenarioView, asked: number | null): BoundOnClock[] {
  const told = view.settings.lengthSecret ? null : view.bounds;
  return boundsUpTo(asked ?? told ?? BOUNDS_OF_ANY_GAME, view);
}

/**
 * The bounds on the umpire's running sheet; for a game of unknown length, up to the last arrival or act of the umpire's
 * and at least `BOUNDS_OF_ANY_GAME`.
 */
export function runningBounds(view: ScenarioView): BoundOnClock[] {
  if (view.bounds !== null) return boundsUpTo(view.bounds, view);
  const arrivals = view.sides.flatMap(({ reinforcements }) => reinforcements ?? []);
  const timed = [...arrivals, ...(view.umpire?.acts ?? [])];
  return boundsUpTo(Math.max(BOUNDS_OF_ANY_GAME, ...timed.map(({ bound }) => bound)), view);
}

/** Splits a list into the fewest runs of at most `most` items, as equal in length as possible. */
export function evenRuns<Item>(items: readonly Item[], most: number): Item[][] {
  const runs = Math.ceil(items.length / most);
  const ends = Array.from({ length: runs }, (_, i) => Math.round(((i + 1) * items.length) / runs));
  return ends.map((end, i) => items.slice(ends[i - 1] ?? 0, end));
}

function boundsUpTo(last: number, view: ScenarioView): BoundOnClock[] {
  return Array.from({ length: last }, (_, i) => ({
    bound: i + 1,
    time: timeOfBound(i + 1, view),
  }));
}
