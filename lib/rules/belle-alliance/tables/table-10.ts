import type { Span } from "@/lib/rules/printed/span";

/** A row of table 10: whether the commander falls, and what is added to the unit's rolls for the rest of the bound. */
interface CommanderRow extends Span {
  readonly falls: boolean;
  readonly factor: number;
}

/** Table 10: engaging a commander [1.1.4]; 3d6 without factors. */
export const TABLE_10: readonly CommanderRow[] = [
  { from: 17, to: 18, falls: true, factor: 4 },
  { from: 15, to: 16, falls: false, factor: 3 },
  { from: 13, to: 14, falls: true, factor: 2 },
  { from: 11, to: 12, falls: false, factor: 1 },
  { from: 9, to: 10, falls: false, factor: -1 },
  { from: 7, to: 8, falls: true, factor: -2 },
  { from: 5, to: 6, falls: false, factor: -3 },
  { from: 3, to: 4, falls: true, factor: -4 },
];
