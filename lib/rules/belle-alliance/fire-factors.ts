import type { Factor } from "./factor";

/**
 * The columns of tables 6 and 7. "Own" is said of the unit that fires, "opponent" of its target; the
 * loss columns are added to the roll, the morale columns to the result of that.
 */
export const FIRE_COLUMNS = ["ownLoss", "opponentLoss", "ownMorale", "opponentMorale"] as const;
export type FireColumn = (typeof FIRE_COLUMNS)[number];

/** A row of table 6 or 7: what one circumstance adds, column by column. */
export interface FireFactorRow {
  readonly id: string;
  readonly factors: Readonly<Record<FireColumn, Factor>>;
}

/** A row as tables 6 and 7 print it, cell by cell. */
export function fireRow(
  id: string,
  ...[ownLoss, opponentLoss, ownMorale, opponentMorale]: readonly [Factor, Factor, Factor, Factor]
): FireFactorRow {
  return { id, factors: { ownLoss, opponentLoss, ownMorale, opponentMorale } };
}
