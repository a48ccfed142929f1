import type { RowGroup } from "@/lib/rules/printed/row-group";
import { type DuelFactorRow, duelRow as row, VALOUR_SWING } from "../factor";

/**
 * Table 9: factors of spread of rout [5.4.2]; the attacker is the routing unit. The text does not say how to read the
 * two rolls; that they are read by table 11, as in melee, is our reading.
 */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_9: readonly DuelFactorRow[] = [
  row("column-of-march", null, -2),
  row("cavalry", 1, 1),
  row("passing-obstacle", null, -2),
  row("against-cover-1", -2, null),
  row("against-cover-2", -4, null),
  row("against-cover-3", -6, null),
  row("more-50", 1, 1),
  row("more-100", 2, 2),
  row("more-200", 4, 4),
  row("light-disorder", -2, -2),
  row("medium-disorder", null, -4),
  row("full-disorder", null, -8),
  row("commander-in-contact", null, 2),
  row("valour", VALOUR_SWING, VALOUR_SWING),
];

/**
 * The groups of table 9; within a group only one row counts in each column. The second edition has lost the double
 * rules between groups. The first edition keeps a gap between them, and wherever the second prints two rows without a
 * line between them, they belong to one group of the first edition.
 * - Certain by the rules: figures (steps of one scale), disorder (5.1.1).
 * - By the print alone: classes of cover, which do not include the obstacle, unlike in table 8.
 */
// biome-ignore format: one group per line
export const TABLE_9_GROUPS: readonly RowGroup[] = [
  { id: "cover", rows: ["against-cover-1", "against-cover-2", "against-cover-3"], sureness: "print", paragraphs: [] },
  { id: "more-figures", rows: ["more-50", "more-100", "more-200"], sureness: "rules", paragraphs: [] },
  { id: "disorder", rows: ["light-disorder", "medium-disorder", "full-disorder"], sureness: "rules", paragraphs: ["5.1.1"] },
];
