import type { BattlefieldFinding } from "./finding";
import type { BattlefieldFindingCode } from "./finding-codes";

/** A finding, and those like it that come after it. */
export interface FoldedFinding {
  readonly finding: BattlefieldFinding;
  readonly more: readonly BattlefieldFinding[];
}

/** Faults that one wrong turn brings to all that follow: the first of each says enough. */
const TOGETHER: ReadonlySet<BattlefieldFindingCode> = new Set<BattlefieldFindingCode>([
  "out-of-turn",
  "obligatory-first",
  "road-out-of-turn",
]);

/** Findings in their order, those that come in rows reported once. */
export function foldFindings(findings: readonly BattlefieldFinding[]): FoldedFinding[] {
  return findings.flatMap((finding) => {
    if (!TOGETHER.has(finding.code)) return [{ finding, more: [] }];
    const alike = findings.filter(({ code }) => code === finding.code);
    return alike[0] === finding ? [{ finding, more: alike.slice(1) }] : [];
  });
}
