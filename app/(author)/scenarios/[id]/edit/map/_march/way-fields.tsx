"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { timeOfBound } from "@/lib/domain/belle-alliance/scenario/bound-clock";
import type { PlannedWay } from "@/lib/domain/belle-alliance/scenario/planned-way";
import { LIMITS } from "@/lib/domain/document/limits";

export type WayFieldsValue = Pick<PlannedWay, "name" | "keptFor" | "startBound">;

interface WayFieldsProps {
  readonly clock: Parameters<typeof timeOfBound>[1];
  readonly value: WayFieldsValue;
  readonly onChange: (change: Partial<WayFieldsValue>) => void;
}

/** Whose a planned way is, when it begins, and its name. */
export function WayFields({ clock, value, onChange }: WayFieldsProps) {
  const t = useTranslations("unitMarch.keep");
  const time = timeOfBound(value.startBound, clock);
  return (
    <>
      <Segmented
        label={t("for")}
        segments={[
          { value: "umpire", label: t("umpire") },
          { value: "side", label: t("side") },
        ]}
        value={value.keptFor}
        onChange={(keptFor) => onChange({ keptFor })}
        full
        look="wrapped"
      />
      <NumberField
        label={t("start")}
        look="stepper"
        value={value.startBound}
        minValue={1}
        maxValue={200}
        onCommit={(startBound) => startBound !== null && onChange({ startBound })}
        {...(time !== null && { hint: t("at", { time }) })}
      />
      <DraftTextField
        label={t("name")}
        value={value.name}
        maxLength={LIMITS.nameLength}
        onCommit={(name) => onChange({ name: name.trim() })}
      />
    </>
  );
}
