import type { Span } from "@/lib/rules/printed/span";

/** A result of the catch roll for a staff figure [1.1.4]. */
interface CatchRow extends Span {
  readonly id: string;
  readonly falls: boolean;
  /** What is added to every roll of all units of its side for the rest of this bound and all of the next. */
  readonly sideFactor: 0 | -1 | -2;
}

/** Table 18: catch roll for staff figures [1.1.4]; 3d6 without factors. */
export const TABLE_18: readonly CatchRow[] = [
  { id: "falls-2", from: 17, to: 18, falls: true, sideFactor: -2 },
  { id: "falls-1", from: 15, to: 16, falls: true, sideFactor: -1 },
  { id: "falls", from: 13, to: 14, falls: true, sideFactor: 0 },
  { id: "survives", from: 3, to: 12, falls: false, sideFactor: 0 },
];
