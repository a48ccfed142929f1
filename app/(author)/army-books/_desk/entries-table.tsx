"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Activity, useCallback, useMemo, useState } from "react";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import { addEntry, moveEntry } from "@/lib/domain/bogowie-wojny/book/commands/entries";
import { useBook, useEditor } from "./book-editor";
import { DeskTable } from "./desk-part";
import { EntryMore } from "./entry-more";
import { EntryRow } from "./entry-row";
import { focusNewRow } from "./focus-new-row";
import { RowOrderProvider } from "./row-order";

const FIGURES = ["fightingValue", "firepower", "endurance", "morale", "ammunition"] as const;

/** The units as an editable table with the columns of 2.8, and the other fields of a unit below its row. */
export function EntriesTable() {
  const t = useTranslations("armyBookDesk.entries");
  const words = useTranslations("armyBook");
  const editor = useEditor();
  const { entries, language } = useBook();
  const [openId, setOpenId] = useState<string | null>(null);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const move = useCallback(
    (id: string, to: number) => editor.apply(moveEntry, { id, to }),
    [editor],
  );
  const add = () => {
    const names = { en: "", da: "", pl: "", [language]: t("new") };
    const id = newId();
    editor.apply(addEntry, { id, names });
    focusNewRow(id);
  };
  return (
    <RowOrderProvider ids={ids} move={move}>
      <DeskTable
        title={words("read.entries")}
        chapter="2.8"
        heads={
          <>
            {" "}
            <th scope="col">
              <span className="sr-only">{t("order")}</span>
            </th>
            <th scope="col">{words("column.unit")}</th>
            <th scope="col">{t("kind")}</th>
            <th scope="col">{words("column.move")}</th>
            <th scope="col">{words("column.weapon")}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" title={words(`figure.${figure}`)}>
                {words(`column.${figure}`)}
              </th>
            ))}
            <th scope="col">{words("column.specialRules")}</th>
            <th scope="col">
              <span className="sr-only">{t("more")}</span>
            </th>
          </>
        }
        foot={
          <Button icon={<Plus aria-hidden />} onPress={add}>
            {t("add")}
          </Button>
        }
      >
        {entries.map((entry) => (
          <Activity key={entry.id}>
            <EntryRow
              entry={entry}
              language={language}
              isOpen={openId === entry.id}
              onToggle={() => setOpenId(openId === entry.id ? null : entry.id)}
            >
              <EntryMore entry={entry} />
            </EntryRow>
          </Activity>
        ))}
      </DeskTable>
    </RowOrderProvider>
  );
}
