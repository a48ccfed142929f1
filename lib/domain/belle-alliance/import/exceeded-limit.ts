import { LIMITS } from "../../document/limits";
import type { FormationNode } from "../scenario/formation";
import type { Scenario } from "../scenario/scenario";
import { walkFormations, walkUnits } from "../scenario/walk";

/** A limit of the document that a paste would exceed. */
export interface LimitExceeded {
  readonly code: "units" | "formations" | "heads" | "sides" | "depth";
  readonly count: number;
  readonly most: number;
}

/** The most formations at the top of one side. */
const MAX_HEADS = 200;

/** The first limit exceeded by a scenario that includes the paste, or null if everything fits. */
export function exceededLimit(scenario: Scenario): LimitExceeded | null {
  const { sides } = scenario;
  const limits: readonly LimitExceeded[] = [
    { code: "units", count: [...walkUnits(scenario)].length, most: LIMITS.units },
    { code: "formations", count: [...walkFormations(scenario)].length, most: LIMITS.formations },
    {
      code: "heads",
      count: Math.max(0, ...sides.map(({ formations }) => formations.length)),
      most: MAX_HEADS,
    },
    { code: "sides", count: sides.length, most: LIMITS.sides },
    {
      code: "depth",
      count: Math.max(0, ...sides.map(({ formations }) => depthOf(formations))),
      most: LIMITS.treeDepth,
    },
  ];
  return limits.find(({ count, most }) => count > most) ?? null;
}

function depthOf(formations: readonly FormationNode[]): number {
  return formations.reduce((deepest, each) => Math.max(deepest, 1 + depthOf(each.formations)), 0);
}
