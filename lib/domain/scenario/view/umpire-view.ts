import { type Acceptance, type AcceptedFinding, subjectsOf } from "../../accepted-findings";
import { groupBy } from "../../group-by";
import { subjectAt } from "../../subject-at";
import { checkScenario } from "../check";
import type { Scenario } from "../scenario";
import type { ScenarioView } from "../scenario-view";
import { walkFormations, walkUnits } from "../walk";

type UmpireView = NonNullable<ScenarioView["umpire"]>;

/** What is for the umpire alone: the notes, what is hidden from whom, the findings accepted. */
export function umpireView(scenario: Scenario): UmpireView {
  const names = namesById(scenario);
  return {
    notes: scenario.umpireNotes,
    hidden: hiddenThings(scenario),
    acceptedFindings: acceptedIn(scenario, names),
  };
}

type AcceptedView = UmpireView["acceptedFindings"][number];

/** The findings accepted, as the check tells them now; after them what was accepted and is found no longer. */
function acceptedIn(scenario: Scenario, names: ReadonlyMap<string, string>): AcceptedView[] {
  if (scenario.acceptedFindings.length === 0) return [];
  const { accepted } = checkScenario(scenario);
  const nameOf = (subject: string) => names.get(subject) ?? subject;
  const found = accepted.map(({ finding: { code, rule, params, path }, reason }) => ({
    code,
    subject: nameOf(subjectAt(scenario, path)),
    reason,
    finding: { code, rule, params },
  }));
  const past = groupBy(acceptancesNotIn(accepted, scenario), ({ code, reason }) =>
    JSON.stringify([code, reason]),
  );
  return [
    ...found,
    ...[...past.values()].flatMap(([first, ...more]) => {
      if (!first) return [];
      const subject = [first, ...more].map((each) => nameOf(each.subject)).join(", ");
      return [{ ...first, subject, finding: null }];
    }),
  ];
}

function acceptancesNotIn(
  accepted: readonly AcceptedFinding[],
  scenario: Scenario,
): readonly Acceptance[] {
  const held = new Set(
    accepted.flatMap(({ finding }) =>
      [...subjectsOf(finding, scenario), subjectAt(scenario, finding.path)].map(
        (subject) => `${finding.code} ${subject}`,
      ),
    ),
  );
  return scenario.acceptedFindings.filter(({ code, subject }) => !held.has(`${code} ${subject}`));
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
