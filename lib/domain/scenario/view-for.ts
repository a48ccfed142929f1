import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { groupBy } from "../group-by";
import type { Scenario } from "./scenario";
import type { Audience, FiguresNeeded, ScenarioView } from "./scenario-view";
import type { Settings } from "./settings";
import { totalsOfUnits } from "./totals";
import type { Unit } from "./unit";
import { mapView } from "./view/map-view";
import { requireAudience } from "./view/reader";
import { sideView, visibleFormations } from "./view/side-view";
import { umpireView } from "./view/umpire-view";
import { unitsUnder } from "./visible-tree";

/**
 * A scenario for one audience, built field by field from an allow-list. Throws an UnknownIdError
 * where the audience is a side the scenario does not have.
 */
export function viewFor(scenario: Scenario, audience: Audience): ScenarioView {
  requireAudience(scenario, audience);
  const umpire = audience.for === "umpire";
  const { settings } = scenario;
  return {
    kind: "scenario-view",
    audience,
    title: scenario.title,
    language: scenario.language,
    battle: scenario.battle,
    date: scenario.date,
    place: scenario.place,
    summary: scenario.summary,
    commonKnowledge: scenario.commonKnowledge,
    credits: scenario.credits,
    startTime: scenario.startTime,
    bounds: umpire || !settings.lengthSecret ? scenario.bounds : null,
    settings,
    sides: scenario.sides.map((side) => sideView(side, scenario, audience)),
    map: mapView(scenario, audience),
    groundFrom: umpire || isGroundOpen(scenario) ? (scenario.map.origin ?? null) : null,
    figuresNeeded: scenario.sides.flatMap((side) =>
      figuresNeeded(side.id, unitsUnder(visibleFormations(side, audience) ?? []), settings),
    ),
    umpire: umpire ? umpireView(scenario) : null,
  };
}

/** Whether no side is to miss any of the ground. */
function isGroundOpen({ map }: Scenario): boolean {
  return map.features.every(({ hiddenFrom }) => hiddenFrom.length === 0);
}

/**
 * What must be painted for one side: a row for each nation, arm and type; nations and types in the order of the document, a
 * nation's arms together in the order of the rules.
 */
function figuresNeeded(
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
