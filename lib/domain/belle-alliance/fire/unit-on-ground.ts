import { type Box, boxAround } from "@/lib/terrain/box";
import type { Ring } from "@/lib/terrain/ring";
import { type Building, heldBuilding } from "../scenario/held-building";
import type { Scenario } from "../scenario/scenario";
import type { Settings } from "../scenario/settings";
import type { Placement, Unit } from "../scenario/unit";
import { groundOf } from "../scenario/view/map-view";
import { type UnitPlace, walkUnits } from "../scenario/walk";

/** A unit on the table with the ground it holds. */
export interface UnitOnGround {
  readonly place: UnitPlace;
  readonly unit: Unit;
  readonly placement: Placement;
  readonly settings: Settings;
  /** The building it holds; null in the open. */
  readonly building: Building | null;
  /** Its footprint, or the ground plan of the building it holds, in table cm. */
  readonly outline: Ring;
  readonly box: Box;
}

/** The units of a scenario that stand on the table. */
export function unitsOnGround(scenario: Scenario): UnitOnGround[] {
  const { settings, map } = scenario;
  return [...walkUnits(scenario)].flatMap((place) => {
    const { unit } = place;
    const { placement } = unit;
    if (!placement) return [];
    const building = heldBuilding(unit, map.features);
    const outline = building?.points ?? groundOf(unit, placement, scenario).outline;
    return [{ place, unit, placement, settings, building, outline, box: boxAround(outline) }];
  });
}
