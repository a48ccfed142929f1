import { FIRE_COLUMNS } from "@/lib/rules/belle-alliance/factor";
import { type FireOutcome, fireFactors, fireOdds } from "@/lib/rules/belle-alliance/odds/fire-odds";
import { onesOdds } from "@/lib/rules/belle-alliance/odds/three-dice";
import { unitsOfFire } from "@/lib/rules/belle-alliance/odds/units-of-fire";
import { ORDERS } from "@/lib/rules/belle-alliance/order";
import { SUPPLIES } from "@/lib/rules/belle-alliance/tables/table-12";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { DistributionAnswer, OddsAnswer } from "../../odds-answer/answer";
import type { OddsWords } from "./odds-words";
import type { QuestionOf } from "./question";

/** The odds of a fire: loss, morale, both together, and what happens to commanders [tables 6, 7, 10, 12]. */
export function workOutFire(fire: QuestionOf<"fire">, words: OddsWords): OddsAnswer {
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
