import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import type { MapSubject } from "@/lib/domain/table/scene";

/** The subject with an id on this scenario's map; null for anything else. */
export function subjectWithId(id: string, scenario: Scenario): MapSubject | null {
  if (scenario.map.features.some((feature) => feature.id === id)) return { kind: "feature", id };
  for (const { formation } of walkFormations(scenario)) {
    if (formation.id === id) return formation.commander && { kind: "commander", id };
    if (formation.units.some((unit) => unit.id === id)) return { kind: "unit", id };
  }
  return null;
}
