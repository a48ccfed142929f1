/** A factor that is chosen when it is used, "+/- 5": `sign` is -1 where the print turns it, "-/+ 5". */
export interface Swing {
  readonly limit: number;
  readonly sign: 1 | -1;
}

/** What a cell of tables 6 to 9, 16, 17 and 19 adds to a roll; null where it prints "-". */
export type Factor = number | Swing | null;

/** Valour where it helps, and where it hinders the other [5.5.1]. */
export const VALOUR_SWING: Swing = { limit: 5, sign: 1 };
export const VALOUR_SWING_AGAINST: Swing = { limit: 5, sign: -1 };

/** An engaged commander where he helps, and where he hinders the other [1.1.4, table 10]. */
export const COMMANDER_SWING: Swing = { limit: 4, sign: 1 };
export const COMMANDER_SWING_AGAINST: Swing = { limit: 4, sign: -1 };

export function isSwing(factor: Factor): factor is Swing {
  return typeof factor === "object" && factor !== null;
}
