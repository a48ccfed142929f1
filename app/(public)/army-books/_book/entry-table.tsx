import { getLocale, getTranslations } from "next-intl/server";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { BookEntry, Profile } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { entryMarks } from "@/lib/domain/bogowie-wojny/book/entry-marks";
import { isNamedOtherwise, nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import { formatNumber } from "@/lib/i18n/formats";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import { OpenBox } from "./book-part";
import {
  Beside,
  FigureCell,
  StatisticsBody,
  StatisticsHead,
  StatisticsPart,
  StatisticsRow,
} from "./statistics";

interface EntryTableProps {
  /** `null` for units whose row the player chooses. */
  readonly arm: Arm | null;
  readonly book: ArmyBook;
  readonly entries: readonly BookEntry[];
}

const STRENGTHS = ["fightingValue", "firepower", "endurance", "morale"] as const;

/** The units of an arm in the columns of 2.8; a figure missing from the book is an empty box. */
export async function EntryTable({ arm, book, entries }: EntryTableProps) {
  const t = await getTranslations("armyBook");
  const words = await getTranslations("bogowieWojny");
  if (entries.length === 0) return null;
  const title = arm === null ? t("read.chooseRow") : words(`arms.${arm}`);
  return (
    <StatisticsPart title={title} chapter="2.8">
      <StatisticsHead>
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
      </StatisticsHead>
      <StatisticsBody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} arm={arm} book={book} entry={entry} />
        ))}
      </StatisticsBody>
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
  const language = await getLocale();
  const { profile, unitKind } = entry;
  return (
    <StatisticsRow name={<EntryName entry={entry} book={book} />}>
      <FigureCell head={t("column.move")}>
        <Movement arm={arm} profile={profile} />
      </FigureCell>
      <FigureCell kind="text" head={t("column.weapon")}>
        <Weapon profile={profile} />
      </FigureCell>
      {STRENGTHS.map((figure) => (
        <FigureCell key={figure} head={t(`column.${figure}`)}>
          <FigureBox value={profile[figure]} />
        </FigureCell>
      ))}
      {arm === "artillery" && (
        <FigureCell head={t("column.ammunition")}>
          <FigureBox value={profile.ammunition} />
        </FigureCell>
      )}
      <FigureCell head={t("column.points")}>
        {unitKind === null
          ? t("read.chooseRow")
          : formatNumber(language, WAGOMIAR[unitKind].points, 1)}
      </FigureCell>
    </StatisticsRow>
  );
}

/** A unit's name, with its traits, its own rules and its sources. */
async function EntryName({ entry, book }: Omit<EntryRowProps, "arm">) {
  const t = await getTranslations("armyBook");
  const language = await getLocale();
  const { profile, names, source } = entry;
  const marks = entryMarks(entry, t);
  return (
    <>
      <span lang={isNamedOtherwise(names, language) ? book.language : undefined}>
        {nameIn(names, language, book.language)}
      </span>
      {marks.length > 0 && <Beside>{marks.join(", ")}</Beside>}
      {profile.specialRules && <Beside lang={book.language}>{profile.specialRules}</Beside>}
      {source && (
        <Beside look="quiet" lang={book.language}>
          {t("read.from")}: {source}
        </Beside>
      )}
    </>
  );
}

/** Movement in line and in column; cavalry and guns move the same in both. */
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

/** After the weapon on a phone, below it elsewhere. */
const SHOT = "font-normal text-ink-2 text-xs max-tablet:ms-1 tablet:block";

async function Weapon({ profile }: { readonly profile: Profile }) {
  const t = await getTranslations("armyBook");
  const { weapon, weaponName, rangeCm, canisterRangeCm, canisterBonus, shrapnelRangeCm } = profile;
  const name = weaponName || (weapon && t(`weapon.${weapon}`));
  return (
    <span className="whitespace-nowrap">
      {name} <FigureBox value={rangeCm} unit="cm" />
      {(canisterRangeCm !== null || canisterBonus !== null) && (
        <small className={SHOT}>
          {t("trait.canister")} <FigureBox value={canisterRangeCm} unit="cm" />, +
          <FigureBox value={canisterBonus} />
        </small>
      )}
      {shrapnelRangeCm !== null && (
        <small className={SHOT}>
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

/** A figure, or an empty box if the book gives none. */
async function FigureBox({ value, unit }: FigureBoxProps) {
  const t = await getTranslations("armyBook.read");
  const language = await getLocale();
  if (value === null) return <OpenBox label={t("open")} />;
  const text = formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
  return unit ? `${text} ${unit}` : text;
}
