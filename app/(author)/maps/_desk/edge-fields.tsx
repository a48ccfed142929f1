"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { baseMiddleCm } from "@/lib/domain/bogowie-wojny/field/base-place";
import { layBase, moveBase, setDeployment } from "@/lib/domain/bogowie-wojny/field/commands/settle";
import { nameSide } from "@/lib/domain/bogowie-wojny/field/commands/sides";
import { orientationOf } from "@/lib/domain/bogowie-wojny/field/operational-base";
import { sideAt } from "@/lib/domain/bogowie-wojny/field/side";
import { DEPLOYMENT_DEPTH_CM } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { roundedCm } from "@/lib/terrain/snap";
import { ArmyFields, type EdgeFieldsProps } from "./army-fields";
import { FieldGroup } from "./field-group";

const LIES = ["along", "across"] as const;

/** One player's edge: their name, army, operational base [14.5] and depth of deployment [14.6]. */
export function EdgeFields({ edge, desk, offered }: EdgeFieldsProps) {
  const { field, editor } = desk;
  const words = useTranslations("battlefieldDesk.side");
  const t = useTranslations("battlefieldDesk.field");
  const base = field.bases.find((each) => each.edge === edge);
  const zone = field.deploymentZones.find((each) => each.edge === edge);
  return (
    <FieldGroup title={t(`edges.${edge}`)}>
      <DraftTextField
        label={words("name")}
        value={sideAt(field, edge).name}
        maxLength={200}
        onCommit={(name) => editor.apply(nameSide, { edge, name: name.trim() })}
      />
      <ArmyFields edge={edge} desk={desk} offered={offered} />
      <Segmented
        label={t("base")}
        segments={LIES.map((value) => ({ value, label: t(`lies.${value}`) }))}
        value={base ? orientationOf(base) : null}
        onChange={(lie) => editor.apply(layBase, { edge, lie })}
      />
      {base && (
        <NumberField
          label={t("baseMiddle")}
          unit="cm"
          minValue={0}
          maxValue={field.table.widthCm}
          step={0.5}
          isWheelDisabled
          value={roundedCm(baseMiddleCm(base))}
          onCommit={(middle) =>
            middle !== null && editor.apply(moveBase, { edge, eastCm: middle - baseMiddleCm(base) })
          }
        />
      )}
      <NumberField
        label={t("zone")}
        hint={t("zoneHint", { depth: DEPLOYMENT_DEPTH_CM })}
        unit="cm"
        minValue={1}
        maxValue={field.table.depthCm / 2}
        value={zone?.depthCm ?? DEPLOYMENT_DEPTH_CM}
        onCommit={(depthCm) => depthCm !== null && editor.apply(setDeployment, { edge, depthCm })}
      />
    </FieldGroup>
  );
}
