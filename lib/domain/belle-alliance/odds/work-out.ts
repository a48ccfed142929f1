import type { BelleAllianceWords } from "@/lib/domain/document/rule-tables/table-words";
import { FIRE_COLUMNS } from "@/lib/rules/belle-alliance/factor";
import { ENGAGEMENT } from "@/lib/rules/belle-alliance/odds/commander-odds";
import { type FireOutcome, fireFactors, fireOdds } from "@/lib/rules/belle-alliance/odds/fire-odds";
import {
  ROLL_TABLES,
  type RollName,
  rollFactors,
  rollOdds,
  triesOdds,
  type WorkRoll,
  workOdds,
  workThreshold,
} from "@/lib/rules/belle-alliance/odds/roll-odds";
import { routFactors, routOdds } from "@/lib/rules/belle-alliance/odds/rout-odds";
import { onesOdds } from "@/lib/rules/belle-alliance/odds/three-dice";
import { unitsOfFire } from "@/lib/rules/belle-alliance/odds/units-of-fire";
import { ORDERS } from "@/lib/rules/belle-alliance/order";
import { SUPPLIES } from "@/lib/rules/belle-alliance/tables/table-12";
import { TABLE_17_RESULTS } from "@/lib/rules/belle-alliance/tables/table-17";
import { TABLE_18 } from "@/lib/rules/belle-alliance/tables/table-18";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { DistributionAnswer, OddsAnswer } from "../../odds-answer/answer";
import { layOutCodes } from "../../odds-answer/lay-out";
import { OddsWords } from "./odds-words";
import type { OddsQuestion, OddsRoll, QuestionOf } from "./question";
import { remarksOn } from "./remarks";
import { workOutMelee } from "./work-out-melee";

type WorkQuestion = WorkRoll & { readonly roll: "materials" | "demolition" };

type WorkOut = {
  readonly [Roll in OddsRoll]: (q: QuestionOf<Roll>, words: OddsWords) => OddsAnswer;
};

const WORK_OUT: WorkOut = {
  fire: workOutFire,
  melee: workOutMelee,
  "spread-of-rout": workOutRout,
  commander: workOutCommander,
  reorganisation: (question, words) => workOutRoll({ ...question, table: 16 }, words),
  order: (question, words) => workOutRoll({ ...question, table: 17 }, words),
  catch: (question, words) => workOutRoll({ ...question, table: 18 }, words),
  replacement: (question, words) => workOutRoll({ ...question, table: 19 }, words),
  materials: (question, words) => workOutWork({ ...question, of: "materials" }, words),
  demolition: (question, words) =>
    workOutWork({ ...question, of: "end", nearSource: false }, words),
};

/** Works out the odds for a well-formed question without faults, in the language of `words`. */
export function workOutOdds<Roll extends OddsRoll>(
  question: QuestionOf<Roll>,
  words: BelleAllianceWords,
): OddsAnswer {
  const { roll }: OddsQuestion = question;
  const oddsWords = new OddsWords(words.tables);
  return {
    ...WORK_OUT[roll as Roll](question, oddsWords),
    remarks: remarksOn(question, oddsWords),
  };
}

function workOutRout(question: QuestionOf<"spread-of-rout">, words: OddsWords): OddsAnswer {
  const factors = routFactors(question);
  const odds = mapOdds(routOdds(question), (disorder) => disorder ?? "none");
  return {
    ...words.frame({
      roll: question.roll,
      tables: [9, 11],
      readings: ["how-to-read", "rout-loss"],
    }),
    factors: [
      ...words.factors({ table: 9, party: "routing", column: "attacker" }, factors.attacker),
      ...words.factors({ table: 9, party: "defender", column: "defender" }, factors.defender),
    ],
    distributions: [
      layOutCodes(words.naming("spread"), odds, [
        { value: "none" as const, label: words.outcome("none") },
        ...words.orders(["LD", "MD", "FD"]),
      ]),
    ],
  };
}

function workOutCommander({ roll }: QuestionOf<"commander">, words: OddsWords): OddsAnswer {
  return {
    ...words.frame({ roll, tables: [10], readings: ["engaging"] }),
    distributions: [
      words.commander(
        "commander",
        mapOdds(ENGAGEMENT, ({ falls }) => falls),
      ),
      words.numbers(words.naming("factor"), ENGAGEMENT, ({ factor }) => factor),
    ],
  };
}

interface RollQuestion {
  readonly roll: RollName;
  readonly table: 16 | 17 | 18 | 19;
  readonly rows?: readonly string[];
  readonly valour?: number;
  readonly failedBounds?: number;
  readonly sideFactor?: number;
}

function workOutRoll(asked: RollQuestion, words: OddsWords): OddsAnswer {
  const { roll: name, table, rows = [], valour = 0, failedBounds = 0, sideFactor = 0 } = asked;
  const roll = { name, rows, valour, failedBounds, sideFactor };
  const odds = rollOdds(roll);
  const results = ROLL_TABLES[name].results.map(({ id }) => ({
    value: id as string,
    label: resultLabel(table, id, words),
  }));
  return {
    ...words.frame({ roll: name, tables: [table], readings: sideFactor ? ["side-factor"] : [] }),
    factors: words.factors({ table, party: "unit", column: "factor" }, rollFactors(roll)),
    distributions: [
      layOutCodes(words.naming(name), odds, results),
      ...furtherDistributions(name, roll, words),
    ],
  };
}

/** In table 17 a separate column of each result states the order in which the unit is left. */
function resultLabel(table: RollQuestion["table"], id: string, words: OddsWords): string {
  const ordering = table === 17 && TABLE_17_RESULTS.find((row) => row.id === id);
  const label = words.row(table, id);
  return ordering ? `${label}, ${words.order(ordering.order)}` : label;
}

function furtherDistributions(
  name: RollName,
  roll: Parameters<typeof rollOdds>[0],
  words: OddsWords,
): DistributionAnswer[] {
  const odds = rollOdds(roll);
  if (name === "order") {
    const followed = TABLE_17_RESULTS.filter((row) => row.followed).map(({ id }) => id);
    return [
      words.yesNo(
        "followed",
        mapOdds(odds, (id) => followed.includes(id)),
      ),
    ];
  }
  if (name === "replacement") {
    const replaced = (failed: number) =>
      mapOdds(
        rollOdds({ ...roll, failedBounds: roll.failedBounds + failed }),
        (id) => id !== "not-replaced",
      );
    return [words.tries(triesOdds(replaced))];
  }
  if (name !== "catch") return [];
  const deadly = TABLE_18.filter((row) => row.falls).map(({ id }) => id);
  return [
    words.commander(
      "staffFigure",
      mapOdds(odds, (id) => deadly.includes(id)),
    ),
  ];
}

/** The odds of a roll on table 20: whether it succeeds now, and in which bound if it is repeated. */
function workOutWork(question: WorkQuestion, words: OddsWords): OddsAnswer {
  const { roll, failedBounds, sideFactor } = question;
  const added = failedBounds ? [{ row: "failed-bounds", value: failedBounds }] : [];
  const readings = sideFactor ? ["side-factor", "tries"] : [];
  return {
    ...words.frame({ roll, tables: [20], readings }),
    factors: words.factors({ table: 16, party: "unit", column: "factor" }, added),
    threshold: workThreshold(question),
    distributions: [
      words.yesNo(roll, workOdds(question)),
      words.tries(triesOdds((failed) => workOdds(afterFailures(question, failed)))),
    ],
  };
}

/** The loss of a staff figure no longer counts in the next bound [table 18]. */
function afterFailures(question: WorkQuestion, failed: number): WorkQuestion {
  if (failed === 0) return question;
  return { ...question, failedBounds: question.failedBounds + failed, sideFactor: 0 };
}

/** The odds of a fire: loss, morale, both together, and what happens to commanders [tables 6, 7, 10, 12]. */
function workOutFire(fire: QuestionOf<"fire">, words: OddsWords): OddsAnswer {
  const { table, firer } = fire;
  const counted = fireFactors(fire);
  const engages = firer.commander === "engaging" || fire.target.commander === "engaging";
  const readings = ["below-zero", "alone", "rout-loss"];
  if (engages) readings.push("engaging");
  if (firer.sideFactor) readings.push("side-factor");
  if (fire.target.figures !== undefined) readings.push("all-lost");
  const tables = engages ? [table, 10, 12] : [table, 12];
  return {
    ...words.frame({ roll: fire.roll, tables, readings }),
    factors: FIRE_COLUMNS.flatMap((column) => {
      const party = column.startsWith("own") ? "firer" : "target";
      return words.factors({ table, party, column }, counted[column]);
    }),
    units: { firer: unitsOfFire(firer.figures, table === 6 ? "figures" : "gunners") },
    distributions: fireDistributions(fire, words),
  };
}

function fireDistributions(fire: QuestionOf<"fire">, words: OddsWords): DistributionAnswer[] {
  const odds = fireOdds(fire);
  const commanders = (["firer", "target"] as const)
    .filter((party) => fire[party].commander === "engaging")
    .map((party) =>
      words.commander(
        `${party}Commander`,
        mapOdds(odds, (outcome) => outcome[`${party}CommanderFalls`]),
      ),
    );
  return [
    words.numbers(words.naming("loss"), odds, ({ loss }) => loss, words.whole(fire.target.figures)),
    words.codes(words.naming("morale"), odds, ({ order }) => order, words.orders(ORDERS)),
    lossAndMorale(odds, words),
    words.numbers(words.naming("lossQuarters"), odds, ({ lossQuarters }) => lossQuarters),
    ...commanders,
    words.yesNo("supplies", onesOdds(SUPPLIES.ones)),
  ];
}

function lossAndMorale(odds: Odds<FireOutcome>, words: OddsWords): DistributionAnswer {
  const pairs = mapOdds(odds, ({ loss, order }) => ({ loss, order }));
  const codes = pairs.chances
    .map(({ value }) => value)
    .sort((a, b) => a.loss - b.loss || ORDERS.indexOf(a.order) - ORDERS.indexOf(b.order))
    .map(({ loss, order }) => ({
      value: `${loss}/${order}`,
      label: `${loss}, ${words.order(order)}`,
    }));
  const codeOf = ({ loss, order }: (typeof pairs.chances)[number]["value"]) => `${loss}/${order}`;
  return words.codes(words.naming("lossAndMorale"), pairs, codeOf, codes);
}
