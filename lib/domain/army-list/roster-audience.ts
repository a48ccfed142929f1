/** For whom a roster is made: its owner, with everything, or whoever plays against him. */
export const ROSTER_AUDIENCES = ["owner", "opponent"] as const;
export type RosterAudience = (typeof ROSTER_AUDIENCES)[number];
