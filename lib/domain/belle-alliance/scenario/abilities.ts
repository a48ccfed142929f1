import { buildingCapacity, mayHoldBuilding } from "@/lib/rules/belle-alliance/building-capacity";
import { worksOf } from "@/lib/rules/belle-alliance/field-workers";
import { mostSkirmishers } from "@/lib/rules/belle-alliance/light-troops";
import { mostParts } from "@/lib/rules/belle-alliance/splits";
import type { FieldWork } from "@/lib/rules/belle-alliance/tables/table-20";
import { areaCm2 } from "@/lib/terrain/ring";
import { unitStrength } from "./derive";
import type { Building } from "./held-building";
import type { Settings } from "./settings";
import type { Unit } from "./unit";

/** What a unit may do with its figures apart from marching and fighting; null if its strength is unknown. */
export interface UnitAbilities {
  /** How many figures it may deploy as a skirmish line [1.3.2]. */
  readonly skirmishers: number | null;
  /**
   * The most parts it may split into; 1 if it may not split [1.2.2–1.2.4]. Also null while squadrons are not given.
   */
  readonly mostParts: number | null;
  /** The field works it may undertake during the game [6.3.0, table 20]. */
  readonly fieldWorks: readonly FieldWork[];
}

/** Returns a unit's abilities; `building` is the one it holds, if the reader knows of it. */
export function unitAbilities(
  unit: Unit,
  settings: Settings,
  building: Building | null,
): UnitAbilities {
  const { arm, light, battalionsOrSquadrons } = unit;
  const { figures, modelGuns, gunners, wagons } = unitStrength(unit, settings);
  const strength = figures ?? modelGuns ?? wagons;
  const workers = figures ?? gunners ?? 0;
  return {
    skirmishers: strength === null ? null : mostSkirmishers({ arm, light, figures: strength }),
    mostParts:
      strength === null
        ? null
        : mostParts({ arm, figures: strength, squadrons: battalionsOrSquadrons }),
    fieldWorks: worksOf({
      arm,
      figures: workers,
      roomOfBuilding: roomIn(building, unit, settings),
      isReinforced: building?.reinforced ?? false,
    }),
  };
}

function roomIn(building: Building | null, { arm }: Unit, { bases }: Settings): number | null {
  if (building === null || !mayHoldBuilding(arm)) return null;
  return buildingCapacity(areaCm2(building.points), bases.infantry);
}
