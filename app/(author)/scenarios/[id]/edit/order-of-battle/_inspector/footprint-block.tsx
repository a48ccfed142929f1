"use client";

import { useTranslations } from "next-intl";
import { memo, useCallback, useState } from "react";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { formUnit } from "@/lib/domain/belle-alliance/scenario/commands/placement";
import { unitFootprint, unitStrength } from "@/lib/domain/belle-alliance/scenario/derive";
import { formationsThere } from "@/lib/domain/belle-alliance/scenario/held-building";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { frontIsFree } from "@/lib/rules/belle-alliance/footprint";
import { defaultFormation, type Formation } from "@/lib/rules/belle-alliance/formation";
import { useEditor } from "../../_desk/scenario-editor";
import { FootprintDrawing } from "./footprint-drawing";
import { InspectorSection } from "./inspector-section";
import type { UnitBlockProps } from "./unit-block";

interface FootprintBlockProps extends UnitBlockProps {
  readonly colour: Side["colour"];
}

interface Stand {
  readonly formation: Formation;
  readonly frontFigures: number | null;
}

/** The ground a unit covers in each of its formations, to scale [1.3.1–1.3.6]. */
export function FootprintBlock({ unit, settings, colour }: FootprintBlockProps) {
  const t = useTranslations("orderOfBattle.footprint");
  const rules = useTranslations("belleAlliance");
  const [stand, setStand] = useStand(unit);
  const shape = unitFootprint(unit, stand, settings);
  const { figures } = unitStrength(unit, settings);
  return (
    <InspectorSection title={t("title")} rule="1.3.1">
      <FormationChoice
        arm={unit.arm}
        buildingId={unit.placement?.buildingId ?? null}
        value={stand.formation}
        setStand={setStand}
      />
      <FootprintDrawing
        shape={shape}
        colour={colour}
        metresPerCm={settings.metresPerCm}
        name={rules(`formation.${stand.formation}`)}
      />
      {frontIsFree(stand.formation) && (
        <NumberField
          label={t("front")}
          look="stepper"
          value={stand.frontFigures ?? shape.files}
          minValue={1}
          maxValue={Math.max(1, figures ?? 1)}
          onCommit={(frontFigures) => setStand({ ...stand, frontFigures })}
        />
      )}
      {shape.remarks.map((remark) => (
        <p className="hint" key={remark}>
          {rules(`footprintRemark.${remark}`)}
        </p>
      ))}
      {!unit.placement && <p className="hint">{t("onlyLooking")}</p>}
    </InspectorSection>
  );
}

interface FormationChoiceProps {
  readonly arm: Arm;
  readonly buildingId: string | null;
  readonly value: Formation;
  readonly setStand: (stand: Stand) => void;
}

const FormationChoice = memo(function FormationChoice(props: FormationChoiceProps) {
  const { arm, buildingId, value, setStand } = props;
  const t = useTranslations("orderOfBattle.footprint");
  const rules = useTranslations("belleAlliance");
  const name = (formation: Formation) =>
    arm === "artillery" && (formation === "line" || formation === "column-of-march")
      ? rules(`gunFormation.${formation}`)
      : t(`short.${formation}`);
  return (
    <Segmented
      label={t("formation")}
      labelHidden
      full
      look="tiles"
      value={value}
      onChange={(formation) => setStand({ formation, frontFigures: null })}
      segments={formationsThere(arm, { buildingId }).map((each) => ({
        value: each,
        label: name(each),
      }))}
    />
  );
});

/** The formation of a placed unit; that of any other unit can be chosen here for viewing. */
function useStand(unit: UnitBlockProps["unit"]): [Stand, (stand: Stand) => void] {
  const editor = useEditor();
  const [looked, setLooked] = useState<Stand | null>(null);
  const { id, placement } = unit;
  const form = useCallback(
    ({ formation, frontFigures }: Stand) =>
      editor.apply(formUnit, { unitId: id, formation, frontFigures }),
    [editor, id],
  );
  if (placement) return [placement, form];
  const usual = { formation: defaultFormation(unit.arm), frontFigures: null };
  const isOfArm = looked && formationsThere(unit.arm, null).includes(looked.formation);
  return [isOfArm ? looked : usual, setLooked];
}
