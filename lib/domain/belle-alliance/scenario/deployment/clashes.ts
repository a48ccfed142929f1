import { standingOverBuildings } from "../checks/buildings";
import { CheckBudget } from "../checks/check-budget";
import type { UnitOnTable } from "../checks/check-context";
import { unitsInWater, unitsStuckInWoods } from "../checks/ground";
import { overlappingAny } from "../checks/overlap";
import { leaves } from "../checks/placement";
import type { Scenario } from "../scenario";
import type { Placement } from "../unit";
import { groundOf } from "../view/map-view";
import { walkUnits } from "../walk";

/** Ids of units grouped by what is wrong with their planned places, as the check would report it afterwards. */
export interface Clashes {
  /** Entirely or partly off the table. */
  readonly offTable: readonly string[];
  /** Overlapping other troops, or one another. */
  readonly onTroops: readonly string[];
  /** Over buildings that they do not hold [6.1.1]. */
  readonly onBuildings: readonly string[];
  /** In water that only bridges and fords lead over [2.3.6]. */
  readonly inWater: readonly string[];
  /** In a wood, in a formation without a march rate there [2.3.1]. */
  readonly stuck: readonly string[];
}

/** What is wrong with the places that units are to take; the present places of the units to be moved do not count. */
export function clashesOf(
  scenario: Scenario,
  places: readonly { readonly unitId: string; readonly placement: Placement }[],
): Clashes {
  const placements = new Map(places.map(({ unitId, placement }) => [unitId, placement]));
  const all = [...walkUnits(scenario)].flatMap((place): UnitOnTable[] => {
    const placement = placements.get(place.unit.id) ?? place.unit.placement;
    if (!placement) return [];
    return [{ place, placement, outline: groundOf(place.unit, placement, scenario).outline }];
  });
  const standing = all.filter(({ place }) => placements.has(place.unit.id));
  const others = all.filter(({ place }) => !placements.has(place.unit.id));
  const over = overlappingAny(standing.map(outlineOf), others.map(outlineOf));
  const footing = { scenario, standing, effort: new CheckBudget() };
  return {
    offTable: idsOf(standing.filter(({ outline }) => leaves(outline, scenario.map))),
    onTroops: idsOf(standing.filter((_, i) => over.has(i))),
    onBuildings: idsOf(standingOverBuildings(footing)),
    inWater: idsOf(unitsInWater(footing)),
    stuck: idsOf(unitsStuckInWoods(footing)),
  };
}

function outlineOf({ outline }: UnitOnTable): UnitOnTable["outline"] {
  return outline;
}

function idsOf(standing: readonly UnitOnTable[]): string[] {
  return standing.map(({ place }) => place.unit.id);
}
