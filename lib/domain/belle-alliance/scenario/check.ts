import { type AcceptedFinding, siftFindings } from "../../document/accepted-findings";
import { groupBy } from "../../document/group-by";
import { checkArrivalTimes } from "./checks/arrival-times";
import { checkArrivals, checkQueues } from "./checks/arrivals";
import { checkBridges } from "./checks/bridges";
import { checkBriefings } from "./checks/briefings";
import { checkBuildings } from "./checks/buildings";
import { CheckBudget } from "./checks/check-budget";
import type { CheckContext, ScenarioCheck } from "./checks/check-context";
import { checkCommandReach } from "./checks/command-reach";
import { checkCommanders } from "./checks/commanders";
import { checkContents } from "./checks/contents";
import { checkCrossings } from "./checks/crossings";
import { checkDoubles } from "./checks/doubles";
import { checkEmplacements } from "./checks/emplacements";
import { checkEntries } from "./checks/entries";
import { checkEvents } from "./checks/events";
import { checkFormations } from "./checks/formations";
import { checkGround } from "./checks/ground";
import { checkHills } from "./checks/hills";
import { checkMeleeZones } from "./checks/melee-zones";
import { checkNames } from "./checks/names";
import { checkOffTable } from "./checks/off-table";
import { checkPlacement } from "./checks/placement";
import { checkSight } from "./checks/sight";
import { checkStaff } from "./checks/staff";
import { checkStrength } from "./checks/strength";
import { checkTerrain } from "./checks/terrain";
import { checkEquipment, checkSupplies, checkUnits } from "./checks/units";
import { checkValour } from "./checks/valour";
import { checkVariants } from "./checks/variants";
import { checkVictory } from "./checks/victory";
import { type Fault, groupFaults } from "./fault";
import { findingAt, type ScenarioFinding } from "./finding-codes";
import { fullNamesIn } from "./full-names";
import type { Scenario } from "./scenario";
import { totalsOf } from "./totals";
import { unitValour, yearOf } from "./unit-valour";
import { groundOf } from "./view/map-view";
import { walkFormations, walkUnits } from "./walk";

/** The state of a scenario: the number of its open findings by severity, and its totals. */
interface ScenarioSummary {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly accepted: number;
  readonly sides: number;
  readonly units: number;
  readonly men: number;
  readonly guns: number;
  readonly figures: number;
  readonly modelGuns: number;
  readonly gunners: number;
}

export interface ScenarioReport {
  readonly summary: ScenarioSummary;
  /** Open findings, starting with what a scenario must state first [1.1.9]. */
  readonly findings: readonly ScenarioFinding[];
  readonly accepted: readonly AcceptedFinding<ScenarioFinding>[];
}

/** In the order in which a reader meets their findings. */
const CHECKS: readonly ScenarioCheck[] = [
  checkContents,
  checkNames,
  checkDoubles,
  checkTerrain,
  checkOffTable,
  checkCrossings,
  checkHills,
  checkCommanders,
  checkStrength,
  checkUnits,
  checkEquipment,
  checkSupplies,
  checkValour,
  checkPlacement,
  checkMeleeZones,
  checkStaff,
  checkFormations,
  checkGround,
  checkBridges,
  checkBuildings,
  checkEmplacements,
  checkCommandReach,
  checkArrivals,
  checkEntries,
  checkQueues,
  checkSight,
  checkBriefings,
  checkVariants,
  checkVictory,
  checkEvents,
];

/**
 * Checks a scenario against what the rules require it to state. Findings the umpire accepted are listed separately.
 * `arrivalTimes` are the faults that `checkArrivalTimes` found, which takes too long for every edit.
 */
export function checkScenario(
  scenario: Scenario,
  arrivalTimes: readonly Fault[] = [],
): ScenarioReport {
  const context = contextOf(scenario);
  const sifted = siftFindings(scenario, [
    ...CHECKS.flatMap((check) => check(context)),
    ...arrivalTimes,
    ...budgetFault(context),
  ]);
  const findings = groupFaults(sifted.findings);
  const accepted = acceptedTogether(sifted.accepted);
  return { summary: summaryOf(context, findings, accepted.length), findings, accepted };
}

/** The same with the times of its arrivals. */
export function checkWholeScenario(scenario: Scenario): ScenarioReport {
  const work = checkArrivalTimes(scenario);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return checkScenario(scenario, step.value);
  }
}

/** Runs the first check of a scenario in small steps, filling the caches per unit and shape that later checks use. */
export function* prepareCheck(scenario: Scenario): Generator<void, void> {
  const year = yearOf(scenario);
  for (const { unit, parents } of walkUnits(scenario)) {
    unitValour(unit, { parents, year });
    if (unit.placement) groundOf(unit, unit.placement, scenario);
    yield;
  }
  const context = contextOf(scenario);
  for (const check of CHECKS) {
    check(context);
    yield;
  }
}

/** Runs last, when every check has used its share of the effort. */
function budgetFault({ effort }: CheckContext): Fault[] {
  return effort.isSpent ? [findingAt("/map/features", "check-cut-short")] : [];
}

/** Groups faults that were accepted for the same reason, in the same way as open faults. */
function acceptedTogether(
  accepted: readonly AcceptedFinding<Fault>[],
): AcceptedFinding<ScenarioFinding>[] {
  return [...groupBy(accepted, ({ reason }) => reason)].flatMap(([reason, group]) =>
    groupFaults(group.map(({ finding }) => finding)).map((finding) => ({ finding, reason })),
  );
}

function contextOf(scenario: Scenario): CheckContext {
  const units = [...walkUnits(scenario)];
  return {
    scenario,
    formations: [...walkFormations(scenario)],
    nameOf: fullNamesIn(scenario),
    units,
    standing: units.flatMap((place) => {
      const { placement } = place.unit;
      if (!placement) return [];
      return [{ place, placement, outline: groundOf(place.unit, placement, scenario).outline }];
    }),
    effort: new CheckBudget(),
    sidePaths: new Map(scenario.sides.map(({ id }, i) => [id, `/sides/${i}`])),
  };
}

function summaryOf(
  { scenario }: CheckContext,
  findings: readonly ScenarioFinding[],
  accepted: number,
): ScenarioSummary {
  const count = (severity: ScenarioFinding["severity"]) =>
    findings.filter((finding) => finding.severity === severity).length;
  const formations = scenario.sides.flatMap((side) => side.formations);
  const totals = totalsOf(formations, scenario.settings);
  return {
    errors: count("error"),
    warnings: count("warning"),
    notes: count("note"),
    accepted,
    sides: scenario.sides.length,
    units: totals.units,
    men: totals.men,
    guns: totals.guns,
    figures: totals.figures,
    modelGuns: totals.modelGuns,
    gunners: totals.gunners,
  };
}
