import type { Severity } from "../severity";

/** Every fault a list can have, with the chapter it rests on and how much it matters. */
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
  "price-inferred": { rule: "13.2", severity: "note" },
  "no-units": { rule: "13.2", severity: "warning" },
  "points-left": { rule: "13.2", severity: "note" },

  "battery-of-several-bases": { rule: "2.2", severity: "error" },
  "regiment-size-unusual": { rule: "2.2", severity: "note" },

  "militia-status": { rule: "13.3", severity: "error" },
  "landwehr-status": { rule: "13.3", severity: "error" },
  "veteran-already": { rule: "13.3", severity: "warning" },
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
  "extra-general-not-bought": { rule: "13.3", severity: "error" },
  "extra-general-idle": { rule: "13.3", severity: "note" },
  "formation-empty": { rule: "13.4", severity: "warning" },
  "corps-unknown": { rule: "13.4", severity: "error" },
  "corps-empty": { rule: "13.4", severity: "warning" },

  "guns-without-regiment": { rule: "9.9", severity: "error" },
  "guns-follow-unknown": { rule: "9.9", severity: "error" },
  "guns-follow-other-formation": { rule: "9.9", severity: "error" },
  "guns-follow-no-infantry": { rule: "9.9", severity: "error" },
  "follows-but-not-regimental": { rule: "9.9", severity: "warning" },
} as const satisfies Record<string, { rule: string; severity: Severity }>;
export type ArmyListFindingCode = keyof typeof ARMY_LIST_FINDINGS;
