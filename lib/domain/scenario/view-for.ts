import type { Scenario } from "./scenario";
import type { Audience, ScenarioView } from "./scenario-view";
import { figuresNeeded } from "./view/figures-needed";
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
    figuresNeeded: scenario.sides.flatMap((side) =>
      figuresNeeded(side.id, unitsUnder(visibleFormations(side, audience) ?? []), settings),
    ),
    umpire: umpire ? umpireView(scenario) : null,
  };
}
