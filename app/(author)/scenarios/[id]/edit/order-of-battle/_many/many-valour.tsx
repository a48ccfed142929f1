"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { chooseValourOfUnits } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Unit, ValourChoice } from "@/lib/domain/belle-alliance/scenario/unit";
import { useEditor } from "../../_desk/scenario-editor";
import { InspectorSection } from "../_inspector/inspector-section";
import { OwnValue } from "../_inspector/own-valour";
import { useUnitWords } from "../use-words";
import { commonOf } from "./values-of-units";

interface ManyValourProps {
  readonly units: readonly Unit[];
}

/** One value of the umpire's own for several units, with its reason, or the table's values for all. */
export function ManyValour({ units }: ManyValourProps) {
  const t = useTranslations("orderOfBattle");
  const editor = useEditor();
  const { value: common, reason: commonReason } = ownOf(units);
  const [value, setValue] = useState(common ?? 0);
  const [reason, setReason] = useState(commonReason ?? "");
  const choose = (some: readonly Unit[], own: ValourChoice["own"]) => {
    editor.apply(chooseValourOfUnits, { unitIds: some.map(({ id }) => id), choice: { own } });
    toast({ text: t("many.changed", { count: some.length }), look: "ok" });
  };
  const withOwn = units.filter(({ valour }) => valour.own !== null);
  const isEmpty = reason.trim() === "";
  return (
    <InspectorSection title={t("valour.title")} rule="T21">
      <Standing units={units} />
      <OwnValue value={value} onCommit={setValue} />
      <TextField
        label={t("valour.reason")}
        hint={t("valour.reasonHint")}
        value={reason}
        onChange={setReason}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          onPress={() => choose(units, { value, reason: reason.trim() })}
          offBecause={isEmpty ? t("valour.reasonMissing") : undefined}
        >
          {t("many.setOwn", { count: units.length })}
        </Button>
        <Button
          onPress={() => choose(withOwn, null)}
          offBecause={withOwn.length === 0 ? t("many.noOwn") : undefined}
        >
          {t("valour.fromTable")}
        </Button>
      </div>
    </InspectorSection>
  );
}

/** The current origin of the values. */
function Standing({ units }: ManyValourProps) {
  const t = useTranslations("orderOfBattle.many");
  const { signed } = useUnitWords();
  const { count, value, reason } = ownOf(units);
  const params = { count, all: units.length };
  if (count === 0) return <p className="hint">{t("valour.table")}</p>;
  if (value === undefined || reason === undefined) {
    return <p className="hint">{t("valour.various", params)}</p>;
  }
  return <p className="hint">{t("valour.own", { value: signed(value), reason })}</p>;
}

/** How many units have a value of the umpire's own, and the value and reason common to all. */
function ownOf(units: readonly Unit[]) {
  return {
    count: units.filter(({ valour }) => valour.own !== null).length,
    value: commonOf(units, ({ valour }) => valour.own?.value),
    reason: commonOf(units, ({ valour }) => valour.own?.reason),
  };
}
