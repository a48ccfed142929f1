import type { RowGroup } from "@/lib/rules/printed/row-group";
import {
  COMMANDER_SWING,
  COMMANDER_SWING_AGAINST,
  type FireFactorRow,
  fireRow as row,
  VALOUR_SWING,
  VALOUR_SWING_AGAINST,
} from "../factor";

/**
 * Table 6: factors of fire with small arms [3.1.1]. "Own" is the firing unit, "opponent" its target. The rows for 300
 * and 400 % more figures print three cells; as in the rows above them, the last is for the opponent's morale.
 */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_6: readonly FireFactorRow[] = [
  row("column-effect", null, 2, null, null),
  row("square-mass-huddle", null, 3, null, null),
  row("skirmish-line", 2, -4, null, null),
  row("limbered", null, -2, null, null),
  row("unlimbered", null, -4, null, null),
  row("mounted-cavalry", -2, 1, null, null),
  row("cavalry-charging", null, -1, null, null),
  row("flank-fire", null, null, null, 3),
  row("rear-fire", null, null, null, 2),
  row("hidden-target", -2, null, null, null),
  row("passing-obstacle", -2, null, null, 2),
  row("cover-1", null, -2, null, null),
  row("cover-2", null, -4, null, null),
  row("cover-3", null, -6, null, null),
  row("more-50", null, null, null, -1),
  row("more-100", null, null, 1, -2),
  row("more-200", null, null, 2, -4),
  row("more-300", null, null, null, -6),
  row("more-400", null, null, null, -8),
  row("not-stationary", -3, null, null, null),
  row("split-fire", -2, null, null, null),
  row("first-fire-or-melee", 2, null, null, null),
  row("without-supplies", null, null, null, 2),
  row("zone-2", -3, null, null, null),
  row("light-disorder", -2, null, null, 2),
  row("medium-disorder", null, null, null, 4),
  row("full-disorder", null, null, null, 8),
  row("marksmen", 2, null, null, null),
  row("support-or-soutien", null, null, null, -2),
  row("neighbour-unit", 2, null, null, null),
  row("commander", null, null, COMMANDER_SWING, COMMANDER_SWING_AGAINST),
  row("valour", VALOUR_SWING, null, null, VALOUR_SWING_AGAINST),
];

/**
 * The groups of table 6; within a group only one row counts in each column. The second edition has lost the double
 * rules between groups. The first edition keeps a gap between them, and wherever the second prints two rows without a
 * line between them, they belong to one group of the first edition.
 * - Certain by the rules: flank and rear (3.1.8 knows one point of impact), figures (steps of one scale), disorder
 *   (5.1.1 knows one degree).
 * - By the print alone: the target's formation (so that for a limbered column either column effect or being
 *   limbered counts), mounted cavalry at the charge, classes of cover, and first fire with supplies, whose rows share
 *   no column, so that the group changes nothing.
 */
// biome-ignore format: one group per line
export const TABLE_6_GROUPS: readonly RowGroup[] = [
  { id: "target-formation", rows: ["column-effect", "square-mass-huddle", "skirmish-line", "limbered", "unlimbered"], sureness: "print", paragraphs: [] },
  { id: "cavalry", rows: ["mounted-cavalry", "cavalry-charging"], sureness: "print", paragraphs: [] },
  { id: "flank-rear", rows: ["flank-fire", "rear-fire"], sureness: "rules", paragraphs: ["3.1.8"] },
  { id: "cover", rows: ["cover-1", "cover-2", "cover-3"], sureness: "print", paragraphs: [] },
  { id: "more-figures", rows: ["more-50", "more-100", "more-200", "more-300", "more-400"], sureness: "rules", paragraphs: [] },
  { id: "fire-and-supplies", rows: ["first-fire-or-melee", "without-supplies"], sureness: "print", paragraphs: [] },
  { id: "disorder", rows: ["light-disorder", "medium-disorder", "full-disorder"], sureness: "rules", paragraphs: ["5.1.1"] },
];
