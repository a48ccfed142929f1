"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/app/_ui/button";
import { Facts } from "@/app/_ui/facts";
import { Row, Rows } from "@/app/_ui/rows";
import { toast } from "@/app/_ui/toasts";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { setFieldsOfUnits } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { totalsOfUnits } from "@/lib/domain/belle-alliance/scenario/totals";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { useDocument } from "../../_desk/scenario-editor";
import { InspectorSection } from "../_inspector/inspector-section";
import type { OrderDesk } from "../use-order-desk";
import { useUnitWords } from "../use-words";
import type { EditMany } from "./many-block";
import { ManyKind } from "./many-kind";
import { ManyStrength } from "./many-strength";
import { ManyValour } from "./many-valour";
import type { Picked } from "./picked";
import { useManyActions } from "./use-many-actions";
import { usePicked } from "./use-picked";
import { fieldsOf } from "./values-of-units";

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
