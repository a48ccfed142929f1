import { withoutSubjects } from "../../../document/accepted-findings";
import type { Scenario } from "../scenario";
import { walkUnits } from "../walk";
import { leaveBuilding } from "./placement";
import { keepWays } from "./planned-ways";
import { forgetInVictory } from "./victory";

/**
 * Removes all references to ids that are being deleted from a scenario. A reinforcement left with no troops is removed
 * too, units stop holding a deleted building, sides are shown no deleted unit, deleted troops
 * march no planned way, deleted sides gain no points, and accepted findings about the ids are dropped.
 */
export function forgetIds(draft: Scenario, ids: ReadonlySet<string>): void {
  for (const side of draft.sides) {
    for (const reinforcement of side.reinforcements) {
      if (!reinforcement.brings.some((id) => ids.has(id))) continue;
      reinforcement.brings = reinforcement.brings.filter((id) => !ids.has(id));
    }
    if (side.seesAtStart?.some((id) => ids.has(id))) {
      side.seesAtStart = side.seesAtStart.filter((id) => !ids.has(id));
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
    if (unit.placement && held && ids.has(held)) leaveBuilding(unit.arm, unit.placement);
  }
  forgetInVictory(draft, ids);
  keepWays(draft, ({ subjectId }) => !ids.has(subjectId));
  draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, ids);
}
