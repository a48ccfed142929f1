import {
  type MeleeOutcome,
  meleeFactors,
  meleeOdds,
} from "@/lib/rules/belle-alliance/odds/melee-odds";
import { onesOdds } from "@/lib/rules/belle-alliance/odds/three-dice";
import { unitsOfFire } from "@/lib/rules/belle-alliance/odds/units-of-fire";
import { SUPPLIES } from "@/lib/rules/belle-alliance/tables/table-12";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { DistributionAnswer, OddsAnswer } from "../../odds-answer/answer";
import { held } from "../../odds-answer/answer-words";
import { layOutCodes } from "../../odds-answer/lay-out";
import type { OddsWords } from "./odds-words";
import type { QuestionOf } from "./question";

const PARTIES = ["attacker", "defender"] as const;
const DISORDERS = ["FD", "MD", "LD"] as const;

/** The odds of a melee: degrees of disorder, losses, prisoners and commanders [tables 8, 10, 11, 12]. */
export function workOutMelee(melee: QuestionOf<"melee">, words: OddsWords): OddsAnswer {
  const counted = meleeFactors(melee);
  const engages = PARTIES.some((party) => melee[party].commander === "engaging");
  return {
    ...words.frame({
      roll: melee.roll,
      tables: engages ? [8, 10, 11, 12] : [8, 11, 12],
      readings: readingsOf(melee),
    }),
    factors: PARTIES.flatMap((party) => {
      const column = melee.bothAttack ? "attacker" : party;
      return words.factors({ table: 8, party, column }, counted[party]);
    }),
    units: Object.fromEntries(
      PARTIES.map((party) => [party, unitsOfFire(melee[party].figures, "figures")]),
    ),
    distributions: meleeDistributions(melee, words),
  };
}

function readingsOf(melee: QuestionOf<"melee">): string[] {
  const parties = PARTIES.map((party) => melee[party]);
  const optional = {
    engaging: parties.some(({ commander }) => commander === "engaging"),
    "side-factor": parties.some(({ sideFactor }) => sideFactor !== 0),
    "all-lost": parties.some(({ unitFigures }) => unitFigures !== undefined),
    "prisoners-left": parties.some(({ unitFigures }) => unitFigures !== undefined),
    "without-supplies": parties.some(({ rows }) => rows.includes("without-supplies")),
  };
  return ["below-zero", "alone", "prisoners", "rout-loss", ...held(optional)];
}

function meleeDistributions(melee: QuestionOf<"melee">, words: OddsWords): DistributionAnswer[] {
  const odds = meleeOdds(melee);
  const numbers = (["loss", "prisoners"] as const).flatMap((what) =>
    PARTIES.map((party) =>
      words.numbers(
        words.naming(`${party}${what === "loss" ? "Loss" : "Prisoners"}`),
        odds,
        (outcome) => outcome[party][what],
        what === "loss" ? words.whole(melee[party].unitFigures) : null,
      ),
    ),
  );
  const commanders = PARTIES.filter((party) => melee[party].commander === "engaging").map((party) =>
    words.commander(
      `${party}Commander`,
      mapOdds(odds, (outcome) => outcome[party].commanderFalls),
    ),
  );
  return [
    resultDistribution(odds, words),
    ...numbers,
    ...commanders,
    words.yesNo("supplies", onesOdds(SUPPLIES.ones)),
  ];
}

function resultDistribution(odds: Odds<MeleeOutcome>, words: OddsWords): DistributionAnswer {
  const codes = mapOdds(odds, ({ attacker, defender }) => {
    if (defender.disorder) return `defender-${defender.disorder}`;
    return attacker.disorder ? `attacker-${attacker.disorder}` : "equal";
  });
  const of = (party: (typeof PARTIES)[number], disorder: (typeof DISORDERS)[number]) => ({
    value: `${party}-${disorder}`,
    label: words.outcome(party, { order: words.order(disorder) }),
  });
  return layOutCodes(words.naming("result"), codes, [
    ...DISORDERS.map((disorder) => of("defender", disorder)),
    { value: "equal", label: words.outcome("equal") },
    ...DISORDERS.toReversed().map((disorder) => of("attacker", disorder)),
  ]);
}
