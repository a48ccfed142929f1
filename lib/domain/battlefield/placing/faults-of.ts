import type { Battlefield } from "../battlefield";
import { checkBattlefield } from "../check";
import type { BattlefieldFinding } from "../finding";
import type { BattlefieldFindingCode } from "../finding-codes";

/** What is wrong only as long as the field is not finished. */
const UNFINISHED: ReadonlySet<BattlefieldFindingCode> = new Set<BattlefieldFindingCode>([
  "too-few-of",
  "too-few-pieces",
  "objective-number",
  "base-number",
  "deployment-zone",
]);

/** What something laid on a field would bring with it: all the check has to say that it did not say before. */
export function faultsOf(before: Battlefield, after: Battlefield): BattlefieldFinding[] {
  const known = new Set(checkBattlefield(before).findings.map(signOf));
  return checkBattlefield(after).findings.filter(
    (finding) => !UNFINISHED.has(finding.code) && !known.has(signOf(finding)),
  );
}

/** What lies there against the rules, not only against good sense. */
export function errorsAmong(findings: readonly BattlefieldFinding[]): BattlefieldFinding[] {
  return findings.filter(({ severity }) => severity === "error");
}

function signOf({ code, path, params }: BattlefieldFinding): string {
  return JSON.stringify([code, path, params]);
}
