import { LIMITS } from "../../limits";
import type { FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { walkFormations, walkUnits } from "../walk";
import { NEW_SIDE, SIDE_EACH } from "./place";

/** A limit of the document that a paste would break. */
export interface NoRoom {
  readonly code: "units" | "formations" | "heads" | "sides" | "depth";
  readonly count: number;
  readonly most: number;
}

/** Formations that stand at the top of one side. */
const MOST_HEADS = 200;

/** The limit of the document that pasted troops would break under a target, or null where all fit. */
export function roomFor(
  scenario: Scenario,
  {
    target,
    formations,
  }: { readonly target: string; readonly formations: readonly FormationNode[] },
): NoRoom | null {
  const places = [...walkFormations(scenario)];
  const at = places.find(({ formation }) => formation.id === target);
  const side = scenario.sides.find(({ id }) => id === target);
  const newSides = target === SIDE_EACH ? formations.length : target === NEW_SIDE ? 1 : 0;
  const units = [...walkUnits(scenario)].length + unitsUnder(formations).length;
  const heads = at ? 0 : (side?.formations.length ?? 0) + formations.length;
  const limits: readonly NoRoom[] = [
    { code: "units", count: units, most: LIMITS.units },
    {
      code: "formations",
      count: places.length + formationsUnder(formations).length,
      most: LIMITS.formations,
    },
    { code: "heads", count: target === SIDE_EACH ? 1 : heads, most: MOST_HEADS },
    { code: "sides", count: scenario.sides.length + newSides, most: LIMITS.sides },
    {
      code: "depth",
      count: (at ? at.parents.length + 1 : 0) + depthOf(formations),
      most: LIMITS.treeDepth,
    },
  ];
  return limits.find(({ count, most }) => count > most) ?? null;
}

function depthOf(formations: readonly FormationNode[]): number {
  return formations.reduce((deepest, each) => Math.max(deepest, 1 + depthOf(each.formations)), 0);
}
