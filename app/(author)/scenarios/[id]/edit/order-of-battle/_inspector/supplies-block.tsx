"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { Checkbox } from "@/app/_ui/checkbox";
import { Segmented } from "@/app/_ui/segmented";
import { setSupplies } from "@/lib/domain/belle-alliance/scenario/commands/units";
import {
  RESUPPLY_BOUNDS,
  ROLLS_LEFT,
  type Supplies,
  usesSupplies,
} from "@/lib/rules/belle-alliance/supplies";
import { useEditor } from "../../_desk/scenario-editor";
import { FieldSpot } from "./field-spot";
import { InspectorSection } from "./inspector-section";
import { type UnitBlockProps, usePicked } from "./unit-block";

const FIELDS = ["id", "arm", "supplies", "ammunition"] as const;

type SuppliesBlockProps = Pick<UnitBlockProps, "unit" | "edit">;

/** How long a unit's own supplies last, and whether a wagon brings ammunition for others [5.5.3, 5.5.4]. */
export function SuppliesBlock({ unit, edit }: SuppliesBlockProps) {
  return <SuppliesOf unit={usePicked(unit, FIELDS)} edit={edit} />;
}

interface SuppliesOfProps extends Pick<UnitBlockProps, "edit"> {
  readonly unit: Pick<UnitBlockProps["unit"], (typeof FIELDS)[number]>;
}

const SuppliesOf = memo(function SuppliesOf({ unit, edit }: SuppliesOfProps) {
  const t = useTranslations("orderOfBattle.supplies");
  const isTrain = unit.arm === "train";
  return (
    <InspectorSection title={t("title")} rule={isTrain ? "5.5.4" : "5.5.3"}>
      {(usesSupplies(unit.arm) || unit.supplies !== null) && <Own unit={unit} />}
      {(isTrain || unit.ammunition) && (
        <FieldSpot field="ammunition">
          <Checkbox isSelected={unit.ammunition} onChange={(ammunition) => edit({ ammunition })}>
            {t("ammunition")}
          </Checkbox>
        </FieldSpot>
      )}
    </InspectorSection>
  );
});

function Own({ unit }: Pick<SuppliesOfProps, "unit">) {
  const t = useTranslations("orderOfBattle.supplies");
  const editor = useEditor();
  const { id, supplies } = unit;
  return (
    <>
      <FieldSpot field="supplies">
        <SuppliesChoice
          label={t("atStart")}
          value={supplies}
          onChange={(chosen) => editor.apply(setSupplies, { unitIds: [id], supplies: chosen })}
        />
      </FieldSpot>
      <p className="hint">
        {supplies === null ? t("unlimited") : t("left", { rolls: supplies })}
        {supplies !== null && ` ${t("resupply", RESUPPLY_BOUNDS)}`}
      </p>
    </>
  );
}

const CHOICES = [null, ...ROLLS_LEFT] as const;

interface SuppliesChoiceProps {
  readonly label: string;
  /** Undefined if units differ. */
  readonly value: Supplies | undefined;
  readonly onChange: (supplies: Supplies) => void;
}

/** How long supplies last: forever, for a number of rolls, or not at all [5.5.3]. */
export function SuppliesChoice({ label, value, onChange }: SuppliesChoiceProps) {
  const t = useTranslations("orderOfBattle.supplies");
  return (
    <Segmented
      label={label}
      full
      look="wrapped"
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange(CHOICES.find((each) => String(each) === chosen) ?? null)}
      segments={CHOICES.map((each) => ({
        value: String(each),
        label: each === null ? t("full") : each === 0 ? t("none") : each,
      }))}
    />
  );
}
