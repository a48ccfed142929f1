"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Segmented } from "@/app/_ui/segmented";
import type { Corps } from "@/lib/domain/bogowie-wojny/list/army-list";
import { editCorps, removeCorps } from "@/lib/domain/bogowie-wojny/list/commands/corps";
import { useChosen } from "../choice";
import { ColumnHead } from "../column-head";
import { ReadingNotes } from "../findings/reading-notes";
import { useEditor } from "../list-editor";
import { useArmyList, useRuleWords } from "../use-army-list";
import { FREE_SOURCES } from "./chief-entry";
import { HistoricalChoice } from "./historical-choice";
import { LeaderChoice } from "./leader-choice";

/** A corps and its commander, who costs nothing [13.2]. */
export function CorpsEntry({ corps }: { readonly corps: Corps }) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const { mark, show } = useChosen();
  const { id, name, commander } = corps;
  const numbered = words("numbered.corps", { n: list.corps.indexOf(corps) + 1 });
  const remove = () => {
    editor.apply(removeCorps, { id });
    mark({ is: "list" });
    show("list");
  };
  return (
    <>
      <ColumnHead look="entry" title={name || numbered} />
      <p>{t("corpsText")}</p>
      <DraftTextField
        label={t("name")}
        value={name}
        maxLength={200}
        placeholder={numbered}
        onCommit={(next) => editor.apply(editCorps, { id, name: next.trim() })}
      />
      <HistoricalChoice
        of="corps"
        value={corps.historicalId}
        onChange={(historicalId) => editor.apply(editCorps, { id, historicalId })}
      />
      <h3 className="small-caps">{words("commanders.corps-commander")}</h3>
      <Segmented
        label={t("generalSource")}
        full
        value={commander.source}
        segments={FREE_SOURCES.map((source) => ({
          value: source,
          label: words(`commanders.source.${source}`),
        }))}
        onChange={(source) => editor.apply(editCorps, { id, commander: { source } })}
      />
      <LeaderChoice post={`corps:${id}`} of="corps-commander" leader={commander} />
      <DraftTextField
        label={t("generalName")}
        hint={t("generalNameHint")}
        value={commander.name}
        maxLength={200}
        onCommit={(next) => editor.apply(editCorps, { id, commander: { name: next.trim() } })}
      />
      <ReadingNotes of={["corpsCommanders", "singleDivision"]} />
      <div className="flex flex-wrap gap-2">
        <Button icon={<Trash2 aria-hidden />} look="danger" onPress={remove}>
          {t("removeCorps")}
        </Button>
      </div>
    </>
  );
}
