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
 * Table 7: factors of artillery fire [3.1.1, 3.4.3]; own figures are gunners times 5. Cover II and III print three
 * cells: -2 and -4 are for the opponent's loss, as in table 6. Likewise -6 and -8 in the rows for 300 and 400 % are
 * for the opponent's morale.
 */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_7: readonly FireFactorRow[] = [
  row("column-effect", null, 2, null, null),
  row("square-mass-huddle", null, 3, null, null),
  row("skirmish-line", null, -4, null, null),
  row("limbered", null, -2, null, null),
  row("unlimbered", null, -4, null, null),
  row("mounted-cavalry", null, 1, null, null),
  row("cavalry-charging", null, -1, null, null),
  row("flank-fire", null, null, null, 3),
  row("rear-fire", null, null, null, 2),
  row("hidden-target", -2, null, null, null),
  row("passing-obstacle", -2, null, null, 2),
  row("wood-or-edge", null, 2, null, null),
  row("cover-2", null, -2, null, null),
  row("cover-3", null, -4, null, null),
  row("more-50", null, null, null, -1),
  row("more-100", null, null, 1, -2),
  row("more-200", null, null, 2, -4),
  row("more-300", null, null, null, -6),
  row("more-400", null, null, null, -8),
  row("foot-not-stationary", -3, null, null, null),
  row("split-fire-zone-2-3", -2, null, null, null),
  row("first-fire-or-melee", 2, null, null, null),
  row("without-supplies", null, null, null, 2),
  row("canister-zone-1", 3, null, null, null),
  row("zone-2", -3, null, null, null),
  row("zone-3", -6, null, null, null),
  row("no-ricochet-zone-2-3", -2, null, null, null),
  row("ranging-zone-2-3", -2, null, null, null),
  row("calibre-3-4", -2, null, null, null),
  row("calibre-12", 2, null, null, null),
  row("light-disorder", -2, null, null, 2),
  row("medium-disorder", null, null, null, 4),
  row("full-disorder", null, null, null, 8),
  row("support-or-soutien", null, null, null, -2),
  row("neighbour-unit", 2, null, null, null),
  row("commander", null, null, COMMANDER_SWING, COMMANDER_SWING_AGAINST),
  row("valour", VALOUR_SWING, null, null, VALOUR_SWING_AGAINST),
];

/**
 * The groups of table 7; within a group only one row counts in each column. The second edition has lost the double
 * rules between groups. The first edition keeps a gap between them, and wherever the second prints two rows without a
 * line between them, they belong to one group of the first edition.
 * - Certain by the rules: limbered or not (2.2.4), flank and rear (3.1.8), figures (steps of one scale), zone (one
 *   distance is measured; canister is fired only in zone 1, 3.4.4), calibre, disorder (5.1.1).
 * - By the print alone: the target's formation, which here leaves guns out, unlike in table 6; mounted cavalry at
 *   the charge; wood with the classes of cover; first fire with supplies, whose rows share no column.
 */
// biome-ignore format: one group per line
export const TABLE_7_GROUPS: readonly RowGroup[] = [
  { id: "target-formation", rows: ["column-effect", "square-mass-huddle", "skirmish-line"], sureness: "print", paragraphs: [] },
  { id: "target-guns", rows: ["limbered", "unlimbered"], sureness: "rules", paragraphs: ["2.2.4"] },
  { id: "cavalry", rows: ["mounted-cavalry", "cavalry-charging"], sureness: "print", paragraphs: [] },
  { id: "flank-rear", rows: ["flank-fire", "rear-fire"], sureness: "rules", paragraphs: ["3.1.8"] },
  { id: "cover", rows: ["wood-or-edge", "cover-2", "cover-3"], sureness: "print", paragraphs: [] },
  { id: "more-figures", rows: ["more-50", "more-100", "more-200", "more-300", "more-400"], sureness: "rules", paragraphs: ["3.4.3"] },
  { id: "fire-and-supplies", rows: ["first-fire-or-melee", "without-supplies"], sureness: "print", paragraphs: [] },
  { id: "zone", rows: ["canister-zone-1", "zone-2", "zone-3"], sureness: "rules", paragraphs: ["3.1.3", "3.4.4"] },
  { id: "calibre", rows: ["calibre-3-4", "calibre-12"], sureness: "rules", paragraphs: [] },
  { id: "disorder", rows: ["light-disorder", "medium-disorder", "full-disorder"], sureness: "rules", paragraphs: ["5.1.1"] },
];
