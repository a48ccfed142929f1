import type { Scenario } from "@/lib/domain/scenario/scenario";
import { walkFormations, walkUnits } from "@/lib/domain/scenario/walk";

/** The name of whatever in the scenario has that id; empty where nothing has, or it has none. */
export function nameOf(scenario: Scenario, id: string): string {
  const named =
    scenario.sides.find((side) => side.id === id) ??
    scenario.map.features.find((feature) => feature.id === id);
  if (named) return named.name;
  for (const { formation } of walkFormations(scenario))
    if (formation.id === id) return formation.name;
  for (const { unit } of walkUnits(scenario)) if (unit.id === id) return unit.name;
  return "";
}
