"use client";

import { Unlink2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import type { ArmyFormation, Brigade } from "@/lib/domain/bogowie-wojny/list/army-list";
import { dissolveBrigade, nameBrigade } from "@/lib/domain/bogowie-wojny/list/commands/brigades";
import { regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { useChosen } from "../choice";
import { ColumnHead } from "../column-head";
import { Notes } from "../findings/notes";
import { useEditor } from "../list-editor";
import { findingsWithin } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";

interface BrigadeEntryProps {
  readonly brigade: Brigade;
  readonly formation: ArmyFormation;
}

/** A brigade within a division: its name and who is in it [7.9]. */
export function BrigadeEntry({ brigade, formation }: BrigadeEntryProps) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const { findings } = useReport();
  const { mark, show, open } = useChosen();
  const { id, name } = brigade;
  const at = formation.brigades.indexOf(brigade);
  const path = `/formations/${list.formations.indexOf(formation)}/brigades/${at}`;
  const numbered = words("numbered.brigade", { n: at + 1 });
  const dissolve = () => {
    editor.apply(dissolveBrigade, { id });
    mark({ is: "formation", id: formation.id });
    show("list");
  };
  return (
    <>
      <ColumnHead look="entry" title={name || numbered} chapter="7.9" />
      <p>{t("brigadeText")}</p>
      <Notes findings={findingsWithin(findings, path)} />
      <DraftTextField
        label={t("name")}
        value={name}
        maxLength={200}
        placeholder={numbered}
        onCommit={(next) => editor.apply(nameBrigade, { id, name: next.trim() })}
      />
      <div className="flex flex-wrap gap-2">
        {formation.regiments
          .filter(({ brigadeId }) => brigadeId === id)
          .map((regiment) => (
            <Button
              key={regiment.id}
              look="bare"
              onPress={() => open({ is: "regiment", id: regiment.id })}
            >
              {regimentTitle(regiment, words)}
            </Button>
          ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Unlink2 aria-hidden />} onPress={dissolve}>
          {t("dissolveBrigade")}
        </Button>
      </div>
    </>
  );
}
