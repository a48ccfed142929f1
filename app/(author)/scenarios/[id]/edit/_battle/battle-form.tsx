"use client";

import { useTranslations } from "next-intl";
import { DayField } from "@/app/_ui/day-field";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { editBattle } from "@/lib/domain/bogowie-wojny/scenario/commands";
import { LIMITS } from "@/lib/domain/document/limits";
import { DeskPane } from "../_desk/desk-pane";
import { MarkdownEditor } from "../briefs/markdown-editor";
import { useBattle, useEditor } from "./battle-editor";
import { FieldPart } from "./field-part";
import { ForcesPart } from "./forces-part";
import { ObjectivesPart } from "./objectives-part";

/** All of a scenario of Bogowie Wojny that is written once, as one form. */
export function BattleForm() {
  return (
    <DeskPane>
      <div className="mx-auto grid max-w-215 gap-8">
        <AboutPart />
        <FieldPart />
        <ForcesPart />
        <ObjectivesPart />
        <TextsPart />
      </div>
    </DeskPane>
  );
}

function AboutPart() {
  const t = useTranslations("battleScenario.desk");
  const { apply } = useEditor();
  const { title, place, date, turns } = useBattle();
  return (
    <section className="grid gap-3">
      <h2>{t("about")}</h2>
      <DraftTextField
        label={t("name")}
        value={title}
        maxLength={LIMITS.nameLength}
        onCommit={(text) => text.trim() !== "" && apply(editBattle, { title: text })}
      />
      <div className="grid items-start gap-3 tablet:grid-cols-3">
        <DraftTextField
          label={t("place")}
          value={place}
          maxLength={LIMITS.lineLength}
          onCommit={(text) => apply(editBattle, { place: text })}
        />
        <DayField
          label={t("date")}
          value={date ?? ""}
          onChange={(day) => apply(editBattle, { date: day === "" ? null : day })}
        />
        <NumberField
          label={t("turns")}
          value={turns}
          minValue={1}
          maxValue={50}
          step={1}
          onCommit={(value) => apply(editBattle, { turns: value })}
        />
      </div>
    </section>
  );
}

const TEXTS = [
  ["summary", "summaryHint"],
  ["commonKnowledge", "commonHint"],
  ["specialRules", "specialHint"],
  ["umpireNotes", "umpireHint"],
  ["credits", "creditsHint"],
] as const;

function TextsPart() {
  const t = useTranslations("battleScenario.desk");
  const { apply } = useEditor();
  const scenario = useBattle();
  return (
    <section className="grid gap-5">
      <h2>{t("texts")}</h2>
      {TEXTS.map(([field, hint]) => (
        <MarkdownEditor
          key={field}
          label={t(field)}
          hint={t(hint)}
          rows={4}
          lang={scenario.language}
          value={scenario[field]}
          onCommit={(text) => apply(editBattle, { [field]: text })}
        />
      ))}
    </section>
  );
}
