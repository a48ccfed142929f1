import type { Factor } from "./factor";

/** The columns of tables 8 and 9; in table 9 the routing unit stands where the attacker does. */
export const DUEL_COLUMNS = ["attacker", "defender"] as const;
export type DuelColumn = (typeof DUEL_COLUMNS)[number];

/** A row of table 8 or 9: what one circumstance adds to each party's roll. */
export interface DuelFactorRow {
  readonly id: string;
  readonly factors: Readonly<Record<DuelColumn, Factor>>;
  /** The row tells of the meeting of both, so that it counts for both at once ("attack in the flank"). */
  readonly ofBoth: boolean;
}

/** A row as tables 8 and 9 print it, cell by cell. */
export function duelRow(id: string, attacker: Factor, defender: Factor): DuelFactorRow {
  return { id, factors: { attacker, defender }, ofBoth: false };
}

/** A row that tells of the meeting of both. */
export function meetingRow(id: string, attacker: Factor, defender: Factor): DuelFactorRow {
  return { ...duelRow(id, attacker, defender), ofBoth: true };
}
