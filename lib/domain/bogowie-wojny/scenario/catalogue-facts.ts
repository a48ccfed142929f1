import type { CatalogueFacts } from "../../document/catalogue-facts";
import type { BattleScenario } from "./battle-scenario";
import { viewBattleScenario } from "./view-for";

/** A scenario in lists and searches: what its public view shows. Its size is its sides. */
export function battleScenarioFacts(scenario: BattleScenario): CatalogueFacts {
  const view = viewBattleScenario(scenario, { for: "public" });
  const { forces, battlefield } = view;
  return {
    year: view.date === null ? null : Number(view.date.slice(0, 4)),
    nations: [...new Set(forces.map(({ nation }) => nation))].sort(),
    size: forces.length,
    table: battlefield?.ground.table,
    players: forces.length > 0 ? { from: forces.length, to: forces.length } : null,
    place: view.place,
    summary: view.summary,
    words: [
      view.title,
      view.place,
      ...forces.flatMap(({ name, commander }) => [name, commander]),
      battlefield?.ground.title ?? "",
      ...(battlefield?.ground.pieces ?? []).map(({ name }) => name),
      ...view.objectives.map(({ text }) => text),
      view.summary,
    ],
  };
}
