import { type AcceptedFinding, siftFindings } from "../accepted-findings";
import { checkArrivals } from "./checks/arrivals";
import { checkBuildings } from "./checks/buildings";
import type { CheckContext, ScenarioCheck } from "./checks/check-context";
import { checkCommandReach } from "./checks/command-reach";
import { checkCommanders } from "./checks/commanders";
import { checkContents } from "./checks/contents";
import { checkCrossings } from "./checks/crossings";
import { checkEntries } from "./checks/entries";
import { checkGround } from "./checks/ground";
import { checkNames } from "./checks/names";
import { checkPlacement } from "./checks/placement";
import { checkStrength } from "./checks/strength";
import { checkTerrain } from "./checks/terrain";
import { checkUnits } from "./checks/units";
import { checkValour } from "./checks/valour";
import type { ScenarioFinding } from "./finding-codes";
import type { Scenario } from "./scenario";
import { totalsOf } from "./totals";
import { groundOf } from "./view/map-view";
import { walkFormations, walkUnits } from "./walk";

/** How a scenario stands: its open findings by severity, and what it adds up to. */
export interface ScenarioSummary {
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
  /** Open findings, what the scenario must hold first [1.1.9]. */
  readonly findings: readonly ScenarioFinding[];
  readonly accepted: readonly AcceptedFinding<ScenarioFinding>[];
}

/** In the order a reader meets their findings. */
const CHECKS: readonly ScenarioCheck[] = [
  checkContents,
  checkNames,
  checkTerrain,
  checkCrossings,
  checkCommanders,
  checkStrength,
  checkUnits,
  checkValour,
  checkPlacement,
  checkGround,
  checkBuildings,
  checkCommandReach,
  checkArrivals,
  checkEntries,
];

/** Holds a scenario against what the rules ask it to state. Findings the umpire accepted stand apart. */
export function checkScenario(scenario: Scenario): ScenarioReport {
  const context = contextOf(scenario);
  const { findings, accepted } = siftFindings(
    scenario,
    CHECKS.flatMap((check) => check(context)),
  );
  return { summary: summaryOf(context, findings, accepted.length), findings, accepted };
}

function contextOf(scenario: Scenario): CheckContext {
  const units = [...walkUnits(scenario)];
  return {
    scenario,
    formations: [...walkFormations(scenario)],
    units,
    standing: units.flatMap((place) => {
      const { placement } = place.unit;
      if (!placement) return [];
      return [{ place, placement, outline: groundOf(place.unit, placement, scenario).outline }];
    }),
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
