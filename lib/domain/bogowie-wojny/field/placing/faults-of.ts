import type { Battlefield } from "../battlefield";
import { checkBattlefield } from "../check";
import type { BattlefieldFinding } from "../finding";
import type { BattlefieldFindingCode } from "../finding-codes";

/** Findings that apply only to an unfinished field and are therefore ignored. */
const UNFINISHED: ReadonlySet<BattlefieldFindingCode> = new Set<BattlefieldFindingCode>([
  "too-few-of",
  "too-few-pieces",
  "objective-number",
  "base-number",
  "deployment-zone",
]);

/** The findings caused by adding something to a field: those that the check did not report before. */
export function faultsOf(before: Battlefield, after: Battlefield): BattlefieldFinding[] {
  const known = new Set(checkBattlefield(before).findings.map(signOf));
  return checkBattlefield(after).findings.filter(
    (finding) => !UNFINISHED.has(finding.code) && !known.has(signOf(finding)),
  );
}

/** The findings that break the rules, without warnings and notes. */
export function errorsAmong(findings: readonly BattlefieldFinding[]): BattlefieldFinding[] {
  return findings.filter(({ severity }) => severity === "error");
}

function signOf({ code, path, params }: BattlefieldFinding): string {
  return JSON.stringify([code, path, params]);
}
