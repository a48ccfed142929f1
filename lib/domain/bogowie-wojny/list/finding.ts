import type { Reading } from "@/lib/rules/bogowie-wojny/format";
import type { Finding } from "../../document/check-report";
import type { Severity } from "../../document/severity";

export type ArmyListFinding = Finding & { code: ArmyListFindingCode };

/** All findings of a list, with the chapter each is based on and its severity. */
export const ARMY_LIST_FINDINGS = {
  "units-over-limit": { rule: "13.2", severity: "error" },
  "upgrades-over-limit": { rule: "13.2", severity: "error" },
  "bases-over-limit": { rule: "13.2", severity: "error" },
  "artillery-over-limit": { rule: "13.2", severity: "error" },
  "artillery-over-share": { rule: "13.2", severity: "error" },
  "terrain-over-limit": { rule: "13.2", severity: "error" },
  "kind-not-of-nation": { rule: "13.2", severity: "error" },
  "unit-twice": { rule: "13.2", severity: "warning" },
  "historical-general": { rule: "13.2", severity: "note" },
  "historical-general-incomplete": { rule: "13.2", severity: "error" },
  "historical-commander": { rule: "13.2", severity: "note" },
  "historical-commander-incomplete": { rule: "13.2", severity: "error" },
  "historical-chief-without-corps": { rule: "13.2", severity: "error" },
  "entry-unknown": { rule: "13.2", severity: "error" },
  "entry-of-other-kind": { rule: "13.2", severity: "error" },
  "regiment-not-whole": { rule: "13.2", severity: "error" },
  "regiment-too-large": { rule: "13.2", severity: "error" },
  "entry-over-regiments": { rule: "13.2", severity: "error" },
  "entry-over-bases": { rule: "13.2", severity: "error" },
  "link-over-regiments": { rule: "13.2", severity: "error" },
  "link-over-bases": { rule: "13.2", severity: "error" },
  "body-not-admitted": { rule: "13.2", severity: "error" },
  "commander-not-admitted": { rule: "13.2", severity: "error" },
  "historical-unit-twice": { rule: "13.2", severity: "error" },
  "year-missing": { rule: "13.2", severity: "warning" },
  "year-outside-format": { rule: "13.2", severity: "error" },
  "entry-outside-years": { rule: "13.2", severity: "error" },
  "kind-banned": { rule: "13.2", severity: "error" },
  "entry-banned": { rule: "13.2", severity: "error" },
  "upgrade-banned": { rule: "13.2", severity: "error" },
  "larger-than-vanguard": { rule: "13.1", severity: "note" },
  "table-small": { rule: "3.1", severity: "note" },
  "price-inferred": { rule: "13.2", severity: "note" },
  "militia-cavalry-price": { rule: "13.2", severity: "note" },
  "points-recalculated": { rule: "13.2", severity: "warning" },
  "no-units": { rule: "13.2", severity: "warning" },
  "points-left": { rule: "13.2", severity: "note" },

  "battery-of-several-bases": { rule: "2.2", severity: "error" },
  "regiment-size-unusual": { rule: "2.2", severity: "note" },

  "militia-status": { rule: "13.3", severity: "error" },
  "landwehr-status": { rule: "13.3", severity: "error" },
  "veteran-already": { rule: "13.3", severity: "warning" },
  "status-not-in-book": { rule: "13.3", severity: "warning" },
  "elite-not-allowed": { rule: "13.3", severity: "error" },
  "elite-needs-veteran": { rule: "13.3", severity: "error" },

  "morale-levels-over-value": { rule: "13.3", severity: "error" },
  "morale-beyond-highest": { rule: "11.9", severity: "error" },
  "upgrade-over-maximum": { rule: "13.3", severity: "error" },
  "redraws-over-commanders": { rule: "13.3", severity: "error" },
  "trains-over-limit": { rule: "13.3", severity: "error" },
  "train-loads": { rule: "13.3", severity: "error" },
  "train-without-artillery": { rule: "9.5", severity: "warning" },
  "ambushes-over-half": { rule: "15.1", severity: "error" },
  "ambushes-without-units": { rule: "15.1", severity: "warning" },

  "general-missing": { rule: "13.4", severity: "error" },
  "general-of-other-arm": { rule: "13.4", severity: "error" },
  "commander-twice": { rule: "13.4", severity: "error" },
  "extra-general-not-bought": { rule: "13.3", severity: "error" },
  "extra-general-idle": { rule: "13.3", severity: "note" },
  "formation-empty": { rule: "13.4", severity: "warning" },
  "corps-unknown": { rule: "13.4", severity: "error" },
  "corps-empty": { rule: "13.4", severity: "warning" },
  "formation-outside-corps": { rule: "2.2", severity: "warning" },

  "brigade-unknown": { rule: "7.9", severity: "error" },
  "brigade-of-one": { rule: "7.9", severity: "warning" },
  "brigade-with-battery": { rule: "7.9", severity: "error" },
  "brigade-of-two-arms": { rule: "7.9", severity: "warning" },

  "guns-without-regiment": { rule: "9.9", severity: "error" },
  "guns-follow-unknown": { rule: "9.9", severity: "error" },
  "guns-follow-other-formation": { rule: "9.9", severity: "error" },
  "guns-follow-no-infantry": { rule: "9.9", severity: "error" },
  "follows-but-not-regimental": { rule: "9.9", severity: "warning" },
} as const satisfies Record<string, { rule: string; severity: Severity }>;
export type ArmyListFindingCode = keyof typeof ARMY_LIST_FINDINGS;

/** Looks up words of the namespace `bogowieWojny`, on a page or elsewhere. */
export type BogowieWojnyWords = (key: string, values?: Record<string, string | number>) => string;

/** Findings that depend on the format's readings of the rules; with another reading they may not apply. */
export const READINGS_OF_FINDING: Readonly<
  Partial<Record<ArmyListFindingCode, readonly Reading[]>>
> = {
  "artillery-over-limit": ["artilleryNumber"],
  "artillery-over-share": ["artilleryShare"],
  "landwehr-status": ["landwehrStatus"],
  "militia-cavalry-price": ["militiaCavalryPrice"],
  "veteran-already": ["veteransByKind", "veteranAgain"],
  "elite-needs-veteran": ["eliteStatus"],
  "general-of-other-arm": ["generalArm"],
  "historical-general": ["historicalGeneral"],
  "historical-general-incomplete": ["historicalGeneral"],
  "historical-commander": ["historicalGeneral"],
  "historical-commander-incomplete": ["historicalGeneral"],
  "historical-chief-without-corps": ["historicalGeneral"],
  "regiment-not-whole": ["wholeRegiments"],
  "regiment-too-large": ["wholeRegiments"],
  "redraws-over-commanders": ["redraws"],
  "morale-levels-over-value": ["levelsValue"],
  "morale-beyond-highest": ["levelsBeyondHighest"],
  "train-loads": ["trainLoads"],
  "ambushes-over-half": ["ambushUnits"],
  "ambushes-without-units": ["lancersInAmbush"],
};

/** A finding at a place in the list, with the rule and severity of its code. */
export function findingAt(
  path: string,
  code: ArmyListFindingCode,
  params: Record<string, string | number> = {},
): ArmyListFinding {
  return { ...ARMY_LIST_FINDINGS[code], path, code, params };
}

/** The sentence of an army list's finding, with the codes in its parameters translated. */
export function armyListFindingText(finding: Finding, t: BogowieWojnyWords): string {
  return t(`findings.${finding.code}`, { ...finding.params, ...namesIn(finding, t) });
}

function namesIn({ params }: Finding, t: BogowieWojnyWords): Record<string, string> {
  const names: Record<string, string> = {};
  if (params.unitKind !== undefined) names.unit = t(`units.${params.unitKind}`);
  if (params.nation !== undefined) names.nation = t(`nations.${params.nation}`);
  if (params.upgrade !== undefined) names.upgrade = t(`upgrades.${params.upgrade}`);
  return names;
}
