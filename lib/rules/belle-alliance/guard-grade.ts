/** Grades of the guard that table 21 tells apart. */
export const GUARD_GRADES = ["old", "middle", "young"] as const;
export type GuardGrade = (typeof GUARD_GRADES)[number];
