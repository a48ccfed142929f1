import { subjectAt } from "../../subject-at";
import { checkScenario } from "../check";
import type { Scenario } from "../scenario";
import type { ScenarioView } from "../scenario-view";
import { walkFormations, walkUnits } from "../walk";

type UmpireView = NonNullable<ScenarioView["umpire"]>;

/** What is for the umpire alone: the notes, what is hidden from whom, the findings accepted. */
export function umpireView(scenario: Scenario): UmpireView {
  const names = namesById(scenario);
  const found = acceptedNow(scenario);
  return {
    notes: scenario.umpireNotes,
    hidden: hiddenThings(scenario),
    acceptedFindings: scenario.acceptedFindings.map(({ code, subject, reason }) => ({
      code,
      subject: names.get(subject) ?? subject,
      reason,
      finding: found.get(`${code} ${subject}`) ?? null,
    })),
  };
}

/** The accepted findings that the check still finds, by code and subject. */
function acceptedNow(scenario: Scenario) {
  if (scenario.acceptedFindings.length === 0) return new Map();
  const { accepted } = checkScenario(scenario);
  return new Map(
    accepted.map(({ finding: { code, rule, params, path } }) => [
      `${code} ${subjectAt(scenario, path)}`,
      { code, rule, params },
    ]),
  );
}

/** Ground hidden from sides; troops that the public view leaves out, which all other sides miss. */
function hiddenThings(scenario: Scenario): UmpireView["hidden"] {
  const sideNames = new Map(scenario.sides.map(({ id, name }) => [id, name]));
  const ground = scenario.map.features
    .filter(({ hiddenFrom }) => hiddenFrom.length > 0)
    .map(({ name, kind, hiddenFrom }) => ({
      name: name || kind,
      from: hiddenFrom.flatMap((id) => sideNames.get(id) ?? []),
    }));
  const troops = [
    ...[...walkFormations(scenario)].map(({ formation, side }) => ({ item: formation, side })),
    ...[...walkUnits(scenario)].map(({ unit, side }) => ({ item: unit, side })),
  ]
    .filter(({ item }) => item.hidden)
    .map(({ item, side }) => ({
      name: item.name,
      from: scenario.sides.filter((each) => each !== side).map(({ name }) => name),
    }));
  return [...troops, ...ground];
}

/** Names of all that has one, by id. */
function namesById(scenario: Scenario): Map<string, string> {
  return new Map([
    ...scenario.sides.map(({ id, name }) => [id, name] as const),
    ...[...walkFormations(scenario)].map(
      ({ formation }) => [formation.id, formation.name] as const,
    ),
    ...[...walkUnits(scenario)].map(({ unit }) => [unit.id, unit.name] as const),
    ...scenario.map.features.map(({ id, name, kind }) => [id, name || kind] as const),
  ]);
}
