"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyRule } from "@/lib/domain/bogowie-wojny/book/army-book";
import { addRule, editRule, removeRule } from "@/lib/domain/bogowie-wojny/book/commands/book";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { useBook, useEditor } from "./book-editor";
import { DeskBox, DeskPart } from "./desk-part";
import { focusNewRow } from "./focus-new-row";
import { TickList } from "./tick-list";

/** The rules of the whole army, with the effect of each. */
export function RulesPart() {
  const t = useTranslations("armyBookDesk.rules");
  const words = useTranslations("armyBook.read");
  const editor = useEditor();
  const { specialRules, language } = useBook();
  const add = () => {
    const names = { en: "", da: "", pl: "", [language]: t("new") };
    const id = newId();
    editor.apply(addRule, { id, names });
    focusNewRow(id);
  };
  return (
    <DeskPart title={words("rules")}>
      {specialRules.map((rule) => (
        <RuleFields key={rule.id} rule={rule} />
      ))}
      <Button icon={<Plus aria-hidden />} onPress={add}>
        {t("add")}
      </Button>
    </DeskPart>
  );
}

function RuleFields({ rule }: { readonly rule: ArmyRule }) {
  const t = useTranslations("armyBookDesk.rules");
  const words = useTranslations("armyBook.read");
  const upgrades = useTranslations("bogowieWojny.upgrades");
  const editor = useEditor();
  const { language } = useBook();
  const { id, names } = rule;
  const name = nameIn(names, language, language);
  const set = (changes: Partial<ArmyRule>) => editor.apply(editRule, { id, changes });
  const count = (upgrade: string) =>
    rule.brings.find((each) => each.upgrade === upgrade)?.count ?? 1;
  return (
    <DeskBox id={id} name={name}>
      <DraftTextField
        label={t("name")}
        value={names[language] || name}
        maxLength={200}
        onCommit={(text) => text.trim() && set({ names: { ...names, [language]: text } })}
      />
      <DraftTextField
        label={t("text")}
        rows={3}
        value={rule.text}
        onCommit={(text) => set({ text })}
      />
      <TickList
        label={t("brings")}
        ticked={rule.brings.map(({ upgrade }) => upgrade)}
        choices={UPGRADES.map((value) => ({ value, label: upgrades(value) }))}
        onChange={(ticked) =>
          set({ brings: ticked.map((upgrade) => ({ upgrade, count: count(upgrade) })) })
        }
      />
      <DraftTextField
        label={words("from")}
        value={rule.source}
        maxLength={1_000}
        onCommit={(source) => set({ source })}
      />
      <Button look="danger" onPress={() => editor.apply(removeRule, { id })}>
        {t("remove")} <span className="sr-only">{name}</span>
      </Button>
    </DeskBox>
  );
}
