"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { toast } from "@/app/_ui/toasts";
import { setSupplies } from "@/lib/domain/belle-alliance/scenario/commands/units";
import { useEditor } from "../../_desk/scenario-editor";
import { InspectorSection } from "../_inspector/inspector-section";
import { SuppliesChoice } from "../_inspector/supplies-block";
import { type ManyBlockProps, useFitLabel } from "./many-block";
import { commonOf, HAS } from "./values-of-units";

/** Whether several strengths are estimates, their source, and how long supplies last. */
export function ManyStrength({ units, edit }: ManyBlockProps) {
  const t = useTranslations("orderOfBattle");
  const estimate = commonOf(units, (unit) => unit.estimate);
  const source = commonOf(units, (unit) => unit.source);
  return (
    <>
      <InspectorSection title={t("strength.title")}>
        <Checkbox
          isSelected={estimate ?? false}
          isIndeterminate={estimate === undefined}
          onChange={(isTicked) => edit(units, () => ({ estimate: isTicked }))}
        >
          {t("strength.estimate")}
        </Checkbox>
        <DraftTextField
          label={t("notes.source")}
          value={source ?? ""}
          placeholder={source === undefined ? t("many.various") : ""}
          onCommit={(written) => edit(units, () => ({ source: written }))}
        />
      </InspectorSection>
      <ManySupplies units={units} />
    </>
  );
}

function ManySupplies({ units }: Pick<ManyBlockProps, "units">) {
  const t = useTranslations("orderOfBattle");
  const editor = useEditor();
  const label = useFitLabel(units);
  const using = units.filter(HAS.supplies);
  if (using.length === 0) return null;
  const supplies = commonOf(using, (unit) => unit.supplies);
  return (
    <InspectorSection title={t("supplies.title")} rule="5.5.3">
      <SuppliesChoice
        label={label(t("supplies.atStart"), using)}
        value={supplies}
        onChange={(chosen) => {
          editor.apply(setSupplies, { unitIds: using.map(({ id }) => id), supplies: chosen });
          toast({ text: t("many.changed", { count: using.length }), look: "ok" });
        }}
      />
      {supplies === undefined && <p className="hint">{t("many.differ")}</p>}
    </InspectorSection>
  );
}
