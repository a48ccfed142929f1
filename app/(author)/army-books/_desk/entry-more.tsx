"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { BookEntry } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { ARMY_BOOK_LIMITS, ENTRY_TRAITS } from "@/lib/domain/bogowie-wojny/book/book-words";
import {
  editEntry,
  editProfile,
  removeEntry,
} from "@/lib/domain/bogowie-wojny/book/commands/entries";
import { LANGUAGES } from "@/lib/domain/document/language";
import { WAR_YEARS } from "@/lib/domain/document/years";
import { useEditor } from "./book-editor";
import { NumberCell, TextCell } from "./cells";
import { LabelledCell } from "./labelled-cell";
import { TickList } from "./tick-list";

interface EntryMoreProps {
  readonly entry: BookEntry;
}

/** The fields of a unit without a column: names, traits, sizes, maxima, canister, source. */
export function EntryMore({ entry }: EntryMoreProps) {
  const t = useTranslations("armyBookDesk.entries");
  const words = useTranslations("armyBook");
  const editor = useEditor();
  const { id } = entry;
  const set = (changes: Partial<BookEntry>) => editor.apply(editEntry, { id, changes });
  return (
    <div className="grid max-w-275 grid-cols-[repeat(auto-fill,minmax(--spacing(45),1fr))] gap-3 px-2 pt-2 pb-4">
      <EntryNames entry={entry} />
      <EntryNumbers entry={entry} />
      <EntryYears entry={entry} />
      <TickList
        label={t("traits")}
        labelHidden
        className="col-span-full"
        ticked={entry.traits}
        choices={ENTRY_TRAITS.map((value) => ({ value, label: words(`trait.${value}`) }))}
        onChange={(traits) => set({ traits })}
      />
      <TickList
        label={t("history")}
        labelHidden
        className="col-span-full"
        ticked={entry.historical ? ["historical"] : []}
        choices={[{ value: "historical", label: words("read.historical") }]}
        onChange={(ticked) => set({ historical: ticked.length > 0 })}
      />
      <LabelledCell label={words("read.from")}>
        <TextCell
          label={words("read.from")}
          value={entry.source}
          maxLength={1_000}
          onCommit={(source) => set({ source })}
        />
      </LabelledCell>
      <div className="col-span-full">
        <Button look="danger" onPress={() => editor.apply(removeEntry, { id })}>
          {t("remove")}
        </Button>
      </div>
    </div>
  );
}

function EntryNames({ entry }: EntryMoreProps) {
  const languages = useTranslations("common.language");
  const t = useTranslations("armyBookDesk.entries");
  const editor = useEditor();
  const { id, names } = entry;
  const isLast = (without: string) =>
    LANGUAGES.every((language) => language === without || names[language].trim() === "");
  return LANGUAGES.map((language) => (
    <LabelledCell key={language} label={`${t("name")}, ${languages(language)}`}>
      <TextCell
        label={`${t("name")}, ${languages(language)}`}
        value={names[language]}
        {...(isLast(language) ? { required: true } : {})}
        onCommit={(text) =>
          editor.apply(editEntry, { id, changes: { names: { ...names, [language]: text } } })
        }
      />
    </LabelledCell>
  ));
}

/** The years in which the army had it; a single year is both first and last. */
function EntryYears({ entry: { id, years } }: EntryMoreProps) {
  const t = useTranslations("armyBookDesk.entries");
  const editor = useEditor();
  const set = (from: number | null, to: number | null) => {
    const first = from ?? to;
    const last = to ?? from;
    const changed =
      first === null || last === null
        ? null
        : { from: Math.min(first, last), to: Math.max(first, last) };
    editor.apply(editEntry, { id, changes: { years: changed } });
  };
  const rounded = (year: number | null) => (year === null ? null : Math.round(year));
  return (
    <>
      <LabelledCell label={t("yearFrom")}>
        <NumberCell
          label={t("yearFrom")}
          value={years?.from ?? null}
          least={WAR_YEARS.from}
          most={WAR_YEARS.to}
          onCommit={(year) => set(rounded(year), year === null ? null : (years?.to ?? null))}
        />
      </LabelledCell>
      <LabelledCell label={t("yearTo")}>
        <NumberCell
          label={t("yearTo")}
          value={years?.to ?? null}
          least={WAR_YEARS.from}
          most={WAR_YEARS.to}
          onCommit={(year) => set(year === null ? null : (years?.from ?? null), rounded(year))}
        />
      </LabelledCell>
    </>
  );
}

const RANGES = ["canisterRangeCm", "canisterBonus", "shrapnelRangeCm"] as const;

function EntryNumbers({ entry }: EntryMoreProps) {
  const t = useTranslations("armyBookDesk.entries");
  const words = useTranslations("armyBook.figure");
  const editor = useEditor();
  const { id, profile, regimentBases: size } = entry;
  const set = (changes: Partial<BookEntry>) => editor.apply(editEntry, { id, changes });
  const most = ARMY_BOOK_LIMITS.basesPerRegiment;
  const setSize = (least: number | null, greatest: number | null) => {
    const from = least ?? greatest;
    const to = greatest ?? least;
    const regimentBases = from === null || to === null ? null : ordered(from, to);
    set({ regimentBases });
  };
  const cells = [
    ["least", size?.least ?? null, 1, most, (to: number | null) => setSize(to, size?.most ?? null)],
    ["most", size?.most ?? null, 1, most, (to: number | null) => setSize(size?.least ?? null, to)],
    [
      "maxRegiments",
      entry.maxRegiments,
      0,
      1_000,
      (to: number | null) => set({ maxRegiments: to }),
    ],
    ["maxBases", entry.maxBases, 0, 1_000, (to: number | null) => set({ maxBases: to })],
  ] as const;
  return (
    <>
      {cells.map(([key, value, least, greatest, commit]) => (
        <LabelledCell key={key} label={t(key)}>
          <NumberCell
            label={t(key)}
            value={value}
            least={least}
            most={greatest}
            onCommit={(to) => commit(to === null ? null : Math.round(to))}
          />
        </LabelledCell>
      ))}
      {RANGES.map((key) => (
        <LabelledCell key={key} label={words(key)}>
          <NumberCell
            label={words(key)}
            value={profile[key]}
            most={ARMY_BOOK_LIMITS.figure}
            onCommit={(value) => editor.apply(editProfile, { id, changes: { [key]: value } })}
          />
        </LabelledCell>
      ))}
    </>
  );
}

function ordered(a: number, b: number) {
  return { least: Math.min(a, b), most: Math.max(a, b) };
}
