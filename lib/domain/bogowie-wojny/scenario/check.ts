import { OBJECTIVE_ROLES, type ObjectiveRole } from "@/lib/rules/bogowie-wojny/objective";
import { type AcceptedFinding, siftFindings, subjectsOf } from "../../document/accepted-findings";
import type { Finding } from "../../document/check-report";
import type { BattleObjective, BattleScenario, Force } from "./battle-scenario";
import { BATTLE_SCENARIO_FINDINGS, type BattleScenarioFindingCode } from "./finding-codes";

export type BattleScenarioFinding = Finding & { readonly code: BattleScenarioFindingCode };

/** What a scenario holds, and its findings. */
export interface BattleScenarioReport {
  readonly summary: { readonly forces: number; readonly objectives: number };
  /** Without those the author has accepted. */
  readonly findings: BattleScenarioFinding[];
  readonly accepted: AcceptedFinding<BattleScenarioFinding>[];
}

const LEAST_FORCES = 2;

/** The most objectives of each role that a battle has [14.6]. */
const MOST: Readonly<Record<ObjectiveRole, number>> = { main: 1, secondary: 2 };

/**
 * Checks a scenario against chapters XII to XIV, using only the document: of its lists it knows the figures it keeps.
 */
export function checkBattleScenario(scenario: BattleScenario): BattleScenarioReport {
  const { forces, objectives, battlefield } = scenario;
  const all = [
    ...(battlefield === null ? [findingAt("/battlefield", "no-battlefield")] : []),
    ...(forces.length < LEAST_FORCES
      ? [findingAt("/forces", "too-few-forces", { count: forces.length, least: LEAST_FORCES })]
      : []),
    ...forces.flatMap((force, i) => checkForce(force, `/forces/${i}`)),
    ...checkNumbers(scenario),
    ...objectives.flatMap((objective, i) => checkObjective(objective, i, scenario)),
  ];
  return {
    summary: { forces: forces.length, objectives: objectives.length },
    ...siftFindings(scenario, all, (finding) => subjectsOfBattleFinding(finding, scenario)),
  };
}

/** What a finding is about, for accepting it: ids of things, or the role of which there are too many objectives. */
export function subjectsOfBattleFinding(
  finding: BattleScenarioFinding,
  scenario: BattleScenario,
): string[] {
  const { role } = finding.params;
  return role === undefined ? subjectsOf(finding, scenario) : [String(role)];
}

function checkForce(force: Force, path: string): BattleScenarioFinding[] {
  const { name, list, format, tasks, brief } = force;
  return [
    ...(list === null && format === null ? [findingAt(path, "force-without-army", { name })] : []),
    ...checkList(force, `${path}/list`),
    ...(tasks.trim() === "" && brief.trim() === ""
      ? [findingAt(path, "force-without-task", { name })]
      : []),
  ];
}

/** Checks a given list against the format its side must keep to [13.2]. */
function checkList({ name, list, format }: Force, path: string): BattleScenarioFinding[] {
  if (list === null || format === null) return [];
  const points = list.unitPoints + list.upgradePoints;
  const limit = format.unitPoints + format.upgradePoints;
  const isOver = list.unitPoints > format.unitPoints || points > limit;
  const { bases } = list;
  return [
    ...(isOver
      ? [findingAt(path, "list-over-points", { name, title: list.title, points, limit })]
      : []),
    ...(format.maxBases !== null && bases > format.maxBases
      ? [
          findingAt(path, "list-over-bases", {
            name,
            title: list.title,
            bases,
            limit: format.maxBases,
          }),
        ]
      : []),
  ];
}

function checkNumbers({ objectives }: BattleScenario): BattleScenarioFinding[] {
  const count = (role: ObjectiveRole) => objectives.filter((each) => each.role === role).length;
  return [
    ...(count("main") === 0 ? [findingAt("/objectives", "no-main-objective")] : []),
    ...OBJECTIVE_ROLES.flatMap((role) =>
      count(role) > MOST[role]
        ? [
            findingAt("/objectives", "too-many-objectives", {
              role,
              count: count(role),
              most: MOST[role],
            }),
          ]
        : [],
    ),
  ];
}

function checkObjective(
  { pieceId, text, points }: BattleObjective,
  index: number,
  { objectives, battlefield }: BattleScenario,
): BattleScenarioFinding[] {
  const path = `/objectives/${index}`;
  const number = index + 1;
  const isKnown = battlefield?.ground.pieces.some(({ id }) => id === pieceId) === true;
  const isTwice =
    pieceId !== null && objectives.slice(0, index).some((each) => each.pieceId === pieceId);
  return [
    ...(pieceId === null && text.trim() === ""
      ? [findingAt(path, "objective-without-ground", { number })]
      : []),
    ...(pieceId !== null && !isKnown
      ? [findingAt(path, "objective-unknown-piece", { number })]
      : []),
    ...(isTwice ? [findingAt(path, "objective-twice", { number })] : []),
    ...(points === 0 ? [findingAt(path, "objective-worth-nothing", { number })] : []),
  ];
}

function findingAt(
  path: string,
  code: BattleScenarioFindingCode,
  params: Record<string, string | number> = {},
): BattleScenarioFinding {
  return { ...BATTLE_SCENARIO_FINDINGS[code], path, code, params };
}
