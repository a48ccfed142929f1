import type { CatalogueFacts, SizeClass } from "../../document/catalogue-facts";
import type { Length } from "./length";
import type { Scenario } from "./scenario";
import { namesKnown, namesUnder } from "./view/names-view";
import { meetsSeal, readerOf, sidesKnown } from "./view/reader";
import { visibleFormations } from "./view/side-view";
import { formationsUnder, openFeatures, unitsUnder } from "./visible-tree";

/** The class of a scenario whose author says how long it takes. */
export const CLASS_OF_LENGTH: Readonly<Record<Length, SizeClass>> = {
  evening: "small",
  day: "medium",
  weekend: "large",
};

/** A scenario in lists and searches: what its public view shows. Its size is its units. */
export function scenarioFacts(scenario: Scenario): CatalogueFacts {
  const reader = readerOf(scenario, { for: "public" });
  const sides = sidesKnown(scenario, reader);
  const formations = sides.flatMap((side) => visibleFormations(side, reader) ?? []);
  const units = unitsUnder(formations);
  const words = [
    scenario.title,
    scenario.battle,
    scenario.place,
    ...sides.map((side) => side.name),
    ...formationsUnder(formations).flatMap(({ name, commander }) => [name, commander?.name ?? ""]),
    ...units.map((unit) => unit.name),
    ...sides.flatMap((side) => namesUnder(namesKnown(side, reader) ?? [])),
    ...openFeatures(scenario).map((feature) => feature.name),
    scenario.summary,
  ];
  const size = meetsSeal(reader) ? null : units.length;
  return {
    players: scenario.players,
    campaign: scenario.campaign,
    length: scenario.length ? CLASS_OF_LENGTH[scenario.length] : lengthBySize(size),
    year: scenario.date === null ? null : Number(scenario.date.slice(0, 4)),
    nations: [...new Set(units.map((unit) => unit.nation))].sort(),
    size,
    table: scenario.map,
    place: scenario.place,
    summary: scenario.summary,
    words,
  };
}

/**
 * Estimated playing time if the author states none, by the number of units that are not secret. The number of bounds
 * says how long the battle was, not the game: a bound with many units takes many times as long as one with few.
 */
function lengthBySize(units: number | null): SizeClass | null {
  if (units === null) return null;
  if (units < 30) return "small";
  return units <= 80 ? "medium" : "large";
}
