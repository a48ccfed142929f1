"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { TextField } from "@/app/_ui/text-field";
import { chooseValour } from "@/lib/domain/belle-alliance/scenario/commands/units";
import { OWN_VALOUR_LIMIT } from "@/lib/domain/belle-alliance/scenario/own-valour-limit";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { isOnScale } from "@/lib/rules/belle-alliance/valour/valour-range";
import { useEditor } from "../../_desk/scenario-editor";

/** The limit of the document; findings report values that the rules do not allow. */
const LEAST = -OWN_VALOUR_LIMIT;

/** Indented behind a line, to mark what the umpire has entered. */
const OWN = "grid grid-cols-1 gap-2 border-ink border-s-3 bg-inset px-3 pt-2 pb-3";

interface OwnValourProps {
  readonly unit: Unit;
  readonly tableValue: number;
}

/** The umpire's own value, which counts once a reason is given. */
export function OwnValour({ unit, tableValue }: OwnValourProps) {
  return unit.valour.own ? (
    <StandingValue unit={unit} own={unit.valour.own} />
  ) : (
    <ValourByHand unit={unit} tableValue={tableValue} />
  );
}

function ValourByHand({ unit, tableValue }: OwnValourProps) {
  const t = useTranslations("orderOfBattle.valour");
  const editor = useEditor();
  const [value, setValue] = useState(tableValue);
  const [reason, setReason] = useState("");
  const isEmpty = reason.trim() === "";
  const set = () => {
    const own = { value, reason: reason.trim() };
    editor.apply(chooseValour, { unitId: unit.id, choice: { own } });
  };
  return (
    <form
      className={OWN}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) set();
      }}
    >
      <OwnValue value={value} onCommit={setValue} />
      <TextField label={t("reason")} hint={t("reasonHint")} value={reason} onChange={setReason} />
      <Button
        className="justify-self-start"
        onPress={set}
        offBecause={isEmpty ? t("reasonMissing") : undefined}
      >
        {t("set")}
      </Button>
    </form>
  );
}

interface StandingValueProps {
  readonly unit: Unit;
  readonly own: NonNullable<Unit["valour"]["own"]>;
}

function StandingValue({ unit, own }: StandingValueProps) {
  const t = useTranslations("orderOfBattle.valour");
  const editor = useEditor();
  const change = (fields: Partial<typeof own>) =>
    editor.apply(chooseValour, { unitId: unit.id, choice: { own: { ...own, ...fields } } });
  return (
    <div className={OWN}>
      <OwnValue value={own.value} onCommit={(value) => change({ value })} />
      <DraftTextField
        label={t("reason")}
        value={own.reason}
        error={own.reason.trim() === "" ? t("reasonMissing") : undefined}
        onCommit={(reason) => reason.trim() !== "" && change({ reason: reason.trim() })}
      />
    </div>
  );
}

interface ValueProps {
  readonly value: number;
  readonly onCommit: (value: number) => void;
}

/** The field for the umpire's own value. */
export function OwnValue({ value, onCommit }: ValueProps) {
  const t = useTranslations("orderOfBattle.valour");
  return (
    <NumberField
      label={t("value")}
      look="stepper"
      value={value}
      minValue={LEAST}
      maxValue={OWN_VALOUR_LIMIT}
      hint={isOnScale(value) ? undefined : t("offScale")}
      formatOptions={{ signDisplay: "exceptZero" }}
      onCommit={(next) => onCommit(next ?? 0)}
    />
  );
}
