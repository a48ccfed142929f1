import { TERRAIN_KINDS } from "@/lib/domain/ground/belle-alliance/kinds";
import type { ScenarioFinding, ScenarioFindingCode } from "@/lib/domain/scenario/finding-codes";

/** What a scenario states before a game can begin, in the order of 1.1.9. */
export const MUST_STATE = [
  "sides",
  "tasks",
  "units",
  "valour",
  "terrain",
  "map",
  "length",
] as const;
export type MustState = (typeof MUST_STATE)[number];

const OPEN_WITH: Readonly<Record<MustState, readonly ScenarioFindingCode[]>> = {
  sides: ["sides-missing"],
  tasks: ["tasks-missing"],
  units: ["units-missing", "strength-missing", "guns-missing", "commander-missing"],
  valour: [
    "valour-undecided",
    "valour-row-unknown",
    "valour-year-missing",
    "valour-year-outside",
    "valour-reason-missing",
  ],
  terrain: TERRAIN_KINDS.flatMap(({ openFinding }) => openFinding ?? []),
  map: ["map-empty"],
  length: ["length-missing"],
};

/** The open findings that keep something from being stated; none once it is. */
export function openOf(
  what: MustState,
  findings: readonly ScenarioFinding[],
): readonly ScenarioFinding[] {
  return findings.filter(({ code }) => OPEN_WITH[what].includes(code));
}
