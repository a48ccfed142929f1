import type { Span } from "@/lib/rules/printed/span";
import type { Order } from "../order";

/** A row of table 12: the effect of each unit of fire or of melee on the opponent. */
interface LossRow extends Span {
  /** Quarters of a figure lost, since a loss is 0, 1/4, 1/2, 1, 2 or 3. */
  readonly lossQuarters: number;
  /** The target's morale, after fire. */
  readonly morale: Order;
  /** Prisoners taken in melee if the opponent falls into FD. */
  readonly prisoners: number;
  /** Prisoners that cavalry takes from another arm. */
  readonly prisonersOfCavalry: number;
}

const row = (
  from: number,
  to: number | null,
  lossQuarters: number,
  morale: Order,
  [prisoners, prisonersOfCavalry]: readonly [number, number],
): LossRow => ({ from, to, lossQuarters, morale, prisoners, prisonersOfCavalry });

/** Table 12: loss, morale and prisoners [3.1.5, 4.1.3]. It has no row below 0: a lower result counts as 0. */
export const TABLE_12: readonly LossRow[] = [
  row(0, 4, 0, "OR", [0, 0]),
  row(5, 8, 1, "OR", [1, 2]),
  row(9, 10, 2, "OR", [1, 2]),
  row(11, 12, 2, "LD", [1, 2]),
  row(13, 14, 4, "LD", [2, 4]),
  row(15, 16, 4, "MD", [2, 4]),
  row(17, 18, 8, "MD", [3, 6]),
  row(19, 20, 8, "FD", [3, 6]),
  row(21, null, 12, "FD", [4, 8]),
];

/** Figures or gunners in a full unit of fire or of melee, and the fewest that still make one [3.1.1, 4.1.3]. */
export const UNIT_OF_FIRE = {
  figures: { whole: 10, least: 3 },
  gunners: { whole: 2, least: 1 },
} as const;

/** How many ones in a roll start the supplies running out, and for how many rolls they still last then [5.5.3]. */
export const SUPPLIES = { ones: 2, rollsLeft: 3 } as const;
