/** How long a game of a scenario takes, according to its author. */
export const LENGTHS = ["evening", "day", "weekend"] as const;
export type Length = (typeof LENGTHS)[number];
