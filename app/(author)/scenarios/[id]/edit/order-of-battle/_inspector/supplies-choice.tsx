"use client";

import { useTranslations } from "next-intl";
import { Segmented } from "@/app/_ui/segmented";
import { ROLLS_LEFT, type Supplies } from "@/lib/rules/belle-alliance/supplies";

const CHOICES = [null, ...ROLLS_LEFT] as const;

interface SuppliesChoiceProps {
  readonly label: string;
  /** Undefined where units differ. */
  readonly value: Supplies | undefined;
  readonly onChange: (supplies: Supplies) => void;
}

/** How long supplies last: without end, for so many rolls, or not at all [5.5.3]. */
export function SuppliesChoice({ label, value, onChange }: SuppliesChoiceProps) {
  const t = useTranslations("orderOfBattle.supplies");
  return (
    <Segmented
      label={label}
      full
      className="tight"
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange(CHOICES.find((each) => String(each) === chosen) ?? null)}
      segments={CHOICES.map((each) => ({
        value: String(each),
        label: each === null ? t("full") : each === 0 ? t("none") : each,
      }))}
    />
  );
}
