import type { Severity } from "../../document/severity";

/** All findings of a scenario, with the chapter each is based on and its severity. */
export const BATTLE_SCENARIO_FINDINGS = {
  "no-battlefield": { rule: "14.1", severity: "warning" },
  "too-few-forces": { rule: "12.1", severity: "error" },
  "force-without-army": { rule: "13.1", severity: "error" },
  "list-over-points": { rule: "13.2", severity: "error" },
  "list-over-bases": { rule: "13.2", severity: "error" },
  "no-main-objective": { rule: "12.2", severity: "warning" },
  "too-many-objectives": { rule: "12.2", severity: "error" },
  "objective-without-ground": { rule: "12.2", severity: "error" },
  "objective-unknown-piece": { rule: "14.6", severity: "error" },
  "objective-twice": { rule: "14.6", severity: "error" },
  "objective-worth-nothing": { rule: "12.2", severity: "warning" },
  "force-without-task": { rule: "12.1", severity: "note" },
} as const satisfies Record<string, { rule: string; severity: Severity }>;
export type BattleScenarioFindingCode = keyof typeof BATTLE_SCENARIO_FINDINGS;
