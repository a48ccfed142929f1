import type { Finding } from "../check-report";

/** Words of the namespace `armyBook`, from a page or from outside one. */
export type ArmyBookWords = (key: string, values?: Record<string, string | number>) => string;

/** What a finding about an army book says. */
export function armyBookFindingText(finding: Finding, t: ArmyBookWords): string {
  return t(`findings.${finding.code}`, finding.params);
}
