import { findingAt, type ScenarioFinding } from "../finding-codes";
import { hasUnits } from "../visible-tree";
import type { ScenarioCheck } from "./check-context";

/** How far a player reaches over a table's edge; our measure, the rules name none. */
const REACH_CM = 100;

/** Two sides at least, tasks and units for each, a map and a length [1.1.9]. */
export const checkContents: ScenarioCheck = ({ scenario }) => {
  const { sides, map, bounds } = scenario;
  const findings: ScenarioFinding[] = [];
  if (sides.length < 2)
    findings.push(findingAt("/sides", "sides-missing", { count: sides.length }));
  for (const [i, { name, tasks, formations }] of sides.entries()) {
    if (tasks.trim() === "")
      findings.push(findingAt(`/sides/${i}/tasks`, "tasks-missing", { name }));
    if (!formations.some(hasUnits)) {
      findings.push(findingAt(`/sides/${i}/formations`, "units-missing", { name }));
    }
  }
  if (map.features.length === 0) findings.push(findingAt("/map/features", "map-empty"));
  if (Math.min(map.widthCm, map.depthCm) > 2 * REACH_CM) {
    const shorter = map.widthCm < map.depthCm ? "widthCm" : "depthCm";
    const params = { widthCm: map.widthCm, depthCm: map.depthCm };
    findings.push(findingAt(`/map/${shorter}`, "middle-out-of-reach", params));
  }
  if (bounds === null) findings.push(findingAt("/bounds", "length-missing"));
  return findings;
};
