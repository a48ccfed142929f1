"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { lazyPart } from "@/app/_ui/lazy-part";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { editDetails, setNation } from "@/lib/domain/bogowie-wojny/list/commands/details";
import { LANGUAGES } from "@/lib/domain/document/language";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { FieldGrid } from "../../_parts/field-grid";
import { useChosen } from "../choice";
import { ColumnHead } from "../column-head";
import { ReadingNotes } from "../findings/reading-notes";
import { READINGS_OF_ARMY } from "../findings/readings-of";
import { useEditor } from "../list-editor";
import { useArmyList, useRuleWords } from "../use-army-list";

const BookChoice = lazyPart(async () => (await import("./book-choice")).default, {
  place: "within",
});

/** The list as a whole: title, nation, year, language and notes. */
export function ListEntry() {
  const t = useTranslations("armyList.entry");
  const secret = useTranslations("armyList.secret");
  const editor = useEditor();
  const list = useArmyList();
  const { open } = useChosen();
  return (
    <>
      <ColumnHead look="entry" title={t("listTitle")} />
      <DraftTextField
        label={t("title")}
        value={list.title}
        maxLength={200}
        isRequired
        onCommit={(title) => title.trim() && editor.apply(editDetails, { title: title.trim() })}
      />
      <NationYear />
      <BookChoice />
      <DraftTextField
        label={t("notes")}
        hint={t("notesHint")}
        rows={5}
        value={list.notes}
        maxLength={40_000}
        onCommit={(notes) => editor.apply(editDetails, { notes })}
      />
      {(list.notes !== "" || list.secretNotes) && (
        <Checkbox
          isSelected={list.secretNotes}
          onChange={(secretNotes) => editor.apply(editDetails, { secretNotes })}
        >
          {secret("notes")}
        </Checkbox>
      )}
      <ReadingNotes of={READINGS_OF_ARMY} />
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => open({ is: "format" })}>{t("openFormat")}</Button>
      </div>
    </>
  );
}

function NationYear() {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const common = useTranslations("common.language");
  const editor = useEditor();
  const { nation, year, language } = useArmyList();
  return (
    <>
      <Select
        label={t("nation")}
        value={nation}
        choices={ARMY_NATIONS.map((one) => ({ value: one, label: words(`nations.${one}`) }))}
        onChange={(next) => editor.apply(setNation, { nation: next })}
      />
      <FieldGrid>
        <NumberField
          label={t("year")}
          value={year}
          minValue={1792}
          maxValue={1815}
          formatOptions={{ useGrouping: false }}
          onCommit={(next) => editor.apply(editDetails, { year: next })}
        />
        <Select
          label={t("language")}
          value={language}
          choices={LANGUAGES.map((one) => ({ value: one, label: common(one) }))}
          onChange={(next) => editor.apply(editDetails, { language: next })}
        />
      </FieldGrid>
    </>
  );
}
