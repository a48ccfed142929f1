/** A factor that is chosen when it is used, "+/- 5": `sign` is -1 where the print turns it, "-/+ 5". */
interface Swing {
  readonly limit: number;
  readonly sign: 1 | -1;
}

/** What a cell of tables 6 to 9, 16, 17 and 19 adds to a roll; null where it prints "-". */
export type Factor = number | Swing | null;

/** Valour where it helps, and where it hinders the other [5.5.1]. */
export const VALOUR_SWING: Swing = { limit: 5, sign: 1 };
export const VALOUR_SWING_AGAINST: Swing = { limit: 5, sign: -1 };

/** An engaged commander where the factor helps, and where it hinders the other [1.1.4, table 10]. */
export const COMMANDER_SWING: Swing = { limit: 4, sign: 1 };
export const COMMANDER_SWING_AGAINST: Swing = { limit: 4, sign: -1 };

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

/** The columns of tables 8 and 9; in table 9 the routing unit stands where the attacker does. */
export const DUEL_COLUMNS = ["attacker", "defender"] as const;
export type DuelColumn = (typeof DUEL_COLUMNS)[number];

/** A row of table 8 or 9: what one circumstance adds to each party's roll. */
export interface DuelFactorRow {
  readonly id: string;
  readonly factors: Readonly<Record<DuelColumn, Factor>>;
  /** The row concerns the meeting of both, so that it counts for both at once ("attack in the flank"). */
  readonly ofBoth: boolean;
}

/** A row of tables 16, 17 or 19: what one circumstance adds to the roll. */
export interface RollFactorRow {
  readonly id: string;
  readonly factor: Factor;
  /** The factor counts once for each bound the same attempt failed. */
  readonly perFailedBound: boolean;
}

/** The steps by which tables 6 to 9 compare figures, in per cent more than the other party's. */
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

/** A row as tables 6 and 7 print it, cell by cell. */
export function fireRow(
  id: string,
  ...[ownLoss, opponentLoss, ownMorale, opponentMorale]: readonly [Factor, Factor, Factor, Factor]
): FireFactorRow {
  return { id, factors: { ownLoss, opponentLoss, ownMorale, opponentMorale } };
}

/** A row as tables 8 and 9 print it, cell by cell. */
export function duelRow(id: string, attacker: Factor, defender: Factor): DuelFactorRow {
  return { id, factors: { attacker, defender }, ofBoth: false };
}

/** A row that concerns the meeting of both. */
export function meetingRow(id: string, attacker: Factor, defender: Factor): DuelFactorRow {
  return { ...duelRow(id, attacker, defender), ofBoth: true };
}

/**
 * The row for the party with more figures, "more-100" from twice as many; null below half as many again. In table 7
 * own figures are gunners times 5 [3.4.3].
 */
export function figuresStep({ own, other, lastStep }: FiguresCompared): string | null {
  const reached = FIGURE_STEPS.filter(
    (step) => step <= lastStep && own * 100 >= other * (100 + step),
  ).at(-1);
  return reached === undefined || other <= 0 ? null : `more-${reached}`;
}

/** Figures a gunner counts for when firing figures are compared with the target's [3.4.3]. */
export const FIGURES_PER_GUNNER = 5;
