import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { RosterView } from "@/lib/domain/army-list/roster-view";

/** Points, bases, morale and loss marks. */
export async function RosterFacts({ view }: { readonly view: RosterView }) {
  const t = await getTranslations("armyList.budget");
  const words = await getTranslations("bogowieWojny");
  const { points, bases, losses, armyMorale, armyMoraleLevel } = view.summary;
  const spent = (value: number, limit: number) =>
    t.rich("spentOf", { spent: value, limit, b: (figure) => <b>{figure}</b> });
  return (
    <dl className="rosterfacts">
      <Fact term={words("roster.unitsAndGenerals")}>
        {spent(points.units + points.generals, points.unitsLimit)}
      </Fact>
      <Fact term={words("roster.upgrades")}>
        {spent(points.upgrades, points.upgradesLimit + points.carriedOver)}
      </Fact>
      <Fact term={words("roster.total")}>{spent(points.total, points.limit)}</Fact>
      <Fact term={words("roster.bases")}>
        <b>{bases.total}</b> <small>{words("roster.artillery", { n: bases.artillery })}</small>
      </Fact>
      <Fact term={words("roster.morale")}>
        <b>{words(`levels.${armyMoraleLevel}`)}</b>{" "}
        <small>{words("roster.moraleNumber", { n: armyMorale })}</small>
      </Fact>
      <Fact term={words("roster.losses")}>
        <b>
          {losses.quarterBases} / {losses.halfBases}
        </b>{" "}
        {t("basesShort")}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
