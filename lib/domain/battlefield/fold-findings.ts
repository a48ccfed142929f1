import type { BattlefieldFinding } from "./finding";
import type { BattlefieldFindingCode } from "./finding-codes";

/** A finding, and how many like it come after it. */
export interface FoldedFinding {
  readonly finding: BattlefieldFinding;
  readonly more: number;
}

/** Faults that one wrong turn brings to all that follow: the first of each says enough. */
const TOGETHER: ReadonlySet<BattlefieldFindingCode> = new Set<BattlefieldFindingCode>([
  "out-of-turn",
  "obligatory-first",
  "road-out-of-turn",
]);

/** Findings in their order, those that come in rows told once. */
export function foldFindings(findings: readonly BattlefieldFinding[]): FoldedFinding[] {
  return findings.flatMap((finding, index) => {
    if (!TOGETHER.has(finding.code)) return [{ finding, more: 0 }];
    const alike = findings.filter(({ code }) => code === finding.code);
    return findings.indexOf(alike[0] ?? finding) === index
      ? [{ finding, more: alike.length - 1 }]
      : [];
  });
}
