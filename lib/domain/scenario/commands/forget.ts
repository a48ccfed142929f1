import { withoutSubjects } from "../../accepted-findings";
import type { Scenario } from "../scenario";
import { walkUnits } from "../walk";

/**
 * Takes ids that are going out of a scenario out of everything that refers to them: a reinforcement that
 * would bring nothing more goes too, units no longer hold a building, and acceptances of findings about
 * them go.
 */
export function forgetIds(draft: Scenario, ids: ReadonlySet<string>): void {
  for (const side of draft.sides) {
    for (const reinforcement of side.reinforcements) {
      if (!reinforcement.brings.some((id) => ids.has(id))) continue;
      reinforcement.brings = reinforcement.brings.filter((id) => !ids.has(id));
    }
    if (side.reinforcements.some((each) => each.brings.length === 0)) {
      side.reinforcements = side.reinforcements.filter((each) => each.brings.length > 0);
    }
  }
  for (const feature of draft.map.features) {
    if (!feature.hiddenFrom.some((id) => ids.has(id))) continue;
    feature.hiddenFrom = feature.hiddenFrom.filter((id) => !ids.has(id));
  }
  for (const { unit } of walkUnits(draft)) {
    const held = unit.placement?.buildingId;
    if (unit.placement && held && ids.has(held)) unit.placement.buildingId = null;
  }
  draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, ids);
}
