import type { UnitFields } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { usesSupplies } from "@/lib/rules/belle-alliance/supplies";

/** A value that all the units have in common; undefined if they differ. */
export function commonOf<Value>(
  units: readonly Unit[],
  read: (unit: Unit) => Value,
): Value | undefined {
  const [first] = units;
  if (!first) return undefined;
  const value = read(first);
  return units.every((unit) => read(unit) === value) ? value : undefined;
}

const isFootOrHorse = ({ arm }: Unit) => arm === "infantry" || arm === "cavalry";

/** Whether a unit's arm has a field. */
export const HAS = {
  weapon: (unit: Unit) => isFootOrHorse(unit) || unit.arm === "engineers",
  light: isFootOrHorse,
  marksmen: isFootOrHorse,
  supplies: ({ arm }: Unit) => usesSupplies(arm),
} as const;

/** The new fields of each unit, keyed by its id. */
export function fieldsOf(
  units: readonly Unit[],
  fieldsFor: (unit: Unit) => Partial<UnitFields>,
): ReadonlyMap<string, Partial<UnitFields>> {
  return new Map(units.map((unit) => [unit.id, fieldsFor(unit)]));
}
