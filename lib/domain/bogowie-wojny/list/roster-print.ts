/** The reader of a roster: its owner, who sees everything, or the opponent. */
export const ROSTER_AUDIENCES = ["owner", "opponent"] as const;
export type RosterAudience = (typeof ROSTER_AUDIENCES)[number];

/** Layout of a printed roster: on one page, or on two, with the boxes ticked during play on the second. */
export const ROSTER_LAYOUTS = ["one", "two"] as const;
export type RosterLayout = (typeof ROSTER_LAYOUTS)[number];

/**
 * The printable parts of a list, in printing order: the roster, cards for the table, labels to cut out, and a score
 * sheet.
 */
export const ROSTER_PARTS = ["roster", "cards", "labels", "score-sheet"] as const;
export type RosterPart = (typeof ROSTER_PARTS)[number];

/** The parts printed by default. */
export const DEFAULT_ROSTER_PARTS: readonly RosterPart[] = ["roster"];

export interface RosterPrintOptions {
  readonly layout: RosterLayout;
  readonly parts: readonly RosterPart[];
}
