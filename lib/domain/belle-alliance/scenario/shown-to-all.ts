/** What everybody may see of the troops before the umpire's seal is broken; `side:ID` is one side's army. */
export type ShownToAll = (typeof SHOWN_TO_ALL)[number] | `side:${string}`;

/** The choices that need no side. */
export const SHOWN_TO_ALL = ["armies", "names", "ground"] as const;
