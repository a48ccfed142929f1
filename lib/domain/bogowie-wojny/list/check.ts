import { type AcceptedFinding, siftFindings } from "../../document/accepted-findings";
import type { ArmyList } from "./army-list";
import { checkAdmitted } from "./checks/admitted";
import { checkBrigades } from "./checks/brigades";
import { checkBudget } from "./checks/budget";
import { checkCommanders } from "./checks/commanders";
import { checkEntries } from "./checks/entries";
import { checkFormatRules } from "./checks/format-rules";
import { checkHistory } from "./checks/history";
import { checkRegimentalGuns } from "./checks/regimental-guns";
import { checkRegiments } from "./checks/regiments";
import { checkScale } from "./checks/scale";
import { checkUpgrades } from "./checks/upgrades";
import type { ArmyListFinding } from "./finding";
import { type ArmyListSummary, summarize } from "./totals";

/** The totals of a list, its findings, and those its player has accepted. */
export interface ArmyListReport {
  readonly summary: ArmyListSummary;
  readonly findings: ArmyListFinding[];
  readonly accepted: AcceptedFinding<ArmyListFinding>[];
}

/**
 * Checks a list against chapter XIII and other rules that concern an army [2.2, 7.9, 9.9, 11.9, 13.1–13.4, 14.6, 15.1].
 * Findings the player has accepted are listed separately.
 */
export function checkArmyList(list: ArmyList): ArmyListReport {
  const summary = summarize(list);
  const all = [
    ...checkBudget(list, summary),
    ...checkScale(list, summary),
    ...checkFormatRules(list),
    ...checkCommanders(list),
    ...checkHistory(list),
    ...checkRegiments(list),
    ...checkEntries(list),
    ...checkAdmitted(list),
    ...checkBrigades(list),
    ...checkRegimentalGuns(list),
    ...checkUpgrades(list, summary),
  ];
  return { summary, ...siftFindings(list, all) };
}
