"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { newId } from "@/app/(author)/_editor/new-id";
import { setObjectivePoints, settleObjectives } from "@/lib/domain/battlefield/commands/objectives";
import { armiesWorth, objectiveWorth } from "@/lib/domain/battlefield/objective-worth";
import type { FieldDeskState } from "./use-field-desk";

/** The three objectives: which pieces they are, what they are worth, and their choice by 14.6. */
export function ObjectiveFields({ desk }: { readonly desk: FieldDeskState }) {
  const t = useTranslations("battlefieldDesk.field");
  const words = useTranslations("battlefield");
  const { field, editor, select, titleOf } = desk;
  const { main, secondary } = objectiveWorth(field);
  const settled = armiesWorth(field) !== null;
  const known = field.objectives.find(({ role }) => role === "main")?.points;
  const settle = () => editor.apply(settleObjectives, { ids: [newId(), newId(), newId()] });
  return (
    <fieldset className="fieldedge">
      <legend className="label">{words("objectives.title")}</legend>
      <ul className="fieldgoals">
        {field.objectives.map(({ id, role, pieceId, points }) => (
          <li key={id}>
            <button type="button" className="rowlink" onClick={() => select(pieceId)}>
              {titleOf(pieceId) || t("gone")}
            </button>{" "}
            <span className="quiet">
              {words(`objectives.${role}`)} · {t("points", { points })}
            </span>
          </li>
        ))}
      </ul>
      {field.objectives.length === 0 && <p className="hint">{t("noObjectives")}</p>}
      <NumberField
        label={t("worth")}
        hint={settled ? t("worthByLists", { main, secondary }) : t("worthHint", { secondary })}
        minValue={0}
        maxValue={1_000}
        value={known ?? main}
        isDisabled={settled || field.objectives.length === 0}
        onCommit={(points) => points !== null && editor.apply(setObjectivePoints, { main: points })}
      />
      <Button onPress={settle}>{t("settleObjectives")}</Button>
    </fieldset>
  );
}
