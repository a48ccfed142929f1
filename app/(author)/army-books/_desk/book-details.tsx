"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import {
  type BookDetails as Details,
  editBook,
} from "@/lib/domain/bogowie-wojny/book/commands/book";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { useBook, useEditor } from "./book-editor";
import { ChoiceCell } from "./cells";
import { LabelledCell } from "./labelled-cell";

/** Title, nation, edition, notes and sources. */
export function BookDetails() {
  const t = useTranslations("armyBookDesk.details");
  const words = useTranslations("bogowieWojny.nations");
  const book = useBook();
  const editor = useEditor();
  const set = (changes: Partial<Details>) => editor.apply(editBook, changes);
  return (
    <section
      className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(60),1fr))] items-start gap-3"
      aria-label={t("title")}
    >
      <DraftTextField
        label={t("name")}
        value={book.title}
        maxLength={200}
        onCommit={(title) => title.trim() && set({ title })}
      />
      <LabelledCell label={t("nation")}>
        <ChoiceCell
          label={t("nation")}
          value={book.nation ?? ""}
          none={t("otherNation")}
          choices={ARMY_NATIONS.map((value) => ({ value, label: words(value) }))}
          onCommit={(nation) => set({ nation: nation === "" ? null : nation })}
        />
      </LabelledCell>
      {book.nation === null && (
        <DraftTextField
          label={t("nationName")}
          value={book.nationName}
          maxLength={200}
          onCommit={(nationName) => set({ nationName })}
        />
      )}
      <DraftTextField
        label={t("edition")}
        value={book.edition}
        maxLength={200}
        onCommit={(edition) => set({ edition })}
      />
      <DraftTextField
        label={t("notes")}
        rows={3}
        value={book.notes}
        onCommit={(notes) => set({ notes })}
      />
      <DraftTextField
        label={t("source")}
        rows={3}
        value={book.source}
        onCommit={(source) => set({ source })}
      />
    </section>
  );
}
