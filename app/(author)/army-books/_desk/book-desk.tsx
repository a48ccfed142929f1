"use client";

import { Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Activity, useCallback, useMemo } from "react";
import { type DeskThing, useDeskThings } from "@/app/_frame/desk-things";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { InlineFinding } from "@/app/_ui/finding-row";
import { Page } from "@/app/_ui/page";
import { newId } from "@/app/(author)/_editor/new-id";
import type { OwnWords } from "@/app/(author)/_editor/place-words";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import { checkArmyBook } from "@/lib/domain/bogowie-wojny/book/check";
import {
  type BookDetails as Details,
  editBook,
} from "@/lib/domain/bogowie-wojny/book/commands/book";
import { addFormation, moveFormation } from "@/lib/domain/bogowie-wojny/book/commands/formations";
import { armyBookFindingText } from "@/lib/domain/bogowie-wojny/book/finding";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import type { Sharing } from "../../_sharing/sharing";
import { EditorProvider, useBook, useEditor } from "./book-editor";
import { BookHead } from "./book-head";
import { ChoiceCell } from "./cells";
import { CommandersTable } from "./commanders-table";
import { DeskPart } from "./desk-part";
import { EntriesTable } from "./entries-table";
import { focusNewRow } from "./focus-new-row";
import { FormationFields } from "./formation-fields";
import { LabelledCell } from "./labelled-cell";
import { LinksPart } from "./links-part";
import { RowOrderProvider } from "./row-order";
import { RulesPart } from "./rules-part";

interface BookDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: ArmyBook;
  /** Null if the book is kept only in the browser. */
  readonly sharing: Sharing | null;
}

/** The desk of one army book, with its tables one below another. */
export function BookDesk({ id, version, document, sharing }: BookDeskProps) {
  return (
    <EditorProvider id={id} version={version} document={document} canEdit>
      <Page className="grid grid-cols-1 gap-6 *:min-w-0">
        <Activity>
          <BookHead sharing={sharing} />
        </Activity>
        <Activity>
          <BookDetails />
        </Activity>
        <Activity>
          <EntriesTable />
        </Activity>
        <Activity>
          <CommandersTable />
        </Activity>
        <Activity>
          <FormationsPart />
        </Activity>
        <Activity>
          <RulesPart />
        </Activity>
        <Activity>
          <LinksPart />
        </Activity>
        <Activity>
          <BookFindings />
          <Status />
        </Activity>
      </Page>
    </EditorProvider>
  );
}

/** Title, nation, edition, notes and sources. */
function BookDetails() {
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

function Status() {
  useFindInBook();
  const t = useTranslations("armyBookDesk");
  const shortcuts = [
    {
      title: t("keys.title"),
      keys: [
        { keys: "Enter ↓ ↑", does: t("keys.rows") },
        { keys: "Alt ↑ Alt ↓", does: t("keys.move") },
      ],
    },
  ];
  return (
    <StatusBar
      commandLabel={(name) => t(`commands.${name}`)}
      shortcuts={shortcuts}
      ownWords={useOwnWords()}
    />
  );
}

/** The meaning of an army book's codes. */
function useOwnWords(): OwnWords {
  const book = useTranslations("armyBook");
  const words = useTranslations("bogowieWojny");
  return {
    code: (field, code) => {
      if (field === "unitKind") return words(`units.${code}`);
      if (field === "nation") return words(`nations.${code}`);
      if (field === "traits") return book(`trait.${code}`);
      if (field === "roles") return book(`role.${code}`);
      if (field === "level") return book(`level.${code}`);
      return field === "weapon" ? book(`weapon.${code}`) : undefined;
    },
  };
}

/** Lets the search by name find an army book's units, commanders and historical formations. */
function useFindInBook(): void {
  const { current } = useEditor();
  const language = useLocale();
  const fields = useTranslations("fields.thing");
  const thing = (id: string, title: string, detail: string): DeskThing => ({
    key: id,
    title,
    detail,
    show: () => focusNewRow(id),
  });
  useDeskThings(() => {
    const book = current();
    return [
      ...book.entries.map(({ id, names }) =>
        thing(id, nameIn(names, language, book.language), fields("entries")),
      ),
      ...book.commanders.map(({ id, name }) => thing(id, name, fields("commanders"))),
      ...book.formations.map(({ id, names }) =>
        thing(id, nameIn(names, language, book.language), fields("bookFormations")),
      ),
    ].filter(({ title }) => title.trim() !== "");
  });
}

/** Breaches of the rules and missing values, each with its chapter. */
function BookFindings() {
  const t = useTranslations("armyBook");
  const severity = useTranslations("common.severity");
  const book = useBook();
  const { findings } = useMemo(() => checkArmyBook(book), [book]);
  if (findings.length === 0) return null;
  return (
    <DeskPart title={t("read.findings")}>
      {findings.map((finding) => (
        <InlineFinding key={finding.path + finding.code} look={finding.severity}>
          <span className="sr-only">{severity(finding.severity)}: </span>
          {armyBookFindingText(finding, t)} <span className="rule-no">{finding.rule}</span>
        </InlineFinding>
      ))}
    </DeskPart>
  );
}

/** The historical formations, each with its parent, general and regiments. */
function FormationsPart() {
  const t = useTranslations("armyBookDesk.formations");
  const words = useTranslations("armyBook.read");
  const editor = useEditor();
  const { formations, language } = useBook();
  const ids = useMemo(() => formations.map(({ id }) => id), [formations]);
  const move = useCallback(
    (id: string, to: number) => editor.apply(moveFormation, { id, to }),
    [editor],
  );
  const add = () => {
    const names = { en: "", da: "", pl: "", [language]: t("new") };
    const id = newId();
    editor.apply(addFormation, { id, names });
    focusNewRow(id);
  };
  return (
    <DeskPart title={words("formations")} chapter="13.2">
      <RowOrderProvider ids={ids} move={move}>
        {formations.map((formation) => (
          <Activity key={formation.id}>
            <FormationFields formation={formation} />
          </Activity>
        ))}
      </RowOrderProvider>
      <Button icon={<Plus aria-hidden />} onPress={add}>
        {t("add")}
      </Button>
    </DeskPart>
  );
}
