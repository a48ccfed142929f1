import type { UnitFields } from "@/lib/domain/scenario/commands/units";
import type { Unit } from "@/lib/domain/scenario/unit";
import { usuallyCarriesLance, usualWeight } from "@/lib/rules/belle-alliance/horse";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import type { UnitType } from "@/lib/rules/belle-alliance/unit-type";

/** The fields that usually follow from a unit's type or weight. */
type KindFields = Pick<Unit, "nation" | "arm" | "type" | "weight" | "lance" | "light">;

/** What changes with a unit's type: weight, lance and light, each for as long as it was what the type before has. */
export function fieldsForType(unit: KindFields, type: UnitType): Partial<UnitFields> {
  if (unit.arm !== "cavalry") return { type, ...lightAfter(unit, { ...unit, type }) };
  const before = unit.type && usualWeight(unit.type, unit.nation);
  const usual = usualWeight(type, unit.nation);
  const isOwnWeight = unit.weight !== null && unit.weight !== before;
  const weight = isOwnWeight ? unit.weight : (usual ?? unit.weight);
  const carried = unit.type !== null && usuallyCarriesLance(unit.type);
  const lance = unit.lance === carried ? usuallyCarriesLance(type) : unit.lance;
  return { type, weight, lance, ...lightAfter(unit, { ...unit, type, weight }) };
}

/** What changes with the weight of horse: light, for as long as it was what the weight before has. */
export function fieldsForWeight(unit: KindFields, weight: Unit["weight"]): Partial<UnitFields> {
  return { weight, ...lightAfter(unit, { ...unit, weight }) };
}

function lightAfter(before: KindFields, after: KindFields): Pick<Unit, "light"> {
  const isUsual = before.light === isUsuallyLight(before);
  return { light: isUsual ? isUsuallyLight(after) : before.light };
}
