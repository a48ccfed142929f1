"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Select } from "@/app/_ui/select";
import { toast } from "@/app/_ui/toasts";
import { newId } from "@/app/(author)/_editor/new-id";
import { fetchBook } from "@/app/(author)/army-lists/_builder/use-book";
import { fetchFormat, sourceOfPattern } from "@/app/(author)/army-lists/_format/fetch-format";
import {
  type ChosenFormat,
  FormatSourceSelect,
  NO_FORMAT,
  PRESENT,
} from "@/app/(author)/army-lists/_format/format-source-select";
import { useOfferedFormats } from "@/app/(author)/army-lists/_format/use-offered-formats";
import { NativeChoice } from "@/app/(author)/maps/_desk/native-choice";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { type FormatWords, formatSizeText } from "@/lib/domain/bogowie-wojny/list/format-text";
import type { Force } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import { addForce, editForce, removeForce } from "@/lib/domain/bogowie-wojny/scenario/commands";
import { pinnedArmy } from "@/lib/domain/bogowie-wojny/scenario/pins";
import { LIMITS } from "@/lib/domain/document/limits";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { MarkdownEditor } from "../briefs/markdown-editor";
import { useBattle, useEditor } from "./battle-editor";
import { focusAdding, focusNewest } from "./focus-part";
import { type Offered, useOfferedBooks, useOfferedLists, useOwnLists } from "./use-offered";

const NONE = "-";

/** The sides with their armies, tasks and briefs. */
export function ForcesPart() {
  const t = useTranslations("battleScenario.desk");
  const { apply } = useEditor();
  const { forces } = useBattle();
  const number = forces.length + 1;
  const offered = {
    lists: useOfferedLists(),
    ownLists: useOwnLists(),
    formats: useOfferedFormats(),
    books: useOfferedBooks(),
  };
  return (
    <section id="battle-forces" className="grid gap-5">
      <h2>{t("forces")}</h2>
      {forces.map((force, i) => (
        <ForceFields key={force.id} force={force} number={i + 1} offered={offered} />
      ))}
      {forces.length < LIMITS.sides && (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden />}
          onPress={() => {
            apply(addForce, { id: newId(), name: t("newForce", { number }), nation: "france" });
            focusNewest("forces");
          }}
        >
          {t("addForce")}
        </Button>
      )}
    </section>
  );
}

/** What armies can be made of. */
interface OfferedArmies {
  readonly lists: ReturnType<typeof useOfferedLists>;
  readonly ownLists: readonly Offered[];
  readonly formats: ReturnType<typeof useOfferedFormats>;
  readonly books: readonly Offered[];
}

interface ForceFieldsProps {
  readonly force: Force;
  readonly number: number;
  readonly offered: OfferedArmies;
}

const TEXTS = [
  ["tasks", "tasks"],
  ["brief", "brief"],
  ["believedOfEnemy", "believed"],
] as const;

function ForceFields({ force, number, offered }: ForceFieldsProps) {
  const t = useTranslations("battleScenario.desk");
  const nations = useTranslations("bogowieWojny.nations");
  const { apply } = useEditor();
  const { language } = useBattle();
  const { id, name } = force;
  return (
    <fieldset className="grid min-w-0 gap-3 border border-rule-2 bg-sheet p-4">
      <legend className="px-1 font-semibold">{t("force", { number })}</legend>
      <div className="grid items-start gap-3 tablet:grid-cols-3">
        <DraftTextField
          label={t("sideName")}
          value={name}
          maxLength={LIMITS.nameLength}
          onCommit={(text) => text.trim() !== "" && apply(editForce, { id, name: text })}
        />
        <NativeChoice
          label={t("nation")}
          value={force.nation}
          choices={ARMY_NATIONS.map((value) => ({ value, label: nations(value) }))}
          onChange={(nation) => apply(editForce, { id, nation })}
        />
        <DraftTextField
          label={t("commander")}
          hint={t("commanderHint")}
          value={force.commander}
          maxLength={LIMITS.nameLength}
          onCommit={(text) => apply(editForce, { id, commander: text.trim() })}
        />
      </div>
      <div className="grid items-start gap-3 tablet:grid-cols-3">
        <ListChoice force={force} offered={offered} />
        <FormatChoice force={force} offered={offered} />
        <BookChoice force={force} offered={offered} />
      </div>
      {TEXTS.map(([field, label]) => (
        <MarkdownEditor
          key={field}
          label={`${t(label)}, ${name}`}
          hint={t("secretHint")}
          rows={3}
          lang={language}
          value={force[field]}
          onCommit={(text) => apply(editForce, { id, [field]: text })}
        />
      ))}
      <Button
        look="bare"
        className="justify-self-start"
        icon={<Trash2 aria-hidden />}
        onPress={() => {
          apply(removeForce, { id });
          focusAdding("forces");
        }}
      >
        {t("remove", { name })}
      </Button>
    </fieldset>
  );
}

type ChoiceProps = Omit<ForceFieldsProps, "number">;

function ListChoice({ force: { id, list }, offered: { lists } }: ChoiceProps) {
  const t = useTranslations("battleScenario.desk");
  const { apply } = useEditor();
  const [isAway, setAway] = useState(false);
  const choose = async (listId: string) => {
    if (listId === NONE) return apply(editForce, { id, list: null });
    const found = lists.find((each) => each.id === listId);
    const document = found?.document ?? (await fetchList(listId));
    setAway(document === null);
    if (document === null) return;
    const version = found?.version ?? list?.version ?? 1;
    apply(editForce, { id, list: pinnedArmy({ id: listId, version, document }) });
  };
  const isElsewhere = list && !lists.some((each) => each.id === list.id);
  return (
    <Select
      label={t("list")}
      value={list?.id ?? NONE}
      choices={[
        { value: NONE, label: t("none") },
        ...(isElsewhere ? [{ value: list.id, label: list.title }] : []),
        ...lists.map((each) => ({ value: each.id, label: each.title })),
      ]}
      error={isAway ? t("away") : undefined}
      onChange={(listId) => void choose(listId)}
    />
  );
}

async function fetchList(id: string): Promise<ArmyList | null> {
  const read = await callApi("GET /army-lists/{id}", { id });
  return read.ok ? read.value : null;
}

function FormatChoice({ force: { id, format }, offered }: ChoiceProps) {
  const t = useTranslations("battleScenario.desk");
  const words: FormatWords = useTranslations("listFormat");
  const { apply } = useEditor();
  const choose = async (source: ChosenFormat) => {
    if (source === PRESENT) return;
    if (source === NO_FORMAT) return apply(editForce, { id, format: null });
    const found = await fetchFormat(source);
    if (found === null) return toast({ text: t("away"), look: "error" });
    apply(editForce, { id, format: found.format });
  };
  return (
    <FormatSourceSelect
      label={t("format")}
      hint={format ? formatSizeText(format, words) : t("formatHint")}
      value={sourceNow(format)}
      present={format?.name ?? ""}
      none={t("none")}
      offered={offered.formats}
      lists={offered.ownLists}
      onChange={(source) => void choose(source)}
    />
  );
}

/** The pattern that a format is, if it is one. */
function sourceNow(format: Force["format"]): ChosenFormat {
  if (format === null) return NO_FORMAT;
  const pattern = FORMATS.findIndex((one) => JSON.stringify(one) === JSON.stringify(format));
  return pattern < 0 ? PRESENT : sourceOfPattern(pattern);
}

function BookChoice({ force: { id, nation, book }, offered: { books } }: ChoiceProps) {
  const t = useTranslations("battleScenario.desk");
  const { apply } = useEditor();
  const [isAway, setAway] = useState(false);
  const ofNation = books.filter(({ nations }) => nations.length === 0 || nations.includes(nation));
  const choose = async (bookId: string) => {
    if (bookId === NONE) return apply(editForce, { id, book: null });
    const stored = await fetchBook(bookId);
    setAway(stored === null);
    if (stored === null) return;
    const { title, edition } = stored.document;
    apply(editForce, { id, book: { id: bookId, version: stored.version, title, edition } });
  };
  const isElsewhere = book && !ofNation.some((each) => each.id === book.id);
  return (
    <Select
      label={t("book")}
      hint={t("bookHint")}
      value={book?.id ?? NONE}
      choices={[
        { value: NONE, label: t("anyBook") },
        ...(isElsewhere ? [{ value: book.id, label: book.title }] : []),
        ...ofNation.map((each) => ({ value: each.id, label: each.title })),
      ]}
      error={isAway ? t("away") : undefined}
      onChange={(bookId) => void choose(bookId)}
    />
  );
}
