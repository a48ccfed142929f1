import type { Finding } from "../../document/check-report";
import type { Severity } from "../../document/severity";

export type ArmyBookFinding = Finding & { code: ArmyBookFindingCode };

/** All findings of an army book, with the chapter each is based on and its severity. */
export const ARMY_BOOK_FINDINGS = {
  "no-entries": { rule: "13.2", severity: "warning" },
  "name-twice": { rule: "2.8", severity: "warning" },
  "kind-open": { rule: "13.2", severity: "note" },
  "figures-open": { rule: "2.8", severity: "note" },
  "battery-of-several-bases": { rule: "2.2", severity: "error" },
  "regiment-size-unusual": { rule: "2.2", severity: "note" },
  "maximum-below-regiment": { rule: "13.2", severity: "error" },
  "historical-more-than-once": { rule: "13.2", severity: "error" },
  "historical-in-two-formations": { rule: "13.2", severity: "warning" },
  "militia-with-status": { rule: "13.3", severity: "error" },

  "column-slower-than-line": { rule: "2.8", severity: "warning" },
  "cavalry-of-two-speeds": { rule: "2.4", severity: "warning" },
  "range-unusual": { rule: "2.7", severity: "note" },
  "loads-of-no-battery": { rule: "9.4", severity: "warning" },
  "loads-unusual": { rule: "9.4", severity: "note" },
  "canister-range-unusual": { rule: "9.2", severity: "note" },
  "canister-unlike-table": { rule: "9.3", severity: "warning" },
  "shrapnel-not-british": { rule: "9.2", severity: "error" },

  "no-commander-in-chief": { rule: "6.1", severity: "warning" },
  "no-generals": { rule: "6.1", severity: "warning" },
  "commander-without-role": { rule: "6.2", severity: "warning" },
  "commander-leads-twice": { rule: "6.2", severity: "warning" },
  "command-values-open": { rule: "6.2", severity: "note" },

  "formation-empty": { rule: "13.2", severity: "warning" },
  "division-without-general": { rule: "13.2", severity: "note" },
} as const satisfies Record<string, { rule: string; severity: Severity }>;
type ArmyBookFindingCode = keyof typeof ARMY_BOOK_FINDINGS;

/** Looks up words of the namespace `armyBook`, on a page or elsewhere. */
export type ArmyBookWords = (key: string, values?: Record<string, string | number>) => string;

/** A finding at a place in the book, with the rule and severity of its code. */
export function bookFinding(
  path: string,
  code: ArmyBookFindingCode,
  params: Record<string, string | number> = {},
): ArmyBookFinding {
  return { ...ARMY_BOOK_FINDINGS[code], path, code, params };
}

/** The sentence of a finding about an army book. */
export function armyBookFindingText(finding: Finding, t: ArmyBookWords): string {
  return t(`findings.${finding.code}`, finding.params);
}
