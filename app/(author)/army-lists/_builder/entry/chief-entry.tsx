"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Segmented } from "@/app/_ui/segmented";
import { editCommander } from "@/lib/domain/bogowie-wojny/list/commands/details";
import { ColumnHead } from "../column-head";
import { useEditor } from "../list-editor";
import { useArmyList, useRuleWords } from "../use-army-list";
import { LeaderChoice } from "./leader-choice";

export const FREE_SOURCES = ["drawn", "historical"] as const;

/** The commander-in-chief: free, exactly one, and drawn before the battle [13.2, 13.4]. */
export function ChiefEntry() {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const { commander } = useArmyList();
  return (
    <>
      <ColumnHead look="entry" title={words("commanders.commander-in-chief")} chapter="13.4" />
      <p>{t("chiefText")}</p>
      <Segmented
        label={t("generalSource")}
        full
        value={commander.source}
        segments={FREE_SOURCES.map((source) => ({
          value: source,
          label: words(`commanders.source.${source}`),
        }))}
        onChange={(source) => editor.apply(editCommander, { source })}
      />
      <LeaderChoice post="commander-in-chief" of="commander-in-chief" leader={commander} />
      <DraftTextField
        label={t("generalName")}
        hint={t("generalNameHint")}
        value={commander.name}
        maxLength={200}
        onCommit={(name) => editor.apply(editCommander, { name: name.trim() })}
      />
    </>
  );
}
