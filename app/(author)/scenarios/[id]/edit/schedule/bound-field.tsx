import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { timeOfBound } from "@/lib/domain/belle-alliance/scenario/bound-clock";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { useDocument } from "../_desk/scenario-editor";

const startOf = ({ startTime }: Scenario) => startTime;
const settingsOf = ({ settings }: Scenario) => settings;

interface BoundFieldProps {
  readonly bound: number;
  readonly onChange: (bound: number) => void;
}

/** The bound in which something happens, with its time on the battle's clock. */
export function BoundField({ bound, onChange }: BoundFieldProps) {
  const t = useTranslations("schedule");
  const clock = { startTime: useDocument(startOf), settings: useDocument(settingsOf) };
  const time = timeOfBound(bound, clock);
  return (
    <NumberField
      label={t("bound")}
      look="stepper"
      value={bound}
      minValue={1}
      maxValue={200}
      onCommit={(value) => value !== null && onChange(value)}
      hint={time ? t("at", { time }) : t("noClock")}
    />
  );
}
