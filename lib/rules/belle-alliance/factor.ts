/** A factor whose value is chosen when it is used, such as "+/- 5". `sign` is -1 for the printed "-/+ 5". */
interface Swing {
  readonly limit: number;
  readonly sign: 1 | -1;
}

/** What a cell of tables 6 to 9, 16, 17 and 19 adds to a roll; null for a printed "-". */
export type Factor = number | Swing | null;

/** Valour: the factor that helps the unit's own side, and the one that hinders its opponent [5.5.1]. */
export const VALOUR_SWING: Swing = { limit: 5, sign: 1 };
export const VALOUR_SWING_AGAINST: Swing = { limit: 5, sign: -1 };

/**
 * An engaged commander: the factor that helps the own side, and the one that hinders the opponent [1.1.4, table 10].
 */
export const COMMANDER_SWING: Swing = { limit: 4, sign: 1 };
export const COMMANDER_SWING_AGAINST: Swing = { limit: 4, sign: -1 };

/**
 * The columns of tables 6 and 7. "Own" is the firing unit, "opponent" its target. The loss columns are added to the
 * roll, the morale columns to the sum of roll and loss factors.
 */
export const FIRE_COLUMNS = ["ownLoss", "opponentLoss", "ownMorale", "opponentMorale"] as const;
export type FireColumn = (typeof FIRE_COLUMNS)[number];

/** A row of table 6 or 7: what one circumstance adds, by column. */
export interface FireFactorRow {
  readonly id: string;
  readonly factors: Readonly<Record<FireColumn, Factor>>;
}

/** The columns of tables 8 and 9; in table 9 the routing unit takes the attacker's place. */
export const DUEL_COLUMNS = ["attacker", "defender"] as const;
export type DuelColumn = (typeof DUEL_COLUMNS)[number];

/** A row of table 8 or 9: what one circumstance adds to each party's roll. */
export interface DuelFactorRow {
  readonly id: string;
  readonly factors: Readonly<Record<DuelColumn, Factor>>;
  /** Whether the row describes how the parties meet and so counts for both at once ("attack in the flank"). */
  readonly countsForBoth: boolean;
}

/** A row of tables 16, 17 or 19: what one circumstance adds to the roll. */
export interface RollFactorRow {
  readonly id: string;
  readonly factor: Factor;
  /** Whether the factor counts once for each bound in which the same attempt failed. */
  readonly perFailedBound: boolean;
}

/** The steps by which tables 6 to 9 compare figures, in per cent more than the other party has. */
const FIGURE_STEPS = [50, 100, 200, 300, 400] as const;

export interface FiguresCompared {
  readonly own: number;
  readonly other: number;
  /** The last step of the table: 400 in tables 6 and 7, 200 in 8 and 9. */
  readonly lastStep: (typeof FIGURE_STEPS)[number];
}

export function isSwing(factor: Factor): factor is Swing {
  return typeof factor === "object" && factor !== null;
}

/** A row of table 6 or 7, its cells in printed order. */
export function fireRow(
  id: string,
  ...[ownLoss, opponentLoss, ownMorale, opponentMorale]: readonly [Factor, Factor, Factor, Factor]
): FireFactorRow {
  return { id, factors: { ownLoss, opponentLoss, ownMorale, opponentMorale } };
}

/** A row of table 8 or 9, its cells in printed order. */
export function duelRow(id: string, attacker: Factor, defender: Factor): DuelFactorRow {
  return { id, factors: { attacker, defender }, countsForBoth: false };
}

/** A row that describes how the parties meet and so counts for both. */
export function meetingRow(id: string, attacker: Factor, defender: Factor): DuelFactorRow {
  return { ...duelRow(id, attacker, defender), countsForBoth: true };
}

/**
 * The row for the party with more figures, such as "more-100" from twice as many; null below half as many again. For
 * table 7 own figures are gunners times 5 [3.4.3].
 */
export function figuresStep({ own, other, lastStep }: FiguresCompared): string | null {
  const reached = FIGURE_STEPS.filter(
    (step) => step <= lastStep && own * 100 >= other * (100 + step),
  ).at(-1);
  return reached === undefined || other <= 0 ? null : `more-${reached}`;
}

/** How many figures a gunner counts as when firing figures are compared with the target's [3.4.3]. */
export const FIGURES_PER_GUNNER = 5;
