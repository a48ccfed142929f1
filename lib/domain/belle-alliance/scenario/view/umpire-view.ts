import {
  type Acceptance,
  type AcceptedFinding,
  aboutOf,
  isAccepted,
  thingsOf,
} from "../../../document/accepted-findings";
import { groupBy } from "../../../document/group-by";
import { subjectAt } from "../../../document/subject-at";
import { checkScenario } from "../check";
import type { Scenario } from "../scenario";
import type { ScenarioView } from "../scenario-view";
import { walkFormations, walkUnits } from "../walk";
import { hiddenThings } from "./hidden-things";

type UmpireView = NonNullable<ScenarioView["umpire"]>;

/** What only the umpire sees: the notes, what is hidden from whom, and the accepted findings. */
export function umpireView(scenario: Scenario): UmpireView {
  const names = namesById(scenario);
  return {
    notes: scenario.umpireNotes,
    acts: (scenario.umpireActs ?? []).toSorted((a, b) => a.bound - b.bound),
    hidden: hiddenThings(scenario),
    acceptedFindings: acceptedIn(scenario, names),
  };
}

type AcceptedView = UmpireView["acceptedFindings"][number];

/** The accepted findings as the check reports them now, followed by those it no longer reports. */
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
      const subject = [first, ...more].flatMap(thingsOf).map(nameOf).join(", ");
      return [{ code: first.code, subject, reason: first.reason, finding: null }];
    }),
  ];
}

function acceptancesNotIn(
  accepted: readonly AcceptedFinding[],
  scenario: Scenario,
): readonly Acceptance[] {
  const held = groupBy(accepted, ({ finding }) => finding.code);
  const isHeld = (acceptance: Acceptance) =>
    held.get(acceptance.code)?.some(({ finding }) => restsOn(finding, acceptance, scenario));
  return scenario.acceptedFindings.filter((acceptance) => !isHeld(acceptance));
}

function restsOn(
  finding: AcceptedFinding["finding"],
  acceptance: Acceptance,
  scenario: Scenario,
): boolean {
  const about = aboutOf(finding, scenario);
  return (
    [...about, [subjectAt(scenario, finding.path)]].some((things) =>
      isAccepted(things, acceptance),
    ) ||
    (!acceptance.with && about.flat().includes(acceptance.subject))
  );
}

/** The names of everything that has one, keyed by id. */
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
