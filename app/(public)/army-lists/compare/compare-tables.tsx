import { getLocale, getTranslations } from "next-intl/server";
import type {
  ListComparison,
  PlacedRegiment,
} from "@/lib/domain/bogowie-wojny/list/compare/compare-lists";
import {
  formationTitle,
  generalTitle,
  regimentTitle,
} from "@/lib/domain/bogowie-wojny/list/roster-text";
import type { RosterFormation, RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { Language } from "@/lib/domain/document/language";
import { formatNumber } from "@/lib/i18n/formats";
import type { ComparedList } from "@/lib/usecases/bogowie-wojny/list/compare-army-lists";
import { ABSENT, CompareRow, CompareTable, HIDDEN } from "./compare-table";

interface CompareTablesProps {
  readonly a: ComparedList;
  readonly b: ComparedList;
  readonly comparison: ListComparison;
}

/** All contents of two lists, one row per item; differences are marked by a sign and a word. */
export async function CompareTables({ a, b, comparison }: CompareTablesProps) {
  const t = await getTranslations("compareLists");
  const words = await getTranslations("bogowieWojny");
  const number = numbersIn(await getLocale());
  const unseen = (
    <>
      <span aria-hidden>?</span>
      <span className="sr-only">{t("hidden")}</span>
    </>
  );
  return (
    <>
      <CompareTable look="figures" title={t("figures")} lists={[a, b]}>
        {comparison.figures.map(({ figure, a: left, b: right }) => (
          <CompareRow
            look="figures"
            key={figure}
            what={t(`figure.${figure}`)}
            sides={[left, right].map((side) => (side === null ? unseen : number(side)))}
            mark={left === null || right === null ? HIDDEN : differenceOf(left, right, number)}
          />
        ))}
        <CompareRow
          look="figures"
          what={words("roster.morale")}
          sides={[a, b].map(({ view }) => words(`levels.${view.summary.armyMoraleLevel}`))}
          mark={
            a.view.summary.armyMoraleLevel === b.view.summary.armyMoraleLevel ? null : t("differs")
          }
        />
      </CompareTable>
      <CompareTroops a={a} b={b} comparison={comparison} />
      {comparison.upgrades.length > 0 && (
        <CompareTable look="figures" title={words("roster.upgrades")} lists={[a, b]}>
          {comparison.upgrades.map(({ upgrade, a: left, b: right }) => (
            <CompareRow
              look="figures"
              key={upgrade}
              what={words(`upgrades.${upgrade}`)}
              sides={[left, right].map(({ count, points }) =>
                count === 0 ? ABSENT : `${number(count)} (${words("points", { n: points })})`,
              )}
              mark={differenceOf(left.count, right.count, number)}
            />
          ))}
        </CompareTable>
      )}
    </>
  );
}

function differenceOf(left: number, right: number, number: (value: number) => string) {
  return left === right ? null : signed(right - left, number);
}

function signed(difference: number, number: (value: number) => string): string {
  return `${difference > 0 ? "+" : "−"}${number(Math.abs(difference))}`;
}

/** Commanders and generals, then the regiments of both lists; matching regiments share a row. */
async function CompareTroops({ a, b, comparison }: CompareTablesProps) {
  const t = await getTranslations("compareLists");
  const words = await getTranslations("bogowieWojny");
  const told = await tellers();
  const onlyIn = (left: unknown) => t(left === null ? "onlyB" : "onlyA");
  const chiefs = [a.view, b.view].map((view) => told.chief(view));
  return (
    <>
      <CompareTable look="told" title={t("generals")} lists={[a, b]}>
        <CompareRow
          look="told"
          what={words("commanders.commander-in-chief")}
          sides={chiefs}
          mark={chiefs[0] === chiefs[1] ? null : t("differs")}
        />
        {comparison.formations.map(({ a: left, b: right }, i) => {
          const generals = [left, right].map((one) => (one ? told.general(one) : ABSENT));
          const whole = left !== null && right !== null;
          const mark = generals[0] === generals[1] ? null : t("differs");
          return (
            <CompareRow
              look="told"
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are rendered once and have no ids
              key={i}
              what={told.formation(left ?? right)}
              sides={generals}
              mark={whole ? mark : onlyIn(left)}
            />
          );
        })}
      </CompareTable>
      <CompareTable look="told" title={t("regiments")} lists={[a, b]}>
        {comparison.regiments.map(({ a: left, b: right, differs }, i) => {
          const whole = left !== null && right !== null;
          const what = told.regiment(left ?? right);
          const mark =
            differs.length === 0 ? null : differs.map((trait) => t(`trait.${trait}`)).join(", ");
          return (
            <CompareRow
              look="told"
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are rendered once and have no ids
              key={i}
              what={what}
              sides={[left, right].map((one) => (one ? told.strength(one, what) : ABSENT))}
              mark={whole ? mark : onlyIn(left)}
            />
          );
        })}
      </CompareTable>
    </>
  );
}

/** Functions that return the text of a cell. */
async function tellers() {
  const words = await getTranslations("bogowieWojny");
  const number = numbersIn(await getLocale());
  const chief = ({ commander }: RosterView) =>
    commander.name || words(`commanders.source.${commander.source}`);
  const general = (formation: RosterFormation) => generalTitle(formation, words);
  const formation = (one: RosterFormation | null) => (one ? formationTitle(one, words) : "");
  const regiment = (one: PlacedRegiment | null) => (one ? regimentTitle(one.regiment, words) : "");
  /** The regiment's details, with its name if it differs from the row's. */
  const strength = (placed: PlacedRegiment, row: string) => {
    const { regiment: one, formation: home } = placed;
    const title = regiment(placed);
    return [
      title === row ? "" : title,
      one.name ? words(`units.${one.unitKind}`) : "",
      words("bases", { n: one.bases }),
      words("points", { n: one.points }) +
        (one.statusPoints > 0 ? ` + ${number(one.statusPoints)}` : ""),
      one.profile.training === "regular" ? "" : words(`status.${one.profile.training}`),
      formation(home),
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return { chief, general, formation, regiment, strength };
}

/** Points may have halves. */
function numbersIn(language: Language): (value: number) => string {
  return (value) => formatNumber(language, value, Number.isInteger(value) ? 0 : 1);
}
