import type { RowGroup } from "@/lib/rules/printed/row-group";
import {
  COMMANDER_SWING,
  type DuelFactorRow,
  meetingRow as meeting,
  duelRow as row,
  VALOUR_SWING,
} from "../factor";

/**
 * Table 8: factors of melee [4.1.3, whose text says 10 but means this table]. If both attack, both use the attacker's
 * column.
 */
// biome-ignore format: a table is easiest to read with one row per line
export const TABLE_8: readonly DuelFactorRow[] = [
  row("column-of-march", -2, -2),
  row("skirmish-line", -4, -4),
  row("artillery-work-rest", null, -2),
  meeting("cavalry-against-square", -3, 1),
  meeting("cavalry-against-mass", null, null),
  meeting("cavalry-against-others", 1, -2),
  row("uncovered-infantry", -2, -2),
  row("square-mass-huddle-against-infantry", -2, -2),
  row("uphill", -1, null),
  row("split-or-formation-change", -2, -2),
  meeting("flank-attack", 3, -3),
  meeting("rear-attack", 2, -2),
  row("overreaching", 2, 2),
  row("passing-obstacle", -2, -2),
  row("against-cover-1", -2, null),
  row("against-cover-2", -4, null),
  row("against-cover-3", -6, null),
  row("fired-this-bound", -3, -3),
  row("without-supplies", -2, -2),
  row("first-fire-or-melee", 2, 2),
  row("charge", 1, null),
  row("heavy-or-lancers-charge", 2, null),
  row("charge-last-bound", -2, -2),
  row("passive-cavalry", -2, -2),
  row("heavy-cavalry", 1, 1),
  row("light-cavalry", -2, -2),
  row("attacked-earlier", -2, -2),
  row("defended-earlier", -1, -1),
  row("opponent-brought-into-fd", 2, 1),
  row("more-50", 1, 1),
  row("more-100", 2, 2),
  row("more-200", 4, 4),
  row("hidden-target", -2, null),
  row("light-disorder", -2, -2),
  row("medium-disorder", null, -4),
  row("full-disorder", null, -8),
  row("support-or-soutien", 2, 2),
  row("neighbour-unit", 2, 2),
  row("commander", COMMANDER_SWING, COMMANDER_SWING),
  row("valour", VALOUR_SWING, VALOUR_SWING),
];

/**
 * The groups of table 8; within a group only one row counts in each column. The second edition has lost the double
 * rules between groups. The first edition keeps a gap between them, and wherever the second prints two rows without a
 * line between them, they belong to one group of the first edition.
 * - Certain by the rules: formation, flank, rear and overreaching (4.1.8 defines each by the absence of the
 *   others), weight of cavalry, figures (steps of one scale), disorder (5.1.1).
 * - By the print alone: the meeting of arms (an uncovered square counts -2 once), obstacle with cover, fire with
 *   supplies and first melee, the charge (2.3.3 does not let a charge follow a charge; that heavy cavalry's +2
 *   replaces the +1 is shown by the print alone), earlier melees.
 */
// biome-ignore format: one group per line
export const TABLE_8_GROUPS: readonly RowGroup[] = [
  { id: "formation", rows: ["column-of-march", "skirmish-line"], sureness: "rules", paragraphs: ["1.3.1", "1.3.2"] },
  { id: "arms", rows: ["cavalry-against-square", "cavalry-against-mass", "cavalry-against-others", "uncovered-infantry", "square-mass-huddle-against-infantry"], sureness: "print", paragraphs: [] },
  { id: "flank-rear", rows: ["flank-attack", "rear-attack", "overreaching"], sureness: "rules", paragraphs: ["4.1.8"] },
  { id: "ground", rows: ["passing-obstacle", "against-cover-1", "against-cover-2", "against-cover-3"], sureness: "print", paragraphs: [] },
  { id: "fire-and-supplies", rows: ["fired-this-bound", "without-supplies", "first-fire-or-melee"], sureness: "print", paragraphs: [] },
  { id: "charge", rows: ["charge", "heavy-or-lancers-charge", "charge-last-bound"], sureness: "print", paragraphs: ["2.3.3"] },
  { id: "weight", rows: ["heavy-cavalry", "light-cavalry"], sureness: "rules", paragraphs: ["5.5.1"] },
  { id: "earlier-melee", rows: ["attacked-earlier", "defended-earlier"], sureness: "print", paragraphs: [] },
  { id: "more-figures", rows: ["more-50", "more-100", "more-200"], sureness: "rules", paragraphs: [] },
  { id: "disorder", rows: ["light-disorder", "medium-disorder", "full-disorder"], sureness: "rules", paragraphs: ["5.1.1"] },
];
