import type { Objective, Victory, VictoryLevel } from "./victory";

/** An objective with what it is worth to each side. */
interface Worth extends Pick<Objective, "id"> {
  readonly worth: readonly { readonly side: string; readonly points: number }[];
}

/** That a side fulfilled an objective, once or in so many bounds. */
export interface Fulfilled {
  readonly objective: string;
  readonly side: string;
  readonly times: number;
}

/** The points of a side for what it fulfilled; what is no objective, or none of this side's, counts nothing. */
export function pointsOf(
  sideId: string,
  fulfilled: readonly Fulfilled[],
  objectives: readonly Worth[],
): number {
  return fulfilled
    .filter(({ side }) => side === sideId)
    .reduce((sum, { objective, times }) => {
      const worth = objectives.find(({ id }) => id === objective)?.worth ?? [];
      return sum + times * (worth.find(({ side }) => side === sideId)?.points ?? 0);
    }, 0);
}

/** A level as everybody knows it; null or missing is a level for any side. */
type AnyLevel = Pick<VictoryLevel, "name" | "threshold"> & {
  readonly sideId?: string | null | undefined;
};

/** Who wins by points: the side with the most; null for several, or for none. */
export function winnerByPoints(points: ReadonlyMap<string, number>): string | null {
  const [first, second] = ranked(points);
  return first && first[1] !== second?.[1] ? first[0] : null;
}

/** The greatest level that the points reach; without a winner those for any side, with a lead of 0. */
export function levelByPoints<Level extends AnyLevel>(
  points: ReadonlyMap<string, number>,
  { levels, levelsBy }: Pick<Victory, "levelsBy"> & { readonly levels: readonly Level[] },
): Level | null {
  const [first, second] = ranked(points);
  if (!first) return null;
  const winner = winnerByPoints(points);
  const reached = levelsBy === "points" ? first[1] : first[1] - (second?.[1] ?? 0);
  const open = levels.filter(
    ({ sideId, threshold }) =>
      threshold <= reached && (!sideId || sideId === winner) && (winner || threshold === 0),
  );
  return open.toSorted((a, b) => b.threshold - a.threshold)[0] ?? null;
}

/** The most points, or the greatest lead, that a side can reach; null while the length of the game is open. */
export function mostOf(
  sideId: string,
  { objectives, levelsBy }: Victory,
  { bounds, sideIds }: { readonly bounds: number | null; readonly sideIds: readonly string[] },
): number | null {
  const isOpen =
    bounds === null &&
    objectives.some(({ counts, worth }) => counts === "each-bound" && worth.length);
  if (isOpen) return null;
  const sumOf = (gain: (objective: Objective) => number) =>
    objectives.reduce(
      (sum, each) => sum + gain(each) * (each.counts === "each-bound" ? (bounds ?? 1) : 1),
      0,
    );
  const of = ({ worth }: Objective, id: string) =>
    worth.find(({ side }) => side === id)?.points ?? 0;
  const own = sumOf((each) => Math.max(0, of(each, sideId)));
  if (levelsBy === "points") return own;
  const others = sideIds.filter((id) => id !== sideId);
  const lost = others.map((other) => sumOf((each) => Math.max(0, -of(each, other))));
  return own + (lost.length > 0 ? Math.min(...lost) : 0);
}

function ranked(points: ReadonlyMap<string, number>): [string, number][] {
  return [...points].toSorted(([, a], [, b]) => b - a);
}
