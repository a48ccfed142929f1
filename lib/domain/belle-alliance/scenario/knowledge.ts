/**
 * How much a player who leads a formation knows of their own side. `own`: their troops, and the names of the formation
 * directly above and its commander. `command`: also the names and commanders of all formations above and of those next
 * to theirs, and those commanders' positions, but no units or strengths. `side`: everything in the side's own pack.
 */
export const KNOWLEDGE = ["own", "command", "side"] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];
