import { checkScenario, type ScenarioReport } from "../scenario/check";
import type { GroundMap } from "./ground-map";
import { scenarioOfMap } from "./ground-view";

/** What a map of ground holds, and what the rules ask of it. */
interface GroundReport {
  readonly summary: { readonly features: number };
  readonly findings: ScenarioReport["findings"];
}

/** Holds a map against what the rules ask of a scenario's ground [1.1.9, table 5]; paths lead into the map. */
export function checkGroundMap(map: GroundMap): GroundReport {
  const { findings } = checkScenario(scenarioOfMap(map));
  return {
    summary: { features: map.map.features.length },
    findings: findings.filter(({ path }) => path.startsWith("/map/")),
  };
}
