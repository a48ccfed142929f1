import { getTranslations } from "next-intl/server";
import {
  formationTitle,
  generalTitle,
  regimentMarks,
  regimentTitle,
} from "@/lib/domain/army-list/roster-text";
import type { RosterFormation, RosterRegiment } from "@/lib/domain/army-list/roster-view";
import type { Language } from "@/lib/domain/language";
import { LeaderFacts } from "./leader-facts";

interface RosterFormationTableProps {
  readonly formation: RosterFormation;
  /** The author's language, in which names and notes are written. */
  readonly language: Language;
}

/** A formation with its general and its regiments, a row each. */
export async function RosterFormationTable({ formation, language }: RosterFormationTableProps) {
  const t = await getTranslations("armyList.read");
  const words = await getTranslations("bogowieWojny");
  const hasStatus = formation.regiments.some(({ statusPoints }) => statusPoints > 0);
  return (
    <section className="rosterdiv">
      <h2>
        <span lang={formation.name ? language : undefined}>{formationTitle(formation, words)}</span>
        <span className="gen">
          {generalTitle(formation, words)}
          <LeaderFacts leader={formation.general?.leader ?? null} language={language} />
        </span>
        <span className="num">
          {words("bases", { n: formation.bases })} · {words("points", { n: formation.points })}
        </span>
      </h2>
      <table className="rostertab">
        <thead>
          <tr>
            <th scope="col">{t("unit")}</th>
            <th scope="col" className="kind">
              {t("kind")}
            </th>
            <th scope="col" className="num">
              {t("bases")}
            </th>
            <th scope="col" className="num">
              {t("points")}
            </th>
            {hasStatus && (
              <th scope="col" className="num upg">
                {t("upgrades")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {formation.regiments.map((regiment, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the view is drawn once and holds no ids
            <RegimentLine key={i} {...{ regiment, language, hasStatus }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RegimentLineProps {
  readonly regiment: RosterRegiment;
  readonly language: Language;
  /** Some regiment of the formation has a bought status, so that each says what it paid. */
  readonly hasStatus: boolean;
}

async function RegimentLine({ regiment, language, hasStatus }: RegimentLineProps) {
  const t = await getTranslations("armyList.list");
  const words = await getTranslations("bogowieWojny");
  const marks = regimentMarks(regiment, words);
  return (
    <tr>
      <th scope="row">
        <span lang={regiment.name ? language : undefined}>{regimentTitle(regiment, words)}</span>
        {marks.map((mark) => `, ${mark}`).join("")}
        {regiment.notes && <small lang={language}>{regiment.notes}</small>}
      </th>
      <td className="kind">
        {regiment.name && words(`units.${regiment.unitKind}`)}
        {regiment.priceInferred && " *"}
      </td>
      <td className="num">{regiment.bases}</td>
      <td className="num">{t("number", { n: regiment.points })}</td>
      {hasStatus && (
        <td className="num">
          {regiment.statusPoints > 0 && `+${t("number", { n: regiment.statusPoints })}`}
        </td>
      )}
    </tr>
  );
}
