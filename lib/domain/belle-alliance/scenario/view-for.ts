import { ARMS } from "@/lib/rules/belle-alliance/arm";
import {
  type Acceptance,
  type AcceptedFinding,
  aboutOf,
  isAccepted,
  thingsOf,
} from "../../document/accepted-findings";
import { groupBy } from "../../document/group-by";
import { LANGUAGES, type Language } from "../../document/language";
import { subjectAt } from "../../document/subject-at";
import { originalOf } from "../../document/translations/original-of";
import { checkScenario, checkWholeScenario } from "./check";
import { ARRIVAL_TIME_CODES } from "./checks/arrival-times";
import { baseOf, unitStrength } from "./derive";
import { fullNamesIn } from "./full-names";
import { marchAlongPlaces } from "./march/planned-march";
import type { Scenario } from "./scenario";
import type { Audience, FiguresNeeded, ScenarioView } from "./scenario-view";
import type { Settings } from "./settings";
import { totalsOfUnits } from "./totals";
import type { Unit } from "./unit";
import { eventViews } from "./view/events";
import { hiddenThings } from "./view/hidden-things";
import { mapView } from "./view/map-view";
import { meetsSeal, readerOf, sidesKnown } from "./view/reader";
import { sideView, visibleFormations } from "./view/side-view";
import { victoryView } from "./view/victory";
import { unitsUnder } from "./visible-tree";
import { walkFormations, walkUnits } from "./walk";

type UmpireView = NonNullable<ScenarioView["umpire"]>;

type AcceptedView = UmpireView["acceptedFindings"][number];

/**
 * Returns a scenario for one audience, built field by field from an allow-list. Throws an UnknownIdError if the
 * audience is a side that the scenario does not have, or a commander without a player.
 */
export function viewFor(scenario: Scenario, audience: Audience): ScenarioView {
  const reader = readerOf(scenario, audience);
  const umpire = audience.for === "umpire";
  const { settings } = scenario;
  return {
    kind: "scenario-view",
    audience,
    title: scenario.title,
    language: scenario.language,
    translatedFrom: translatedFrom(scenario),
    translatedInto: translatedInto(scenario),
    battle: scenario.battle,
    date: scenario.date,
    place: scenario.place,
    summary: scenario.summary,
    commonKnowledge: scenario.commonKnowledge,
    credits: scenario.credits,
    startTime: scenario.startTime,
    players: scenario.players ?? null,
    campaign: scenario.campaign ?? null,
    length: scenario.length ?? null,
    bounds: umpire || !settings.lengthSecret ? scenario.bounds : null,
    settings,
    sides: sidesKnown(scenario, reader).map((side) => sideView(side, scenario, reader)),
    victory: victoryView(scenario, reader),
    events: eventViews(scenario, reader),
    map: mapView(scenario, audience, marchAlongPlaces),
    groundFrom: creditsGround(scenario, audience) ? (scenario.map.origin ?? null) : null,
    figuresNeeded: scenario.sides.flatMap((side) =>
      figuresNeeded(side.id, unitsUnder(visibleFormations(side, reader) ?? []), settings),
    ),
    variants: umpire || audience.for === "public" ? variantsTold(scenario) : [],
    isSealed: meetsSeal(reader),
    umpire: umpire ? umpireView(scenario) : null,
  };
}

function variantsTold({ variants = [] }: Scenario): ScenarioView["variants"] {
  return variants.map(({ id, name, note }) => ({ id, name, note }));
}

/** What only the umpire sees: the notes, what is hidden from whom, and the accepted findings. */
function umpireView(scenario: Scenario): UmpireView {
  const names = namesById(scenario);
  return {
    notes: scenario.umpireNotes,
    acts: (scenario.umpireActs ?? []).toSorted((a, b) => a.bound - b.bound),
    hidden: hiddenThings(scenario),
    acceptedFindings: acceptedIn(scenario, names),
  };
}

/** The accepted findings as the check reports them now, followed by those it no longer reports. */
function acceptedIn(scenario: Scenario, names: ReadonlyMap<string, string>): AcceptedView[] {
  if (scenario.acceptedFindings.length === 0) return [];
  const isTimed = scenario.acceptedFindings.some(({ code }) => ARRIVAL_TIME_CODES.has(code));
  const { accepted } = isTimed ? checkWholeScenario(scenario) : checkScenario(scenario);
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
  const nameOf = fullNamesIn(scenario);
  return new Map([
    ...scenario.sides.map(({ id, name }) => [id, name] as const),
    ...[...walkFormations(scenario)].map(
      ({ formation }) => [formation.id, nameOf(formation)] as const,
    ),
    ...[...walkUnits(scenario)].map(({ unit }) => [unit.id, unit.name] as const),
    ...scenario.map.features.map(({ id, name, kind }) => [id, name || kind] as const),
  ]);
}

/** The language its author wrote it in; null if this is the original. */
function translatedFrom(scenario: Scenario): Language | null {
  const { language } = originalOf(scenario);
  return language === scenario.language ? null : language;
}

function translatedInto(scenario: Scenario): Language[] {
  const { language, translations } = originalOf(scenario);
  return LANGUAGES.filter((each) => each !== language && translations?.[each]?.texts.title);
}

/**
 * Who reads what the ground was copied from: the umpire; the public, as long as no part is hidden from any side. Players
 * would learn from it whether any is.
 */
function creditsGround({ map }: Scenario, audience: Audience): boolean {
  if (audience.for === "umpire") return true;
  const isOpen = map.features.every(({ hiddenFrom }) => hiddenFrom.length === 0);
  return audience.for === "public" && isOpen;
}

/**
 * The figures one side needs: a row for each nation, arm and type. Nations and types are in document order; a nation's
 * arms are together, in the order of the rules.
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
    const bases = group.reduce((sum, unit) => sum + basesOf(unit, settings), 0);
    return [
      { sideId, nation, arm, type, units: count, figures, modelGuns, gunners, wagons, bases },
    ];
  });
}

/** A unit's last base may be short of figures; model guns and wagons have bases of their own. */
function basesOf(unit: Unit, settings: Settings): number {
  const { figures, modelGuns, wagons } = unitStrength(unit, settings);
  return Math.ceil((figures ?? modelGuns ?? wagons ?? 0) / baseOf(unit, settings).figuresPerBase);
}

function inPainterOrder(units: readonly Unit[]): Unit[] {
  const nations = groupBy(units, ({ nation }) => nation);
  return [...nations.values()].flatMap((ofNation) =>
    [...ofNation].sort((a, b) => ARMS.indexOf(a.arm) - ARMS.indexOf(b.arm)),
  );
}
