"use client";

import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/app/_ui/data-table";
import type { BookCommander } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { BookEntry, Profile } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import type { PastedTables } from "@/lib/domain/bogowie-wojny/book/paste/parse-tables";
import type { PasteDoubt } from "@/lib/domain/bogowie-wojny/book/paste/pasted-row";
import { useBook } from "./book-editor";
import { traitsIn } from "./traits-in";

const STRENGTHS = ["fightingValue", "firepower", "endurance", "morale"] as const;

/** The result of reading pasted tables, with anything doubtful, before they are inserted. */
export function PastePreview({ read }: { readonly read: PastedTables }) {
  const t = useTranslations("armyBookDesk.paste");
  const { entries, commanders, doubts } = read;
  return (
    <section aria-label={t("preview")} className="grid gap-3">
      <p role="status">{t("found", { entries: entries.length, commanders: commanders.length })}</p>
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

function Units({ entries }: { readonly entries: readonly BookEntry[] }) {
  const words = useTranslations("armyBook");
  const t = useTranslations("armyBookDesk.entries");
  const units = useTranslations("bogowieWojny.units");
  const { language } = useBook();
  const columns: Column<BookEntry>[] = [
    {
      id: "unit",
      head: words("column.unit"),
      cell: ({ names }) => nameIn(names, language, language),
    },
    {
      id: "kind",
      head: t("kind"),
      cell: ({ unitKind }) =>
        unitKind === null ? <b>{words("read.chooseRow")}</b> : units(unitKind),
    },
    { id: "move", head: words("column.move"), cell: ({ profile }) => told(moveOf(profile)) },
    {
      id: "weapon",
      head: words("column.weapon"),
      cell: ({ profile }) => <Weapon profile={profile} />,
    },
    ...STRENGTHS.map((figure) => ({
      id: figure,
      head: <abbr title={words(`figure.${figure}`)}>{words(`column.${figure}`)}</abbr>,
      cell: ({ profile }: BookEntry) => told(profile[figure]),
      kind: "number" as const,
    })),
    {
      id: "rules",
      head: words("column.specialRules"),
      cell: (entry) =>
        told([traitsIn(entry, words), entry.profile.specialRules].filter(Boolean).join(", ")),
    },
  ];
  return (
    <DataTable
      label={words("read.entries")}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

function Weapon({ profile }: { readonly profile: Profile }) {
  const words = useTranslations("armyBook");
  const { weapon, weaponName, rangeCm } = profile;
  const name = weapon === null ? weaponName : words(`weapon.${weapon}`);
  return told([name, rangeCm].filter((part) => part !== "" && part !== null).join(" "));
}

function Commanders({ commanders }: { readonly commanders: readonly BookCommander[] }) {
  const words = useTranslations("armyBook");
  return (
    <ul className="grid gap-1">
      {commanders.map(({ id, name, roles, commandValue }) => (
        <li key={id}>
          <b>{name}</b> {roles.map((role) => words(`role.${role}`)).join(", ")} {commandValue}
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
