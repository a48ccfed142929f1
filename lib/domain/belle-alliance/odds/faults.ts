import type { Issue } from "@/lib/domain/document/error-code";
import type { RollFactorRow } from "@/lib/rules/belle-alliance/factor";
import {
  type ArmsMet,
  armsOfRow,
  type PartyArm,
  suitsArms,
} from "@/lib/rules/belle-alliance/odds/arms-of-row";
import { concernsBothParties, meetingRows } from "@/lib/rules/belle-alliance/odds/melee-odds";
import { TABLE_6_GROUPS } from "@/lib/rules/belle-alliance/tables/table-6";
import { TABLE_7_GROUPS } from "@/lib/rules/belle-alliance/tables/table-7";
import { TABLE_8, TABLE_8_GROUPS } from "@/lib/rules/belle-alliance/tables/table-8";
import { TABLE_9, TABLE_9_GROUPS } from "@/lib/rules/belle-alliance/tables/table-9";
import { UNIT_OF_FIRE } from "@/lib/rules/belle-alliance/tables/table-12";
import { TABLE_16, TABLE_16_GROUPS } from "@/lib/rules/belle-alliance/tables/table-16";
import { TABLE_17, TABLE_17_GROUPS } from "@/lib/rules/belle-alliance/tables/table-17";
import { TABLE_19 } from "@/lib/rules/belle-alliance/tables/table-19";
import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import type { RowGroup } from "@/lib/rules/printed/row-group";
import type { OddsQuestion, OddsRoll, QuestionOf } from "./question";
import {
  duelRows,
  fireRows,
  isFiguresStep,
  issuesOfTicks,
  rollRows,
  type TickedRow,
  tickedRows,
} from "./ticked-rows";

type Faults = { readonly [Roll in OddsRoll]: (question: QuestionOf<Roll>) => Issue[] };

const FAULTS: Faults = {
  fire: faultsOfFire,
  melee: faultsOfMelee,
  "spread-of-rout": faultsOfRout,
  commander: () => [],
  reorganisation: ({ rows }) => faultsOfRoll(rows, TABLE_16, TABLE_16_GROUPS),
  order: ({ rows }) => faultsOfRoll(rows, TABLE_17, TABLE_17_GROUPS),
  catch: () => [],
  replacement: ({ rows }) => faultsOfRoll(rows, TABLE_19, []),
  materials: faultsOfMaterials,
  demolition: () => [],
};

/** Everything in a question that the rules do not allow, each with its place. */
export function faultsOfQuestion<Roll extends OddsRoll>(question: QuestionOf<Roll>): Issue[] {
  const { roll }: OddsQuestion = question;
  return FAULTS[roll as Roll](question);
}

function faultsOfFire(question: QuestionOf<"fire">): Issue[] {
  const { table, firer, target } = question;
  const groups = table === 6 ? TABLE_6_GROUPS : TABLE_7_GROUPS;
  const own = tickedRows(firer.rows, "/firer");
  const other = tickedRows(target.rows, "/target");
  const least = UNIT_OF_FIRE.figures.least;
  return [
    ...issuesOfFireArms(question),
    ...issuesOfTicks(own, fireRows(table, "firer"), groups),
    ...issuesOfTicks(other, fireRows(table, "target"), groups),
    ...issuesOfScales({ own, other, figuresGiven: target.figures !== undefined }),
    ...(table === 6 && firer.figures < least
      ? [fault("/firer/figures", "too-few-figures", `Fewer than ${least} form no unit of fire.`)]
      : []),
  ];
}

/** Faults of arms that do not fire by the table asked for, and of rows that do not apply to the arms given. */
function issuesOfFireArms({ table, firer, target }: QuestionOf<"fire">): Issue[] {
  return [
    ...issuesOfFirer(firer.arm, table),
    ...issuesOfRows(tickedRows(firer.rows, "/firer"), alone(firer.arm)),
    ...issuesOfRows(tickedRows(target.rows, "/target"), alone(target.arm)),
  ];
}

/** Faults of rows that do not apply to the arms given. */
function issuesOfRoutArms({ routing, defender }: QuestionOf<"spread-of-rout">): Issue[] {
  return [
    ...issuesOfRows(tickedRows(routing.rows, "/routing"), alone(routing.arm)),
    ...issuesOfRows(tickedRows(defender.rows, "/defender"), alone(defender.arm)),
  ];
}

/** Faults of arms that do not attack, or not each other, and of rows that do not apply to such an encounter. */
function issuesOfMeleeArms(question: QuestionOf<"melee">): Issue[] {
  const { attacker, defender, bothAttack } = question;
  const own = tickedRows(attacker.rows, "/attacker");
  const other = tickedRows(defender.rows, "/defender");
  const isOfAttacker = ({ id }: TickedRow) => !bothAttack && concernsBothParties(id);
  const attacks = { own: attacker.arm, other: defender.arm };
  const defends = { own: defender.arm, other: attacker.arm };
  return [
    ...issuesOfAttack(question),
    ...issuesOfRows([...own, ...other.filter(isOfAttacker)], attacks),
    ...issuesOfRows(
      other.filter((tick) => !isOfAttacker(tick)),
      defends,
    ),
  ];
}

function alone(arm: PartyArm | undefined): ArmsMet {
  return { own: arm ?? null, other: null };
}

/** Guns fire by table 7, all other arms by table 6 [3.1.1]. */
function issuesOfFirer(arm: PartyArm | undefined, table: 6 | 7): Issue[] {
  if (arm === undefined || (arm === "artillery") === (table === 7)) return [];
  const message =
    table === 7
      ? "Table 7 is for artillery alone."
      : "Table 6 is for infantry and cavalry; artillery fires by table 7, train not at all.";
  return [{ path: "/firer/arm", code: "not-possible", message }];
}

/** Guns do not attack, and foot does not attack horse [4.4.0, 4.5.0]. */
function issuesOfAttack({ attacker, defender, bothAttack }: QuestionOf<"melee">): Issue[] {
  const arms = [attacker.arm, defender.arm].join();
  const guns = "Artillery cannot attack [4.5.0].";
  const foot = "Infantry cannot attack cavalry [4.4.0]; let the cavalry be the attacker.";
  const fault = (party: "attacker" | "defender", message: string): Issue => ({
    path: `/${party}/arm`,
    code: "not-possible",
    message,
  });
  const issues: Issue[] = [];
  if (attacker.arm === "artillery") issues.push(fault("attacker", guns));
  if (bothAttack && defender.arm === "artillery") issues.push(fault("defender", guns));
  if (arms === "infantry,cavalry") issues.push(fault("attacker", foot));
  if (bothAttack && arms === "cavalry,infantry") issues.push(fault("defender", foot));
  return issues;
}

function issuesOfRows(ticks: readonly TickedRow[], met: ArmsMet): Issue[] {
  return ticks
    .filter(({ id }) => !suitsArms(id, met))
    .map(({ id, path }) => ({ path, code: "wrong-arm", message: wrongArm(id, met) }));
}

function wrongArm(row: string, met: ArmsMet): string {
  const arms = armsOfRow(row);
  const said = [arms?.own, arms?.other].flatMap((names) => (names ? [names.join(" or ")] : []));
  const given = [met.own, met.other].filter((arm) => arm !== null);
  return `"${row}" is said of ${said.join(" against ")}, not of ${given.join(" against ")}; leave it out.`;
}

function faultsOfMelee(question: QuestionOf<"melee">): Issue[] {
  const { attacker, defender, bothAttack } = question;
  const rows = meetingRows(question);
  const own = tickedRows(attacker.rows, "/attacker");
  const other = tickedRows(defender.rows, "/defender");
  const counted = (ids: readonly string[], first: TickedRow[], second: TickedRow[]) =>
    ids.length > first.length ? [...first, ...sharedTicks(ids, first, second)] : first;
  const issues = [
    ...issuesOfTicks(
      counted(rows.attacker, own, other),
      duelRows(TABLE_8, "attacker"),
      TABLE_8_GROUPS,
    ),
    ...issuesOfTicks(
      counted(rows.defender, other, own),
      duelRows(TABLE_8, bothAttack ? "attacker" : "defender"),
      TABLE_8_GROUPS,
    ),
    ...issuesOfScales({ own, other, figuresGiven: areSized(attacker, defender) }),
    ...issuesOfSize(attacker, "/attacker"),
    ...issuesOfSize(defender, "/defender"),
    ...issuesOfMeleeArms(question),
  ];
  const places = new Set<string>();
  return issues.filter(({ path }) => !places.has(path) && places.add(path));
}

/** Rows of the encounter that the other party has ticked. */
function sharedTicks(
  ids: readonly string[],
  first: readonly TickedRow[],
  second: readonly TickedRow[],
): TickedRow[] {
  return second.filter(({ id }) => ids.includes(id) && !first.some((tick) => tick.id === id));
}

function issuesOfSize(
  { figures, unitFigures }: { readonly figures: number; readonly unitFigures?: number | undefined },
  path: string,
): Issue[] {
  if (unitFigures === undefined || figures <= unitFigures) return [];
  const message = `The unit has ${unitFigures} figures, so no ${figures} of it can be in melee.`;
  return [fault(`${path}/figures`, "more-than-unit", message)];
}

function faultsOfRout(question: QuestionOf<"spread-of-rout">): Issue[] {
  const { routing, defender } = question;
  const own = tickedRows(routing.rows, "/routing");
  const other = tickedRows(defender.rows, "/defender");
  return [
    ...issuesOfTicks(own, duelRows(TABLE_9, "attacker"), TABLE_9_GROUPS),
    ...issuesOfTicks(other, duelRows(TABLE_9, "defender"), TABLE_9_GROUPS),
    ...issuesOfRoutArms(question),
    ...issuesOfScales({ own, other, figuresGiven: areSized(routing, defender) }),
  ];
}

interface Sized {
  readonly unitFigures?: number | undefined;
}

function areSized(one: Sized, other: Sized): boolean {
  return one.unitFigures !== undefined && other.unitFigures !== undefined;
}

function faultsOfRoll(
  rows: readonly string[],
  table: readonly RollFactorRow[],
  groups: readonly RowGroup[],
): Issue[] {
  return issuesOfTicks(tickedRows(rows, ""), rollRows(table), groups);
}

function faultsOfMaterials({ work, nearSource }: QuestionOf<"materials">): Issue[] {
  const source = TABLE_20.find(({ id }) => id === work)?.nearSource;
  if (!nearSource || source) return [];
  const message = "Nothing nearby makes materials for this work easier to find; leave it out.";
  return [fault("/nearSource", "not-possible", message)];
}

interface Scales {
  readonly own: readonly TickedRow[];
  readonly other: readonly TickedRow[];
  readonly figuresGiven: boolean;
}

/** Only one of two parties can be more numerous; if figures are given, they decide which. */
function issuesOfScales({ own, other, figuresGiven }: Scales): Issue[] {
  const steps = [...own, ...other].filter(({ id }) => isFiguresStep(id));
  if (figuresGiven) {
    const message = "The figures given for both parties decide this row; leave it out.";
    return steps.map(({ path }) => fault(path, "own-field", message));
  }
  const second = other.find(({ id }) => isFiguresStep(id));
  if (!second || !own.some(({ id }) => isFiguresStep(id))) return [];
  const message = "Both parties have more figures than the other; choose one.";
  return [fault(second.path, "contradiction", message)];
}

function fault(path: string, code: string, message: string): Issue {
  return { path, code, message };
}
