import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { groupBy } from "../../group-by";
import type { FiguresNeeded } from "../scenario-view";
import type { Settings } from "../settings";
import { totalsOfUnits } from "../totals";
import type { Unit } from "../unit";

/**
 * What must be painted for one side: a row for each nation, arm and type; nations and types in the order of the document, a
 * nation's arms together in the order of the rules.
 */
export function figuresNeeded(
  sideId: string,
  units: readonly Unit[],
  settings: Settings,
): FiguresNeeded[] {
  const groups = groupBy(
    inPainterOrder(units),
    ({ nation, arm, type }) => `${nation} ${arm} ${type}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { units: count, figures, modelGuns, gunners, wagons } = totalsOfUnits(group, settings);
    const { nation, arm, type } = first;
    return [{ sideId, nation, arm, type, units: count, figures, modelGuns, gunners, wagons }];
  });
}

function inPainterOrder(units: readonly Unit[]): Unit[] {
  const nations = groupBy(units, ({ nation }) => nation);
  return [...nations.values()].flatMap((ofNation) =>
    [...ofNation].sort((a, b) => ARMS.indexOf(a.arm) - ARMS.indexOf(b.arm)),
  );
}
