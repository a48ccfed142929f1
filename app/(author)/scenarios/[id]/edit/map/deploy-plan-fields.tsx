"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import {
  ARRAYS,
  CAVALRY_PLACES,
  COLUMN_DISTANCES,
  DEPTHS,
  type DeploymentPlan,
  GUN_PLACES,
  SECOND_LINES,
  USUAL_WIDTH_CM,
} from "@/lib/domain/belle-alliance/scenario/deployment/plan";

interface DeployPlanFieldsProps {
  readonly plan: DeploymentPlan;
  /** Whether a line is drawn for the troops, which also limits their width. */
  readonly isOnLine: boolean;
  readonly onChange: (plan: DeploymentPlan) => void;
}

/** How the troops are arranged relative to each other. */
export function DeployPlanFields({ plan, isOnLine, onChange }: DeployPlanFieldsProps) {
  const t = useTranslations("map.deploy");
  const set = (change: Partial<DeploymentPlan>) => onChange({ ...plan, ...change });
  const isBattle = plan.array !== "march";
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <Select
        label={t("plan.array")}
        choices={ARRAYS.map((value) => ({ value, label: t(`array.${value}`) }))}
        value={plan.array}
        onChange={(array) => set({ array })}
      />
      {isBattle && (
        <Select
          label={t("plan.depth")}
          choices={DEPTHS.map((value) => ({ value, label: t(`depth.${value}`) }))}
          value={plan.depth}
          onChange={(depth) => set({ depth })}
        />
      )}
      {isBattle && !isOnLine && plan.depth !== "abreast" && (
        <NumberField
          label={t("plan.widthCm")}
          unit="cm"
          minValue={5}
          step={5}
          value={plan.widthCm ?? USUAL_WIDTH_CM[plan.depth]}
          onCommit={(widthCm) => set({ widthCm })}
        />
      )}
      {plan.array === "two-lines" && (
        <Select
          label={t("plan.secondLine")}
          choices={SECOND_LINES.map((value) => ({ value, label: t(`secondLine.${value}`) }))}
          value={plan.secondLine}
          onChange={(secondLine) => set({ secondLine })}
        />
      )}
      {plan.array === "columns" && (
        <Select
          label={t("plan.columnDistance")}
          choices={COLUMN_DISTANCES.map((value) => ({
            value,
            label: t(`columnDistance.${value}`),
          }))}
          value={plan.columnDistance}
          onChange={(columnDistance) => set({ columnDistance })}
        />
      )}
      {isBattle && (
        <Select
          label={t("plan.cavalry")}
          choices={CAVALRY_PLACES.map((value) => ({ value, label: t(`cavalry.${value}`) }))}
          value={plan.cavalry}
          onChange={(cavalry) => set({ cavalry })}
        />
      )}
      {isBattle && (
        <Select
          label={t("plan.guns")}
          choices={GUN_PLACES.map((value) => ({ value, label: t(`guns.${value}`) }))}
          value={plan.guns}
          onChange={(guns) => set({ guns })}
        />
      )}
      <div className="col-span-2 grid grid-cols-3 items-end gap-2">
        <PlanMeasure field="intervalCm" plan={plan} set={set} />
        <PlanMeasure field="brigadeIntervalCm" plan={plan} set={set} />
        {isBattle && <PlanMeasure field="lineDistanceCm" plan={plan} set={set} />}
      </div>
    </div>
  );
}

interface PlanMeasureProps {
  readonly field: MeasureField;
  readonly plan: DeploymentPlan;
  readonly set: (change: Partial<DeploymentPlan>) => void;
}

type MeasureField = "intervalCm" | "brigadeIntervalCm" | "lineDistanceCm";

/** The maximum; anything larger would not be a formation. */
const MAX_CM = 60;

function PlanMeasure({ field, plan, set }: PlanMeasureProps) {
  const t = useTranslations("map.deploy");
  return (
    <NumberField
      label={t(`plan.${field}`)}
      unit="cm"
      minValue={0}
      maxValue={MAX_CM}
      step={0.5}
      value={plan[field]}
      onCommit={(cm) => cm !== null && set({ [field]: cm })}
    />
  );
}
