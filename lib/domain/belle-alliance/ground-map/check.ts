import { checkScenario, type ScenarioReport } from "../scenario/check";
import type { GroundMap } from "./ground-map";
import { scenarioOfMap } from "./ground-view";

/** The size of a map, and what the rules find missing. */
interface GroundReport {
  readonly summary: { readonly features: number };
  readonly findings: ScenarioReport["findings"];
}

/**
 * Checks a map against what the rules require of a scenario's ground [1.1.9, table 5]; the findings' paths point into
 * the map.
 */
export function checkGroundMap(map: GroundMap): GroundReport {
  const { findings } = checkScenario(scenarioOfMap(map));
  return {
    summary: { features: map.map.features.length },
    findings: findings.filter(({ path }) => path.startsWith("/map/")),
  };
}
