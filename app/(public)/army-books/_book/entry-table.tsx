import { getLocale, getTranslations } from "next-intl/server";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import type { BookEntry, Profile } from "@/lib/domain/army-book/book-entry";
import { entryMarks } from "@/lib/domain/army-book/entry-marks";
import { isNamedOtherwise, nameIn } from "@/lib/domain/army-book/names";
import type { Language } from "@/lib/domain/language";
import { formatNumber } from "@/lib/i18n/formats";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import { OpenBox, StatisticsPart } from "./book-part";

interface EntryTableProps {
  /** `null`: units whose row is left to the player. */
  readonly arm: Arm | null;
  readonly book: ArmyBook;
  readonly entries: readonly BookEntry[];
}

const STRENGTHS = ["fightingValue", "firepower", "endurance", "morale"] as const;

/** The units of an arm in the columns of 2.8; what the book does not give is an empty box. */
export async function EntryTable({ arm, book, entries }: EntryTableProps) {
  const t = await getTranslations("armyBook");
  const words = await getTranslations("bogowieWojny");
  if (entries.length === 0) return null;
  const title = arm === null ? t("read.chooseRow") : words(`arms.${arm}`);
  return (
    <StatisticsPart title={title} chapter="2.8">
      <thead>
        <tr>
          <th scope="col">{t("column.unit")}</th>
          <th scope="col" className="num">
            {t("column.move")}
          </th>
          <th scope="col">{t("column.weapon")}</th>
          {STRENGTHS.map((figure) => (
            <th key={figure} scope="col" className="num" title={t(`figure.${figure}`)}>
              {t(`column.${figure}`)}
            </th>
          ))}
          {arm === "artillery" && (
            <th scope="col" className="num">
              {t("column.ammunition")}
            </th>
          )}
          <th scope="col" className="num">
            {t("column.points")}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} arm={arm} book={book} entry={entry} />
        ))}
      </tbody>
    </StatisticsPart>
  );
}

interface EntryRowProps {
  readonly arm: Arm | null;
  readonly book: ArmyBook;
  readonly entry: BookEntry;
}

async function EntryRow({ arm, book, entry }: EntryRowProps) {
  const t = await getTranslations("armyBook");
  const language = (await getLocale()) as Language;
  const { profile, names, unitKind } = entry;
  const marks = entryMarks(entry, t);
  return (
    <tr>
      <th scope="row">
        <span lang={isNamedOtherwise(names, language) ? book.language : undefined}>
          {nameIn(names, language, book.language)}
        </span>
        {marks.length > 0 && <small>{marks.join(", ")}</small>}
        {profile.specialRules && <small lang={book.language}>{profile.specialRules}</small>}
        {entry.source && (
          <small className="text-ink-3" lang={book.language}>
            {t("read.from")}: {entry.source}
          </small>
        )}
      </th>
      <td className="num" data-head={t("column.move")}>
        <Movement arm={arm} profile={profile} />
      </td>
      <td data-head={t("column.weapon")}>
        <Weapon profile={profile} />
      </td>
      {STRENGTHS.map((figure) => (
        <td key={figure} className="num" data-head={t(`column.${figure}`)}>
          <FigureBox value={profile[figure]} />
        </td>
      ))}
      {arm === "artillery" && (
        <td className="num" data-head={t("column.ammunition")}>
          <FigureBox value={profile.ammunition} />
        </td>
      )}
      <td className="num" data-head={t("column.points")}>
        {unitKind === null
          ? t("read.chooseRow")
          : formatNumber(language, WAGOMIAR[unitKind].points, 1)}
      </td>
    </tr>
  );
}

/** In line and in column; cavalry and guns move alike in both. */
function Movement({ arm, profile }: { readonly arm: Arm | null; readonly profile: Profile }) {
  const { moveLineCm, moveColumnCm } = profile;
  const isOne = arm === "cavalry" || arm === "artillery";
  if (isOne && (moveColumnCm === null || moveColumnCm === moveLineCm)) {
    return <FigureBox value={moveLineCm} />;
  }
  return (
    <span className="whitespace-nowrap">
      <FigureBox value={moveLineCm} />/<FigureBox value={moveColumnCm} />
    </span>
  );
}

async function Weapon({ profile }: { readonly profile: Profile }) {
  const t = await getTranslations("armyBook");
  const { weapon, weaponName, rangeCm, canisterRangeCm, canisterBonus, shrapnelRangeCm } = profile;
  const name = weaponName || (weapon && t(`weapon.${weapon}`));
  return (
    <span className="whitespace-nowrap max-tablet:[&>small]:ms-1 max-tablet:[&>small]:inline">
      {name} <FigureBox value={rangeCm} unit="cm" />
      {(canisterRangeCm !== null || canisterBonus !== null) && (
        <small>
          {t("trait.canister")} <FigureBox value={canisterRangeCm} unit="cm" />, +
          <FigureBox value={canisterBonus} />
        </small>
      )}
      {shrapnelRangeCm !== null && (
        <small>
          {t("trait.shrapnel")} <FigureBox value={shrapnelRangeCm} unit="cm" />
        </small>
      )}
    </span>
  );
}

interface FigureBoxProps {
  readonly value: number | null;
  readonly unit?: "cm";
}

/** A figure, or an empty box where the book gives none. */
async function FigureBox({ value, unit }: FigureBoxProps) {
  const t = await getTranslations("armyBook.read");
  const language = (await getLocale()) as Language;
  if (value === null) return <OpenBox label={t("open")} />;
  const text = formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
  return unit ? `${text} ${unit}` : text;
}
