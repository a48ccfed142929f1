"use client";

import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/app/_ui/data-table";
import type { BookEntry, Profile } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import type {
  MatchedRow,
  MatchedTables,
  PastedField,
} from "@/lib/domain/bogowie-wojny/book/paste/match-tables";
import type { PasteDoubt } from "@/lib/domain/bogowie-wojny/book/paste/pasted-row";
import { useBook } from "./book-editor";
import { traitsIn } from "./traits-in";

const STRENGTHS = ["fightingValue", "firepower", "endurance", "morale"] as const;

/** The result of reading pasted tables, with anything doubtful, before they are inserted. */
export function PastePreview({ read }: { readonly read: MatchedTables }) {
  const t = useTranslations("armyBookDesk.paste");
  const { entries, commanders, doubts } = read;
  const filled = [...entries, ...commanders].filter(({ fills }) => fills).length;
  const added = entries.length + commanders.length - filled;
  return (
    <section aria-label={t("preview")} className="grid gap-3">
      <p role="status">
        {t("found", { entries: entries.length, commanders: commanders.length })}
        {filled > 0 && ` · ${t("effects", { filled, added })}`}
      </p>
      {doubts.length > 0 && <Doubts doubts={doubts} />}
      {entries.length > 0 && <Units entries={entries} />}
      {commanders.length > 0 && <Commanders commanders={commanders} />}
    </section>
  );
}

function Doubts({ doubts }: { readonly doubts: readonly PasteDoubt[] }) {
  const t = useTranslations("armyBookDesk.paste");
  return (
    <div>
      <h3>{t("doubts", { count: doubts.length })}</h3>
      <ul className="grid gap-1">
        {doubts.map(({ line, code, text }) => (
          <li key={`${line} ${code} ${text}`}>
            {t("line", { line })} {t(`doubt.${code}`, { text })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What becomes of a pasted row: new, or the row of the book that it fills, with what that loses. */
function Effect({ row: { fills, replaced } }: { readonly row: MatchedRow<unknown> }) {
  const t = useTranslations("armyBookDesk.paste");
  const words = useTranslations("armyBook");
  const named = (field: PastedField) => {
    if (field === "commandValue") return words("read.ability");
    if (field === "specialRule" || field === "specialRules") return words("column.specialRules");
    if (field === "weapon" || field === "weaponName") return words("column.weapon");
    return words(words.has(`column.${field}`) ? `column.${field}` : `figure.${field}`);
  };
  if (!fills) return t("new");
  if (replaced.length === 0) return t("fills");
  return t("replaces", { fields: [...new Set(replaced.map(named))].join("; ") });
}

function Units({ entries }: { readonly entries: MatchedTables["entries"] }) {
  const words = useTranslations("armyBook");
  const t = useTranslations("armyBookDesk.entries");
  const paste = useTranslations("armyBookDesk.paste");
  const units = useTranslations("bogowieWojny.units");
  const { language } = useBook();
  const columns: Column<MatchedRow<BookEntry>>[] = [
    {
      id: "unit",
      head: words("column.unit"),
      cell: ({ thing }) => nameIn(thing.names, language, language),
    },
    { id: "effect", head: paste("effect"), cell: (row) => <Effect row={row} /> },
    {
      id: "kind",
      head: t("kind"),
      cell: ({ thing: { unitKind } }) =>
        unitKind === null ? <b>{words("read.chooseRow")}</b> : units(unitKind),
    },
    { id: "move", head: words("column.move"), cell: ({ thing }) => told(moveOf(thing.profile)) },
    {
      id: "weapon",
      head: words("column.weapon"),
      cell: ({ thing }) => <Weapon profile={thing.profile} />,
    },
    ...STRENGTHS.map((figure) => ({
      id: figure,
      head: <abbr title={words(`figure.${figure}`)}>{words(`column.${figure}`)}</abbr>,
      cell: ({ thing }: MatchedRow<BookEntry>) => told(thing.profile[figure]),
      kind: "number" as const,
    })),
    {
      id: "rules",
      head: words("column.specialRules"),
      cell: ({ thing }) =>
        told([traitsIn(thing, words), thing.profile.specialRules].filter(Boolean).join(", ")),
    },
  ];
  return (
    <DataTable
      label={words("read.entries")}
      columns={columns}
      rows={entries}
      rowKey={({ thing }) => thing.id}
    />
  );
}

function Weapon({ profile }: { readonly profile: Profile }) {
  const words = useTranslations("armyBook");
  const { weapon, weaponName, rangeCm } = profile;
  const name = weapon === null ? weaponName : words(`weapon.${weapon}`);
  return told([name, rangeCm].filter((part) => part !== "" && part !== null).join(" "));
}

function Commanders({ commanders }: { readonly commanders: MatchedTables["commanders"] }) {
  const words = useTranslations("armyBook");
  return (
    <ul className="grid gap-1">
      {commanders.map((row) => (
        <li key={row.thing.id}>
          <b>{row.thing.name}</b> {row.thing.roles.map((role) => words(`role.${role}`)).join(", ")}{" "}
          {row.thing.commandValue} · <Effect row={row} />
        </li>
      ))}
    </ul>
  );
}

function moveOf({ moveLineCm, moveColumnCm }: Profile): string {
  const both = moveLineCm === moveColumnCm ? [moveLineCm] : [moveLineCm, moveColumnCm];
  return both.filter((cm) => cm !== null).join("/");
}

/** A missing value is shown as a dash. */
function told(value: string | number | null): string {
  return value === null || value === "" ? "–" : String(value);
}
