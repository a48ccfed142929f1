/** For whom a roster is made: its owner, with everything, or the opponent. */
export const ROSTER_AUDIENCES = ["owner", "opponent"] as const;
export type RosterAudience = (typeof ROSTER_AUDIENCES)[number];

/** How a printed roster is laid out: all of it on a page, or the army on one and what is ticked in play on another. */
export const ROSTER_LAYOUTS = ["one", "two"] as const;
export type RosterLayout = (typeof ROSTER_LAYOUTS)[number];
