import {
  type CalibreClass,
  type FieldOfFire,
  fieldOfFire,
  type NoFire,
} from "@/lib/rules/belle-alliance/field-of-fire";
import type { Scenario } from "../scenario/scenario";
import { type FiringFront, firingFronts, type ZoneOnTable, zonesOnTable } from "./firing-front";
import { firingGround } from "./firing-ground";
import { type Sees, type TargetInRange, targetsInRange } from "./targets";
import { type UnitOnGround, unitsOnGround } from "./unit-on-ground";

/** What a unit can fire at from where it stands. */
export interface FireOfUnit {
  readonly firer: UnitOnGround;
  readonly field: FieldOfFire;
  readonly fronts: readonly FiringFront[];
  readonly zones: readonly ZoneOnTable[];
  readonly targets: readonly TargetInRange[];
}

interface Asked {
  readonly unitId: string;
  /** The class of table 14 to use if it has none for the battery's calibre. */
  readonly calibreClass?: CalibreClass | null;
  /** Leaves sight out of the answer if missing. */
  readonly sees?: Sees;
}

/**
 * The field of fire of a unit on the table and the enemies in it, or why it does not fire; null for a unit that is not
 * on the table [3.1.1–3.1.4].
 */
export function fireOfUnit(scenario: Scenario, asked: Asked): FireOfUnit | NoFire | null {
  const units = unitsOnGround(scenario);
  const firer = units.find(({ unit }) => unit.id === asked.unitId);
  if (!firer) return null;
  const { formation } = firer.placement;
  const field = fieldOfFire({ ...firer.unit, formation, calibreClass: asked.calibreClass ?? null });
  if (typeof field === "string") return field;
  const { sees } = asked;
  const question = { firer, field, units, ground: firingGround(scenario), ...(sees && { sees }) };
  const fronts = firingFronts(firer, field);
  const zones = zonesOnTable(fronts, field);
  return { firer, field, fronts, zones, targets: targetsInRange(question) };
}
