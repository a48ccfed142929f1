import { produce } from "immer";
import { type Formation, formationsInside } from "@/lib/rules/belle-alliance/formation";
import { heldBuilding } from "./held-building";
import type { Scenario } from "./scenario";
import type { Unit } from "./unit";
import { walkUnits } from "./walk";

/** Both are round and solid, and so fit into a building's ground plan. */
const STOOD_FOR_GARRISONS: readonly Formation[] = ["rest", "huddle"];

/**
 * A scenario as it was stored before `garrison` was a formation: units that hold a building at rest or in a huddle
 * become its garrison, for these were the only solid bodies that fitted into one. The same object if there are none.
 *
 * This is safe because it changes neither what stands where (all three are drawn as the same solid mass) nor anything
 * that counts in the game: in a building a huddle counts as in line [6.1.2], the rules describe rest in the open only
 * [1.3.6, 5.5.4], and a document holds no bounds rested. Any other formation may mean that the unit stands beside the
 * building or works on it, so it stays, and the check asks. So do cavalry and guns, which hold no buildings, and
 * whoever holds a building that is not on the map.
 */
export function withGarrisons(scenario: Scenario): Scenario {
  const { features } = scenario.map;
  const hasAny = [...walkUnits(scenario)].some(({ unit }) => standsForGarrison(unit, features));
  if (!hasAny) return scenario;
  return produce(scenario, (draft) => {
    for (const { unit } of walkUnits(draft)) {
      if (unit.placement && standsForGarrison(unit, features))
        unit.placement.formation = "garrison";
    }
  });
}

function standsForGarrison(unit: Unit, features: Scenario["map"]["features"]): boolean {
  return (
    unit.placement !== null &&
    STOOD_FOR_GARRISONS.includes(unit.placement.formation) &&
    formationsInside(unit.arm).length > 0 &&
    heldBuilding(unit, features) !== null
  );
}
