"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { layBase, setDeployment } from "@/lib/domain/battlefield/commands/settle";
import { lieOf } from "@/lib/domain/battlefield/operational-base";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { DEPLOYMENT_DEPTH_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { FieldDeskState } from "./use-field-desk";

export interface EdgeFieldsProps {
  readonly edge: TableEdge;
  readonly desk: FieldDeskState;
}

const LIES = ["along", "across"] as const;

/** One player's edge: how his operational base lies [14.5], how deep he deploys [14.6]. */
export function EdgeFields({ edge, desk: { field, editor } }: EdgeFieldsProps) {
  const t = useTranslations("battlefieldDesk.field");
  const base = field.bases.find((each) => each.edge === edge);
  const zone = field.deploymentZones.find((each) => each.edge === edge);
  return (
    <fieldset className="fieldedge">
      <legend className="label">{t(`edges.${edge}`)}</legend>
      <Segmented
        label={t("base")}
        segments={LIES.map((value) => ({ value, label: t(`lies.${value}`) }))}
        value={base ? lieOf(base) : null}
        onChange={(lie) => editor.apply(layBase, { edge, lie })}
      />
      <NumberField
        label={t("zone")}
        unit="cm"
        minValue={1}
        maxValue={field.table.depthCm / 2}
        value={zone?.depthCm ?? DEPLOYMENT_DEPTH_CM}
        onCommit={(depthCm) => depthCm !== null && editor.apply(setDeployment, { edge, depthCm })}
      />
    </fieldset>
  );
}
