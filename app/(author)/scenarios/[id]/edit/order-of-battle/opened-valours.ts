import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { unitValour, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import type { EffectiveValour } from "@/lib/rules/belle-alliance/valour/effective-valour";

/** Each unit's valour by its id. */
export type OpenedValours = Readonly<Record<string, EffectiveValour>>;

/** What table 21 says of every unit of a scenario, so that the page need not bring the table along. */
export function openedValours(scenario: Scenario): OpenedValours {
  const year = yearOf(scenario);
  return Object.fromEntries(
    [...walkUnits(scenario)].map(({ unit, parents }) => [
      unit.id,
      unitValour(unit, { parents, year }),
    ]),
  );
}
