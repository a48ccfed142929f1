import type { Scenario } from "@/lib/domain/scenario/scenario";
import { totalsOf } from "@/lib/domain/scenario/totals";
import { formationsUnder, unitsUnder } from "@/lib/domain/scenario/visible-tree";
import { wordsIn } from "../briefs/markdown-edits";

/** What two states of a scenario are compared by. */
export const FACTS = [
  "title",
  "date",
  "bounds",
  "table",
  "sides",
  "formations",
  "units",
  "men",
  "guns",
  "placed",
  "arrivals",
  "features",
  "words",
] as const;
export type Fact = (typeof FACTS)[number];

/** A state in short: texts as they stand, all else counted. */
export function factsOf(scenario: Scenario): Readonly<Record<Fact, string | number | null>> {
  const { title, date, bounds, sides, map, settings } = scenario;
  const formations = sides.flatMap((side) => side.formations);
  const units = unitsUnder(formations);
  const { men, guns } = totalsOf(formations, settings);
  return {
    title,
    date,
    bounds,
    table: `${map.widthCm} × ${map.depthCm} cm`,
    sides: sides.map(({ name }) => name).join(", "),
    formations: formationsUnder(formations).length,
    units: units.length,
    men,
    guns,
    placed: units.filter(({ placement }) => placement !== null).length,
    arrivals: sides.reduce((sum, side) => sum + side.reinforcements.length, 0),
    features: map.features.length,
    words: wordsIn(textsOf(scenario).join("\n")),
  };
}

function textsOf(scenario: Scenario): string[] {
  const { summary, commonKnowledge, umpireNotes, credits, sides } = scenario;
  const papers = sides.flatMap(({ tasks, brief, believedOfEnemy }) => [
    tasks,
    brief,
    believedOfEnemy,
  ]);
  return [summary, commonKnowledge, umpireNotes, credits, ...papers];
}
