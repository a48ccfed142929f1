import type { RosterView } from "@/lib/domain/army-list/roster-view";
import type { RosterWords } from "./roster-words";
import type { RosterSheet } from "./sheet";

/** The figures at the head: points against their limits, bases, morale. */
export function figuresPart(view: RosterView, words: RosterWords): RosterSheet["figures"] {
  const { terms, print, number } = words;
  const { points, armyMorale, armyMoraleLevel } = view.summary;
  const fielded = points.units + points.generals;
  const generals = print("roster.generals", { points: number(points.generals) });
  const carried =
    points.carriedOver > 0 ? terms("roster.carriedOver", { n: points.carriedOver }) : "";
  const upgradePool = points.upgradesLimit + points.carriedOver;
  return [
    [terms("roster.unitsAndGenerals"), of(fielded, points.unitsLimit, words), generals],
    [terms("roster.upgrades"), of(points.upgrades, upgradePool, words), carried],
    [terms("roster.total"), of(points.total, points.limit, words), ""],
    basesFigure(view, words),
    [
      terms("roster.morale"),
      terms(`levels.${armyMoraleLevel}`),
      terms("roster.moraleNumber", { n: armyMorale }),
    ],
  ];
}

function basesFigure({ summary }: RosterView, words: RosterWords): RosterSheet["figures"][number] {
  const { terms, number } = words;
  const { bases } = summary;
  const arms = (["infantry", "cavalry", "artillery"] as const)
    .filter((arm) => bases[arm] > 0)
    .map((arm) => `${terms(`arms.${arm}`).toLocaleLowerCase()}\u00a0${number(bases[arm])}`);
  return [terms("roster.bases"), of(bases.total, bases.limit, words), arms.join(", ")];
}

/** What was spent of how much; `null`: kept from whom it is printed for. */
function of(spent: number | null, limit: number | null, { terms, number }: RosterWords): string {
  if (spent === null) return terms("roster.upTo", { limit: limit ?? 0 });
  return limit === null ? number(spent) : `${number(spent)} / ${number(limit)}`;
}
