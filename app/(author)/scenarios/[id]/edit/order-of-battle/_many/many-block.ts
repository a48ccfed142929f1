import { useTranslations } from "next-intl";
import type { UnitFields } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";

/** Edits some of the units, with separate fields for each. */
export type EditMany = (
  units: readonly Unit[],
  fieldsFor: (unit: Unit) => Partial<UnitFields>,
) => void;

export interface ManyBlockProps {
  readonly units: readonly Unit[];
  readonly edit: EditMany;
}

/** Labels a field, adding how many of the units have it unless all do. */
export function useFitLabel(units: readonly Unit[]) {
  const t = useTranslations("orderOfBattle.many");
  return (label: string, fitting: readonly Unit[]) =>
    fitting.length === units.length
      ? label
      : t("fits", { label, fitting: fitting.length, count: units.length });
}
