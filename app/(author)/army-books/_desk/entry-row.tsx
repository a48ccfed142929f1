"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import type { BookEntry, Profile } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { ARMY_BOOK_LIMITS, ENTRY_WEAPONS } from "@/lib/domain/bogowie-wojny/book/book-words";
import { editEntry, editProfile } from "@/lib/domain/bogowie-wojny/book/commands/entries";
import type { Figure } from "@/lib/domain/bogowie-wojny/book/figures";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import type { Language } from "@/lib/domain/document/language";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { useEditor } from "./book-editor";
import { ChoiceCell, NumberCell, TextCell } from "./cells";
import { DESK_ROW } from "./desk-part";
import { RowGrip } from "./row-order";
import { traitsIn } from "./traits-in";

interface EntryRowProps {
  readonly entry: BookEntry;
  /** The author's language, in which the row names the unit. */
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The other fields of the unit, below its row when open. */
  readonly children: ReactNode;
}

const STRENGTHS = ["fightingValue", "firepower", "endurance", "morale", "ammunition"] as const;

/** A unit's row of statistics. */
export const EntryRow = memo(EntryRowOf, (a, b) => a.entry === b.entry && a.isOpen === b.isOpen);

function EntryRowOf({ entry, language, isOpen, onToggle, children }: EntryRowProps) {
  const t = useTranslations("armyBookDesk.entries");
  const name = nameIn(entry.names, language, language);
  return (
    <>
      <tr data-row={entry.id} className={DESK_ROW}>
        <td>
          <RowGrip id={entry.id} name={name} />
        </td>
        <NameCells entry={entry} language={language} />
        <FigureCells entry={entry} name={name} />
        <td>
          <Button look="bare" aria-expanded={isOpen} onPress={onToggle}>
            {t("more")} <span className="sr-only">{name}</span>
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr className={DESK_ROW}>
          <td colSpan={12}>{children}</td>
        </tr>
      )}
    </>
  );
}

function NameCells({ entry, language }: Pick<EntryRowProps, "entry" | "language">) {
  const t = useTranslations("armyBookDesk.entries");
  const words = useTranslations("armyBook");
  const units = useTranslations("bogowieWojny.units");
  const editor = useEditor();
  const { id, names, unitKind } = entry;
  const name = nameIn(names, language, language);
  const set = (changes: Partial<BookEntry>) => editor.apply(editEntry, { id, changes });
  return (
    <>
      <th scope="row">
        <TextCell
          label={`${words("column.unit")}: ${name}`}
          value={names[language] || name}
          place="names"
          required
          onCommit={(text) => set({ names: { ...names, [language]: text } })}
        />
      </th>
      <td>
        <ChoiceCell
          label={`${t("kind")}: ${name}`}
          value={unitKind ?? ""}
          none={words("read.chooseRow")}
          choices={UNIT_KINDS.map((value) => ({ value, label: units(value) }))}
          onCommit={(kind) => set({ unitKind: kind === "" ? null : kind })}
        />
      </td>
    </>
  );
}

function FigureCells({ entry, name }: { readonly entry: BookEntry; readonly name: string }) {
  const words = useTranslations("armyBook");
  const editor = useEditor();
  const { id, profile } = entry;
  const set = (changes: Partial<Profile>) => editor.apply(editProfile, { id, changes });
  const figure = (key: Figure, most: number) => (
    <NumberCell
      label={`${words(`figure.${key}`)}: ${name}`}
      value={profile[key]}
      most={most}
      onCommit={(value) => set({ [key]: value })}
    />
  );
  return (
    <>
      <td className="whitespace-nowrap">
        {figure("moveLineCm", ARMY_BOOK_LIMITS.lengthCm)}
        {figure("moveColumnCm", ARMY_BOOK_LIMITS.lengthCm)}
      </td>
      <td className="whitespace-nowrap">
        <ChoiceCell
          label={`${words("column.weapon")}: ${name}`}
          value={profile.weapon ?? ""}
          none={profile.weaponName || "–"}
          place="pair"
          choices={ENTRY_WEAPONS.map((value) => ({ value, label: words(`weapon.${value}`) }))}
          onCommit={(weapon) => set({ weapon: weapon === "" ? null : weapon })}
        />
        {figure("rangeCm", ARMY_BOOK_LIMITS.lengthCm)}
      </td>
      {STRENGTHS.map((key) => (
        <td key={key}>{figure(key, ARMY_BOOK_LIMITS.figure)}</td>
      ))}
      <td>
        <TextCell
          label={`${words("column.specialRules")}: ${name}`}
          value={profile.specialRules}
          maxLength={1_000}
          onCommit={(specialRules) => set({ specialRules })}
        />
        {entry.traits.length > 0 && <small className="text-ink-3">{traitsIn(entry, words)}</small>}
      </td>
    </>
  );
}
