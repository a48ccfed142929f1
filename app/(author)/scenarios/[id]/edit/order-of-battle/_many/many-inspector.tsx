"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Facts } from "@/app/_ui/facts";
import { Row, Rows } from "@/app/_ui/rows";
import { toast } from "@/app/_ui/toasts";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { setFieldsOfUnits, setSupplies } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { totalsOfUnits } from "@/lib/domain/belle-alliance/scenario/totals";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { useDocument, useEditor } from "../../_desk/scenario-editor";
import { InspectorSection } from "../_inspector/inspector-section";
import { SuppliesChoice } from "../_inspector/supplies-block";
import type { OrderDesk } from "../use-order-desk";
import { useUnitWords } from "../use-words";
import { type EditMany, type ManyBlockProps, useFitLabel } from "./many-block";
import { ManyKind } from "./many-kind";
import { ManyValour } from "./many-valour";
import type { Picked } from "./picked";
import { useManyActions } from "./use-many-actions";
import { usePicked } from "./use-picked";
import { commonOf, fieldsOf, HAS } from "./values-of-units";

interface ManyInspectorProps {
  readonly desk: OrderDesk;
}

/** The common values of several selected rows, edited for all of them at once. */
export function ManyInspector({ desk }: ManyInspectorProps) {
  const t = useTranslations("orderOfBattle.many");
  const picked = usePicked(desk);
  const units = picked.all;
  const edit: EditMany = (some, fieldsFor) => {
    desk.editor.apply(setFieldsOfUnits, { fields: fieldsOf(some, fieldsFor) });
    toast({ text: t("changed", { count: some.length }), look: "ok" });
  };
  return (
    <>
      <Head picked={picked} />
      <InspectorBody>
        <Totals units={units} />
        <Actions desk={desk} />
        {units.length > 0 && (
          <>
            <ManyKind units={units} edit={edit} />
            <ManyStrength units={units} edit={edit} />
            <ManyValour units={units} />
          </>
        )}
      </InspectorBody>
    </>
  );
}

/** Whether several strengths are estimates, their source, and how long supplies last. */
function ManyStrength({ units, edit }: ManyBlockProps) {
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

function Head({ picked: { all, formations } }: { readonly picked: Picked }) {
  const t = useTranslations("orderOfBattle.many");
  const rules = useTranslations("belleAlliance.arm");
  const what =
    all.length > 0
      ? t("units", { count: all.length })
      : t("formations", { count: formations.length });
  const arms = ARMS.map((arm) => ({ arm, count: all.filter((unit) => unit.arm === arm).length }));
  return (
    <InspectorHead title={t("title", { what })}>
      <Facts>
        {arms
          .filter(({ count }) => count > 0)
          .map(({ arm, count }) => (
            <span key={arm}>
              {rules(arm)} {count}
            </span>
          ))}
      </Facts>
    </InspectorHead>
  );
}

const settingsOf = ({ settings }: Scenario) => settings;

function Totals({ units }: { readonly units: readonly Unit[] }) {
  const t = useTranslations("orderOfBattle");
  const { number } = useUnitWords();
  const settings = useDocument(settingsOf);
  const totals = useMemo(() => totalsOfUnits(units, settings), [units, settings]);
  const placed = units.filter(({ placement }) => placement !== null).length;
  return (
    <Rows>
      <Row name={t("totals.men")}>{number(totals.men)}</Row>
      <Row name={t("totals.figures")}>{number(totals.figures)}</Row>
      {totals.guns > 0 && <Row name={t("totals.guns")}>{number(totals.guns)}</Row>}
      <Row name={t("onTable.title")}>{t("many.placed", { placed, count: units.length })}</Row>
    </Rows>
  );
}

function Actions({ desk }: ManyInspectorProps) {
  const t = useTranslations("orderOfBattle.many");
  const actions = useManyActions(desk);
  return (
    <InspectorSection title={t("together")}>
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => desk.ask("move")}>{t("move")}</Button>
        <Button onPress={() => desk.ask("split")}>{t("split")}</Button>
        <Button onPress={() => desk.ask("merge")}>{t("merge")}</Button>
        <Button onPress={actions.duplicate}>{t("duplicate")}</Button>
        <Button onPress={actions.remove}>{t("remove")}</Button>
        <Button look="bare" onPress={() => desk.select(desk.selection.focused)}>
          {t("onlyOne")}
        </Button>
      </div>
    </InspectorSection>
  );
}
