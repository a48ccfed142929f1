import { groupBy } from "../../group-by";
import type { FiguresNeeded } from "../scenario-view";
import type { Settings } from "../settings";
import { totalsOfUnits } from "../totals";
import type { Unit } from "../unit";

/** What must be painted for one side: a row for each nation, arm and type, in the order of the document. */
export function figuresNeeded(
  sideId: string,
  units: readonly Unit[],
  settings: Settings,
): FiguresNeeded[] {
  const groups = groupBy(units, ({ nation, arm, type }) => `${nation} ${arm} ${type}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { units: count, figures, modelGuns, gunners, wagons } = totalsOfUnits(group, settings);
    const { nation, arm, type } = first;
    return [{ sideId, nation, arm, type, units: count, figures, modelGuns, gunners, wagons }];
  });
}
