import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { usuallyCarriesLance } from "@/lib/rules/belle-alliance/horse";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";

/** The traits of a unit in addition to its kind. */
type Traits = Pick<Unit, "arm" | "type" | "weight" | "light" | "marksmen" | "lance" | "ammunition">;

/**
 * Describes a unit's traits in a few words: its weight, whether it is light or has marksmen or lances, and whether
 * wagons carry ammunition.
 */
export function useTraitWords(): (unit: Traits) => string {
  const t = useTranslations("orderOfBattle.traits");
  return useMemo(
    () => (unit: Traits) =>
      traitsOf(unit)
        .map((trait) => t(trait))
        .join(", "),
    [t],
  );
}

function traitsOf(unit: Traits): string[] {
  const { arm, type, weight, light, marksmen, lance, ammunition } = unit;
  const isHorse = arm === "cavalry";
  const isPlainLight = light && !isUsuallyLight(unit);
  return [
    ...(isHorse && weight !== null ? [`weight.${weight}`] : []),
    ...(isPlainLight && !(isHorse && weight === "light") ? ["light"] : []),
    ...(marksmen ? ["marksmen"] : []),
    ...(lance && !(type !== null && usuallyCarriesLance(type)) ? ["lance"] : []),
    ...(arm === "train" ? [ammunition ? "ammunition" : "noAmmunition"] : []),
  ];
}
