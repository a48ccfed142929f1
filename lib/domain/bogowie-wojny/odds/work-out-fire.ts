import type { DistributionAnswer } from "@/lib/domain/odds-answer/answer";
import { held } from "@/lib/domain/odds-answer/answer-words";
import {
  demolitionFace,
  type Fire,
  type FireOutcome,
  fireOdds,
  firePool,
} from "@/lib/rules/bogowie-wojny/odds/fire-odds";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { BwOddsAnswer } from "./answer";
import { fireOf } from "./meeting";
import type { BwQuestionOf } from "./question";
import type { BwOddsWords } from "./words";

type FireQuestion = BwQuestionOf<"fire"> | BwQuestionOf<"artillery">;

/** The odds of a fire: what it costs and what happens to the target [8.1–8.3, 8.7, 9.2, 9.3, 9.15]. */
export function workOutBwFire(question: FireQuestion, words: BwOddsWords): BwOddsAnswer {
  const { roll } = question;
  const fire = fireOf(question);
  const pool = firePool(fire);
  const chapters = roll === "fire" ? ["8.1", "8.2", "8.3"] : ["9.2", "9.3", "8.3"];
  return {
    ...words.frame(roll, { chapters, readings: readingsOf(fire) }),
    factors: words.factors({ roll, party: "firer" }, pool),
    casts: [words.dice("firer", pool)],
    distributions: distributionsOf(fire, words),
  };
}

function readingsOf({ kind, firer, target }: Fire): string[] {
  const said = (row: string) => firer.rows.includes(row) || target.rows.includes(row);
  const holding = {
    "light-infantry": firer.lightInfantry,
    "no-firepower": firer.firepower === 0,
    "strong-works": said("strong-works"),
    "howitzer-each": said("howitzer"),
    "canister-gully": said("gully") && (said("canister") || said("regimental-canister")),
    "guns-stand": target.arm === "artillery" && !target.regimental,
    training: said("veterans") || said("elite"),
    "one-base-kind": target.strength !== null,
    "howitzer-demolition": said("howitzer") && firer.ordnance !== null,
    "half-then-one": kind === "artillery" && said("beyond-30"),
  };
  return ["simultaneous", ...held(holding)];
}

function distributionsOf(fire: Fire, words: BwOddsWords): DistributionAnswer[] {
  const odds = fireOdds(fire);
  const demolition = demolitionFace(fire) !== null;
  return [
    words.codes(words.naming("targetState"), odds, ({ state }) => state, words.states),
    words.numbers(words.naming("loss"), odds, ({ loss }) => loss),
    ...basesDistribution(odds, words),
    ...(demolition
      ? [
          words.yesNo(
            "demolition",
            mapOdds(odds, ({ demolished }) => demolished),
          ),
        ]
      : []),
    words.codes(
      words.naming("displacement"),
      odds,
      ({ displacement }) => displacement,
      words.outcomes("displacement", ["stays", "pushed-back", "rout"]),
    ),
    words.numbers(words.naming("hits"), odds, ({ hits }) => hits),
  ];
}

function basesDistribution(odds: Odds<FireOutcome>, words: BwOddsWords): DistributionAnswer[] {
  if (odds.chances.some(({ value }) => value.basesLost === null)) return [];
  return [words.numbers(words.naming("basesLost"), odds, ({ basesLost }) => basesLost ?? 0)];
}
