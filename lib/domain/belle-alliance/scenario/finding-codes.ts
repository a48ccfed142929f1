import type { Finding } from "../../document/check-report";
import type { Severity } from "../../document/severity";
import { type OpenFinding, TERRAIN_KINDS } from "../ground/kinds";

/** Special terrain must be stated [1.1.9, table 5]. */
const OPEN_TERRAIN = Object.fromEntries(
  TERRAIN_KINDS.flatMap(({ openFinding }) =>
    openFinding ? [[openFinding, { rule: "1.1.9", severity: "error" }] as const] : [],
  ),
) as Readonly<Record<OpenFinding, { rule: "1.1.9"; severity: "error" }>>;

/** Every fault a scenario can have, with the rule or table it is based on and its severity. */
export const SCENARIO_FINDINGS = {
  "sides-missing": { rule: "1.1.9", severity: "error" },
  "tasks-missing": { rule: "1.1.9", severity: "error" },
  "player-brief-missing": { rule: "1.1.9", severity: "note" },
  "units-missing": { rule: "1.1.9", severity: "error" },
  "name-open": { rule: "1.1.9", severity: "warning" },
  "side-named-twice": { rule: "1.1.9", severity: "warning" },
  "side-colour-twice": { rule: "1.1.9", severity: "warning" },
  "unit-named-twice": { rule: "1.1.9", severity: "warning" },
  "map-empty": { rule: "1.1.9", severity: "error" },
  "middle-out-of-reach": { rule: "1.1.9", severity: "note" },
  "length-missing": { rule: "1.1.9", severity: "warning" },
  ...OPEN_TERRAIN,
  "place-unnamed": { rule: "1.1.9", severity: "warning" },
  "place-off-table": { rule: "1.1.9", severity: "warning" },
  "crossing-over-nothing": { rule: "2.3.6", severity: "warning" },
  "crossing-missing": { rule: "2.3.6", severity: "note" },
  "emplacement-not-open": { rule: "T20", severity: "warning" },
  "emplacement-too-short": { rule: "T20", severity: "warning" },
  "building-reinforced-beyond": { rule: "T20", severity: "warning" },
  "hill-floating": { rule: "foreword", severity: "warning" },

  "commander-missing": { rule: "1.1.4", severity: "error" },
  "direct-commander-missing": { rule: "1.1.4", severity: "warning" },
  "commander-idle": { rule: "1.1.4", severity: "note" },
  "commander-of-two-posts": { rule: "1.1.4", severity: "warning" },
  "level-under-lower": { rule: "1.1.4", severity: "warning" },

  "strength-missing": { rule: "1.1.9", severity: "error" },
  "guns-missing": { rule: "1.1.9", severity: "error" },
  "guns-of-other-arm": { rule: "1.2.4", severity: "warning" },
  "model-guns-out-of-range": { rule: "1.1.7", severity: "error" },
  "howitzers-beyond-guns": { rule: "1.1.7", severity: "error" },
  "gunners-too-few": { rule: "1.1.7", severity: "error" },
  "squadrons-too-small": { rule: "1.2.3", severity: "warning" },
  "several-battalions": { rule: "1.2.2", severity: "warning" },
  "several-regiments": { rule: "1.2.3", severity: "warning" },
  "several-batteries": { rule: "1.2.4", severity: "warning" },
  "too-few-figures": { rule: "5.5.2", severity: "warning" },
  "type-of-other-arm": { rule: "1.2.0", severity: "warning" },
  "type-open": { rule: "T21", severity: "warning" },
  "weapon-missing": { rule: "T13", severity: "warning" },
  "calibre-missing": { rule: "T14", severity: "warning" },
  "calibre-not-in-table": { rule: "T14", severity: "note" },
  "weight-missing": { rule: "T8", severity: "warning" },
  "weight-against-type": { rule: "T8", severity: "warning" },
  "weight-of-other-arm": { rule: "T8", severity: "warning" },
  "lance-of-other-arm": { rule: "T8", severity: "warning" },
  "weapon-of-other-arm": { rule: "T13", severity: "warning" },
  "marksmen-of-other-arm": { rule: "5.5.1", severity: "warning" },
  "light-of-other-arm": { rule: "1.3.2", severity: "warning" },
  "light-unlisted": { rule: "1.3.2", severity: "warning" },
  "supplies-of-train": { rule: "5.5.3", severity: "warning" },
  "ammunition-of-other-arm": { rule: "5.5.4", severity: "warning" },

  "valour-year-missing": { rule: "T21", severity: "warning" },
  "valour-year-outside": { rule: "T21", severity: "warning" },
  "valour-undecided": { rule: "T21", severity: "warning" },
  "valour-row-unknown": { rule: "T21", severity: "error" },
  "valour-row-of-others": { rule: "T21", severity: "warning" },
  "valour-doubtful": { rule: "T21", severity: "note" },
  "valour-out-of-range": { rule: "5.5.1", severity: "error" },
  "valour-reason-missing": { rule: "5.5.1", severity: "warning" },

  "units-not-placed": { rule: "1.1.9", severity: "note" },
  "placed-and-awaited": { rule: "1.1.9", severity: "warning" },
  "off-table": { rule: "1.1.9", severity: "warning" },
  "units-overlap": { rule: "1.3.1", severity: "warning" },
  "enemies-in-melee-zone": { rule: "4.1.1", severity: "warning" },
  "unit-in-water": { rule: "2.3.6", severity: "warning" },
  "unit-over-building": { rule: "6.1.1", severity: "warning" },
  "building-unknown": { rule: "6.1.1", severity: "error" },
  "building-closed-to-arm": { rule: "6.1.1", severity: "error" },
  "building-apart": { rule: "6.1.1", severity: "warning" },
  "formation-in-building": { rule: "6.1.2", severity: "warning" },
  "garrison-outside": { rule: "6.1.1", severity: "error" },
  "building-overfull": { rule: "6.1.1", severity: "warning" },
  "building-of-both-sides": { rule: "6.1.1", severity: "error" },
  "unit-on-bridge": { rule: "2.3.6", severity: "warning" },
  "emplacement-overfull": { rule: "T20", severity: "warning" },
  "no-march-rate": { rule: "2.3.1", severity: "note" },
  "commander-off-table": { rule: "1.1.9", severity: "warning" },
  "commander-near-enemy": { rule: "1.1.4", severity: "warning" },
  "commander-in-water": { rule: "2.3.6", severity: "warning" },
  "commanders-in-one-place": { rule: "1.1.4", severity: "warning" },
  "commander-ahead": { rule: "1.1.4", severity: "warning" },
  "units-out-of-reach": { rule: "1.1.3", severity: "note" },
  "formation-of-other-arm": { rule: "1.3.1", severity: "error" },
  "attack-column-misshapen": { rule: "1.3.1", severity: "error" },
  "too-many-skirmishers": { rule: "1.3.2", severity: "error" },
  "field-work-untrained": { rule: "6.3.0", severity: "error" },

  "arrival-too-late": { rule: "1.1.9", severity: "warning" },
  "entry-off-edge": { rule: "1.1.9", severity: "warning" },
  "entry-without-road": { rule: "1.1.9", severity: "note" },
  "entry-without-room": { rule: "1.1.9", severity: "warning" },
  "arrival-unknown": { rule: "1.1.9", severity: "error" },
  "arrival-twice": { rule: "1.1.9", severity: "warning" },
  "arrival-held-up": { rule: "T3", severity: "note" },
  "arrival-queue-late": { rule: "T3", severity: "note" },
  "arrival-queue-endless": { rule: "T3", severity: "warning" },
  "hidden-troops-told": { rule: "1.1.9", severity: "warning" },
  "place-not-on-map": { rule: "1.1.9", severity: "note" },
  "hidden-from-unknown": { rule: "1.1.9", severity: "warning" },
  "check-cut-short": { rule: "1.1.9", severity: "warning" },
} as const satisfies Readonly<Record<string, { rule: string; severity: Severity }>>;

export type ScenarioFindingCode = keyof typeof SCENARIO_FINDINGS;
export type ScenarioFinding = Finding & { readonly code: ScenarioFindingCode };

/** A finding at a path of the scenario; its code determines its rule and severity. */
export function findingAt(
  path: string,
  code: ScenarioFindingCode,
  params: Finding["params"] = {},
): ScenarioFinding {
  return { ...SCENARIO_FINDINGS[code], path, code, params };
}
