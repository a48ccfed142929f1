import type { Issue } from "@/lib/domain/document/error-code";
import {
  type ArmsMet,
  armsOfRow,
  type PartyArm,
  suitsArms,
} from "@/lib/rules/belle-alliance/odds/arms-of-row";
import { concernsBothParties } from "@/lib/rules/belle-alliance/odds/melee-odds";
import type { QuestionOf } from "./question";
import { type TickedRow, tickedRows } from "./ticked-rows";

/** Faults of arms that do not fire by the table asked for, and of rows that do not apply to the arms given. */
export function issuesOfFireArms({ table, firer, target }: QuestionOf<"fire">): Issue[] {
  return [
    ...issuesOfFirer(firer.arm, table),
    ...issuesOfRows(tickedRows(firer.rows, "/firer"), alone(firer.arm)),
    ...issuesOfRows(tickedRows(target.rows, "/target"), alone(target.arm)),
  ];
}

/** Faults of rows that do not apply to the arms given. */
export function issuesOfRoutArms({ routing, defender }: QuestionOf<"spread-of-rout">): Issue[] {
  return [
    ...issuesOfRows(tickedRows(routing.rows, "/routing"), alone(routing.arm)),
    ...issuesOfRows(tickedRows(defender.rows, "/defender"), alone(defender.arm)),
  ];
}

/** Faults of arms that do not attack, or not each other, and of rows that do not apply to such an encounter. */
export function issuesOfMeleeArms(question: QuestionOf<"melee">): Issue[] {
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
