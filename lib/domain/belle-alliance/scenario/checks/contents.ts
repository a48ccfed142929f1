import { findingAt, type ScenarioFinding } from "../finding-codes";
import { hasUnits } from "../visible-tree";
import type { ScenarioCheck } from "./check-context";

/** How far a player can reach across the table's edge; our figure, since the rules give none. */
const REACH_CM = 100;

/** Checks for at least two sides, tasks and units for each, a map and a length [1.1.9]. */
export const checkContents: ScenarioCheck = ({ scenario, formations: all, nameOf }) => {
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
  for (const { path, formation } of all) {
    const { player } = formation;
    if (player && `${player.orders}${player.brief}`.trim() === "") {
      findings.push(
        findingAt(`${path}/player`, "player-brief-missing", { name: nameOf(formation) }),
      );
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
