import type { DistributionAnswer } from "@/lib/domain/odds-answer/answer";
import { held } from "@/lib/domain/odds-answer/answer-words";
import {
  ATTACK_RESULTS,
  type Attack,
  attackOdds,
  attackTests,
  defenderTests,
  isAutomatic,
  passesOdds,
} from "@/lib/rules/bogowie-wojny/odds/attack-odds";
import type { BwOddsAnswer } from "./answer";
import { attackOf } from "./meeting";
import type { BwQuestionOf } from "./question";
import type { BwOddsWords } from "./words";

const PARTIES = ["attacker", "defender"] as const;

/** The odds of an attack: which side passes the test, and the results [10.3–10.5, 10.8–10.10]. */
export function workOutBwAttack(
  question: BwQuestionOf<"attack">,
  words: BwOddsWords,
): BwOddsAnswer {
  const { roll } = question;
  const attack = attackOf(question);
  const frame = words.frame(roll, {
    chapters: ["10.3", "10.4", "10.5", ...(attack.feigned ? ["10.8"] : []), "10.9", "10.10"],
    readings: readingsOf(attack),
  });
  const distributions = distributionsOf(attack, words);
  const tests = attackTests(attack);
  const tested = PARTIES.filter((party) => isTested(attack, party));
  return {
    ...frame,
    factors: tested.flatMap((party) => words.factors({ roll, party }, tests[party])),
    casts: PARTIES.map((party) =>
      tested.includes(party) ? words.atMost(party, tests[party]) : words.certain(party),
    ),
    distributions,
  };
}

function isTested(attack: Attack, party: (typeof PARTIES)[number]): boolean {
  if (party === "defender" && attack.feigned) return defenderTests(attack);
  return !isAutomatic(attack);
}

function readingsOf(attack: Attack): string[] {
  const { attacker, defender, reaction, batteries } = attack;
  const said = (row: string) => attacker.rows.includes(row) || defender.rows.includes(row);
  const holding = {
    automatic: isAutomatic(attack) && !attack.feigned,
    feint: attack.feigned,
    "cover-once": said("cover") || said("downhill"),
    "counter-fails": reaction === "counter-attack",
    "square-fails": reaction === "form-square",
    withdraws: reaction === "withdraw",
    "great-battery": batteries > 1,
    "guns-cost": defender.arm === "artillery",
    training: said("veterans") || said("elite"),
  };
  return ["double-one", ...held(holding)];
}

function distributionsOf(attack: Attack, words: BwOddsWords): DistributionAnswer[] {
  const odds = attackOdds(attack);
  const met = ATTACK_RESULTS.filter((result) =>
    odds.chances.some(({ value }) => value.result === result),
  );
  const tests = PARTIES.flatMap((party) => {
    const passes = passesOdds(odds, party);
    return passes ? [words.yesNo(`${party}Test`, passes)] : [];
  });
  const result = words.codes(
    words.naming("attackResult"),
    odds,
    (outcome) => outcome.result,
    words.outcomes("attack", met),
  );
  return [result, ...tests];
}
