"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { setThing, setWood } from "@/lib/domain/bogowie-wojny/field/commands/things";
import { isOverFixed } from "@/lib/domain/bogowie-wojny/field/ground";
import type { FieldThing } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import type { ThingControl } from "@/lib/domain/bogowie-wojny/ground/thing-kind";
import { BUILT_UP_LEVELS } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { NativeChoice } from "./native-choice";
import type { FieldDeskState } from "./use-field-desk";

interface KindFieldProps {
  readonly control: ThingControl;
  readonly thing: FieldThing;
  readonly desk: FieldDeskState;
}

/** One of the fields specific to a kind of thing. */
export function KindField({ control, thing, desk: { editor, field } }: KindFieldProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const words = useTranslations("battlefield");
  const values = new Map<string, unknown>(Object.entries(thing));
  const set = (fields: Record<string, string | number>) =>
    editor.apply(setThing, { id: thing.id, fields });
  const isFixed = "waterId" in thing && isOverFixed(thing, field);
  const reason = (right: string) => (right === "right" && isFixed ? "beforehand" : right);
  const named = (look: string) => ({ value: look, label: t(`looks.${look}`) });
  switch (control.type) {
    case "level":
      return (
        <NativeChoice
          label={t("level")}
          value={String(values.get("level"))}
          choices={BUILT_UP_LEVELS.map((level) => ({ value: String(level), label: String(level) }))}
          onChange={(level) => set({ level: Number(level) })}
        />
      );
    case "width":
      return (
        <NumberField
          label={t("width")}
          unit="cm"
          minValue={0.1}
          maxValue={20}
          step={0.1}
          value={Number(values.get("widthCm"))}
          onCommit={(widthCm) => widthCm !== null && set({ widthCm })}
        />
      );
    case "grove":
      return (
        <NativeChoice
          label={t("look")}
          value={values.get("grove") ? "grove" : "wood"}
          choices={(["wood", "grove"] as const).map((value) => ({ ...named(value), value }))}
          onChange={(look) => editor.apply(setWood, { id: thing.id, look })}
        />
      );
    case "ways":
    case "water":
      return null;
    case "crossing":
      return (
        <NativeChoice
          label={t("kind")}
          value={String(values.get("crossing"))}
          choices={control.choices.map((value) => ({ value, label: words(`kinds.${value}`) }))}
          onChange={(crossing) => set({ crossing })}
        />
      );
    case "right":
      return (
        <NativeChoice
          label={t("reason")}
          value={String(values.get("origin"))}
          choices={control.choices.map((value) => ({
            value,
            label: t(`reasons.${reason(value)}`),
          }))}
          onChange={(origin) => set({ origin })}
        />
      );
    case "look":
      return (
        <NativeChoice
          label={t("look")}
          value={String(values.get("look"))}
          choices={control.choices.map(named)}
          onChange={(look) => set({ look })}
        />
      );
  }
}
