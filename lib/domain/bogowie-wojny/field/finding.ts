import type { Finding } from "../../document/check-report";
import { BATTLEFIELD_FINDINGS, type BattlefieldFindingCode } from "./finding-codes";

export type BattlefieldFinding = Finding & { code: BattlefieldFindingCode };

/** A finding, and later ones with the same code. */
export interface FoldedFinding {
  readonly finding: BattlefieldFinding;
  readonly more: readonly BattlefieldFinding[];
}

/** Faults that one wrong turn causes in everything after it, so that the first of each is enough. */
const TOGETHER: ReadonlySet<BattlefieldFindingCode> = new Set<BattlefieldFindingCode>([
  "out-of-turn",
  "obligatory-first",
  "road-out-of-turn",
]);

/** A finding at a place in the battlefield, with the rule and severity of its code. */
export function findingAt(
  path: string,
  code: BattlefieldFindingCode,
  params: Record<string, string | number> = {},
): BattlefieldFinding {
  return { ...BATTLEFIELD_FINDINGS[code], path, code, params };
}

/** Findings in order, with those of the codes in `TOGETHER` reported once. */
export function foldFindings(findings: readonly BattlefieldFinding[]): FoldedFinding[] {
  return findings.flatMap((finding) => {
    if (!TOGETHER.has(finding.code)) return [{ finding, more: [] }];
    const alike = findings.filter(({ code }) => code === finding.code);
    return alike[0] === finding ? [{ finding, more: alike.slice(1) }] : [];
  });
}
