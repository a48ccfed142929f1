import type { DistributionAnswer } from "@/lib/domain/odds-answer/answer";
import { held } from "@/lib/domain/odds-answer/answer-words";
import { type Melee, meleeOdds, meleePools } from "@/lib/rules/bogowie-wojny/odds/melee-odds";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { BwOddsAnswer } from "./answer";
import { meleeOf } from "./meeting";
import type { BwQuestionOf } from "./question";
import type { BwOddsWords } from "./words";

const PARTIES = ["attacker", "defender"] as const;
const MAX_DIFFERENCE = 4;

/** The odds of a melee: who loses by how much, and the state of both afterwards [10.17, 10.20, 10.36, 10.40]. */
export function workOutBwMelee(question: BwQuestionOf<"melee">, words: BwOddsWords): BwOddsAnswer {
  const { roll } = question;
  const melee = meleeOf(question);
  const pools = meleePools(melee);
  return {
    ...words.frame(roll, { chapters: ["10.20", "10.22", "10.40"], readings: readingsOf(melee) }),
    factors: PARTIES.flatMap((party) => words.factors({ roll, party }, pools[party])),
    casts: PARTIES.map((party) => words.dice(party, pools[party])),
    distributions: distributionsOf(melee, words),
  };
}

function readingsOf({ attacker, defender }: Melee): string[] {
  const parties = [attacker, defender];
  const said = (row: string) => parties.some(({ rows }) => rows.includes(row));
  const holding = {
    "flanked-bases": said("flank-or-rear"),
    "cavalry-after-charge": parties.some(({ arm }) => arm === "cavalry"),
    "square-breaks": said("in-square") || said("in-mass"),
    "behind-cover-once": said("behind-cover") || said("higher-ground"),
    "defence-order-once": said("defence-order"),
    training: said("veterans") || said("elite"),
    "one-base-kind": parties.some(({ strength }) => strength !== null),
  };
  return ["subtraction", ...held(holding)];
}

function distributionsOf(melee: Melee, words: BwOddsWords): DistributionAnswer[] {
  const odds = meleeOdds(melee);
  const states = PARTIES.map((party) =>
    words.codes(
      words.naming(`${party}State`),
      odds,
      (outcome) => outcome[party].state,
      words.states,
    ),
  );
  const losses = PARTIES.map((party) =>
    words.numbers(words.naming(`${party}Loss`), odds, (outcome) => outcome[party].loss),
  );
  const bases = PARTIES.filter((party) => melee[party].strength !== null).map((party) =>
    words.numbers(
      words.naming(`${party}BasesLost`),
      odds,
      (outcome) => outcome[party].basesLost ?? 0,
    ),
  );
  const differences = mapOdds(odds, ({ difference }) => difference);
  return [meleeResultDistribution(differences, words), ...states, ...losses, ...bases];
}

/** The result of a melee from the difference of hits, attacker minus defender: from the defender's rout to the attacker's. */
export function meleeResultDistribution(
  odds: Odds<number>,
  words: BwOddsWords,
): DistributionAnswer {
  const differences = Array.from({ length: 2 * MAX_DIFFERENCE + 1 }, (_, i) => MAX_DIFFERENCE - i);
  return words.codes(
    words.naming("result"),
    odds,
    codeOf,
    differences.map((difference) => ({
      value: codeOf(difference),
      label: words.outcome(`melee.${codeOf(difference)}`),
    })),
  );
}

function codeOf(difference: number): string {
  if (difference === 0) return "draw";
  const loser = difference > 0 ? "defender" : "attacker";
  return `${loser}-${Math.min(Math.abs(difference), MAX_DIFFERENCE)}`;
}
