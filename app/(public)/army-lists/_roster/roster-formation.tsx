import { getTranslations } from "next-intl/server";
import {
  formationTitle,
  generalTitle,
  regimentMarks,
  regimentTitle,
} from "@/lib/domain/bogowie-wojny/list/roster-text";
import type { RosterFormation, RosterRegiment } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { Language } from "@/lib/domain/document/language";
import { LeaderFacts } from "./leader-facts";
import { RegimentStatistics } from "./regiment-statistics";
import { RosterCell, RosterHead, RosterNote, RosterPart, RosterUnit } from "./roster-table";

interface RosterFormationTableProps {
  readonly formation: RosterFormation;
  /** The author's language, in which names and notes are written. */
  readonly language: Language;
}

/** A formation with its general and its regiments, one row each. */
export async function RosterFormationTable({ formation, language }: RosterFormationTableProps) {
  const t = await getTranslations("armyList.read");
  const words = await getTranslations("bogowieWojny");
  const hasStatus = formation.regiments.some(({ statusPoints }) => statusPoints > 0);
  return (
    <RosterPart
      title={
        <>
          <span lang={formation.name ? language : undefined}>
            {formationTitle(formation, words)}
          </span>
          <span className="text-sm font-normal text-ink-2 italic">
            {generalTitle(formation, words)}
            <LeaderFacts leader={formation.general?.leader ?? null} language={language} />
          </span>
        </>
      }
      sum={
        <>
          {words("bases", { n: formation.bases })} · {words("points", { n: formation.points })}
        </>
      }
    >
      <thead>
        <tr>
          <RosterHead kind="unit">{t("unit")}</RosterHead>
          <RosterHead kind="number">{t("bases")}</RosterHead>
          <RosterHead kind="number">{t("points")}</RosterHead>
          {hasStatus && <RosterHead kind="upgrades">{t("upgrades")}</RosterHead>}
        </tr>
      </thead>
      <tbody>
        {formation.regiments.map((regiment, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the view is rendered once and has no ids
          <RegimentLine key={i} {...{ regiment, language, hasStatus }} />
        ))}
      </tbody>
    </RosterPart>
  );
}

interface RegimentLineProps {
  readonly regiment: RosterRegiment;
  readonly language: Language;
  /** Whether any regiment of the formation has a bought status; each then shows what it paid. */
  readonly hasStatus: boolean;
}

/** A regiment's row, and below it one with its type, which opens its statistics. */
async function RegimentLine({ regiment, language, hasStatus }: RegimentLineProps) {
  const t = await getTranslations("armyList.list");
  const words = await getTranslations("bogowieWojny");
  const marks = regimentMarks(regiment, words);
  return (
    <>
      <tr className="[&>*]:border-b-0! [&>*]:pb-0!">
        <RosterUnit>
          <span lang={regiment.name ? language : undefined}>{regimentTitle(regiment, words)}</span>
          {marks.map((mark) => `, ${mark}`).join("")}
          {regiment.notes && <RosterNote lang={language}>{regiment.notes}</RosterNote>}
        </RosterUnit>
        <RosterCell kind="number">{regiment.bases}</RosterCell>
        <RosterCell kind="number">{t("number", { n: regiment.points })}</RosterCell>
        {hasStatus && (
          <RosterCell kind="number">
            {regiment.statusPoints > 0 && `+${t("number", { n: regiment.statusPoints })}`}
          </RosterCell>
        )}
      </tr>
      <tr>
        <td colSpan={hasStatus ? 4 : 3} className="border-b border-rule pb-1">
          <RegimentStatistics regiment={regiment} language={language} />
        </td>
      </tr>
    </>
  );
}
