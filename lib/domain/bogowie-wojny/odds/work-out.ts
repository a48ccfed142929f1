import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import type { DistributionAnswer } from "@/lib/domain/odds-answer/answer";
import { held } from "@/lib/domain/odds-answer/answer-words";
import { layOutCodes } from "@/lib/domain/odds-answer/lay-out";
import {
  ATTACK_RESULTS,
  type Attack,
  attackOdds,
  attackTests,
  defenderTests,
  isAutomatic,
  passesOdds,
} from "@/lib/rules/bogowie-wojny/odds/attack-odds";
import {
  COMMANDER_FALLS_AT,
  commanderOdds,
  firedAtOdds,
} from "@/lib/rules/bogowie-wojny/odds/commander-odds";
import type { PartyModifier } from "@/lib/rules/bogowie-wojny/odds/counted";
import { arrivalOdds, delayOdds } from "@/lib/rules/bogowie-wojny/odds/delay-odds";
import {
  demolitionFace,
  type Fire,
  type FireOutcome,
  fireOdds,
  firePool,
} from "@/lib/rules/bogowie-wojny/odds/fire-odds";
import { moraleOdds, plainMoraleTest } from "@/lib/rules/bogowie-wojny/odds/morale-odds";
import {
  activationDifficulty,
  initiativeOdds,
  initiativeThrow,
  orderDifficulty,
  reachOdds,
} from "@/lib/rules/bogowie-wojny/odds/order-odds";
import { DELAYED_ARRIVALS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { BwOddsAnswer } from "./answer";
import { attackOf, fireOf } from "./meeting";
import type { BwOddsQuestion, BwOddsRoll, BwQuestionOf } from "./question";
import { bwRemarksOn } from "./remarks";
import { BwOddsWords } from "./words";
import { workOutBwMelee } from "./work-out-melee";
import { workOutBwMulticombat } from "./work-out-multicombat";

type WorkOut = {
  readonly [Roll in BwOddsRoll]: (q: BwQuestionOf<Roll>, words: BwOddsWords) => BwOddsAnswer;
};

const PARTIES = ["attacker", "defender"] as const;

type FireQuestion = BwQuestionOf<"fire"> | BwQuestionOf<"artillery">;

const WORK_OUT: WorkOut = {
  fire: workOutBwFire,
  artillery: workOutBwFire,
  melee: workOutBwMelee,
  multicombat: workOutBwMulticombat,
  attack: workOutBwAttack,
  morale: workOutMorale,
  order: workOutOrder,
  activation: workOutActivation,
  initiative: workOutInitiative,
  commander: workOutCommander,
  delay: workOutDelay,
};

/** Works out the odds for a well-formed question without faults; `words` is the namespace `bwOdds`. */
export function workOutBwOdds<Roll extends BwOddsRoll>(
  question: BwQuestionOf<Roll>,
  words: Words,
): BwOddsAnswer {
  const { roll }: BwOddsQuestion = question;
  const oddsWords = new BwOddsWords(words);
  return {
    ...WORK_OUT[roll as Roll](question, oddsWords),
    remarks: bwRemarksOn(question, oddsWords),
  };
}

function workOutMorale({ roll, unit }: BwQuestionOf<"morale">, words: BwOddsWords): BwOddsAnswer {
  const test = plainMoraleTest({ ...unit, party: "unit" });
  return {
    ...words.frame(roll, {
      chapters: ["11.2", "11.3", "11.6", "11.9", "11.11"],
      readings: ["double-one", "training"],
    }),
    factors: words.factors({ roll, party: "unit" }, test),
    casts: [words.atMost("unit", test)],
    distributions: [words.yesNo("passes", moraleOdds(test))],
  };
}

function workOutOrder(question: BwQuestionOf<"order">, words: BwOddsWords): BwOddsAnswer {
  const { roll, command } = question;
  const difficulty = orderDifficulty(question);
  const slip = question.order === "attack" && question.distance === "far" ? ["last-cell"] : [];
  return {
    ...words.frame(roll, {
      chapters: ["5.3", "5.5"],
      readings: [...slip, "command-to-roll", "difficulty-alone", "first-turn"],
    }),
    factors: words.factors({ roll, party: "unit" }, { base: difficulty, counted: eased(command) }),
    casts: [words.atLeast("unit", difficulty - command)],
    distributions: [words.yesNo("carriedOut", reachOdds(difficulty, command))],
  };
}

/** A command value added to the dice lowers the total they must show by as much. */
function eased(command: number): PartyModifier[] {
  return command === 0 ? [] : [{ party: "unit", row: "command", value: -command }];
}

function workOutActivation(question: BwQuestionOf<"activation">, words: BwOddsWords): BwOddsAnswer {
  const { roll, kind, distance, command } = question;
  const difficulty = activationDifficulty(kind, distance);
  const cast =
    difficulty === null ? words.certain("unit") : words.atLeast("unit", difficulty - command);
  return {
    ...words.frame(roll, {
      chapters: [kind === "activation" ? "5.7" : "5.8"],
      readings: [kind === "handover" ? "command-to-handover" : "command-to-roll", "first-turn"],
    }),
    factors:
      difficulty === null
        ? []
        : words.factors({ roll, party: "unit" }, { base: difficulty, counted: eased(command) }),
    casts: [cast],
    distributions: [words.yesNo("active", reachOdds(difficulty, command))],
  };
}

function workOutInitiative(
  { roll, own, other }: BwQuestionOf<"initiative">,
  words: BwOddsWords,
): BwOddsAnswer {
  return {
    ...words.frame(roll, { chapters: ["5.3", "14.2"], readings: ["ties"] }),
    distributions: [
      layOutCodes(
        words.naming("initiative"),
        initiativeOdds(own, other),
        words.outcomes("initiative", ["won", "lost"]),
      ),
      layOutCodes(
        words.naming("firstThrow"),
        initiativeThrow(own, other),
        words.outcomes("initiative", ["won", "tied", "lost"]),
      ),
    ],
  };
}

function workOutCommander(
  { roll, way, dice: fired, modifier, tests }: BwQuestionOf<"commander">,
  words: BwOddsWords,
): BwOddsAnswer {
  const dice = fired ?? null;
  const threshold = COMMANDER_FALLS_AT + modifier;
  const counted = modifier === 0 ? [] : [{ party: "commander", row: "traits", value: modifier }];
  const hit = dice === null ? [] : [words.yesNo("firedAt", firedAtOdds(dice))];
  const falls = commanderOdds({ dice, modifier, tests });
  return {
    ...words.frame(roll, {
      chapters: way === "fire" ? ["6.4", "6.7"] : ["6.5", "6.7"],
      readings: [way === "fire" ? "one-test-if-hit" : "one-test-for-losses", "destroyed-regiment"],
    }),
    factors: words.factors({ roll, party: "commander" }, { base: COMMANDER_FALLS_AT, counted }),
    casts: [words.atMost("commander", { value: threshold })],
    distributions: [...hit, words.yesNo("commanderFalls", falls)],
  };
}

function workOutDelay(
  { roll, turns, heldUp }: BwQuestionOf<"delay">,
  words: BwOddsWords,
): BwOddsAnswer {
  const arrival = mapOdds(arrivalOdds({ turns, isHeldUp: heldUp }), String);
  const coming = DELAYED_ARRIVALS.filter(({ turn }) => turn <= turns).map(({ turn, from }) => ({
    value: String(turn),
    label: words.outcome("arrival.turn", { turn, from }),
  }));
  const onTime = heldUp ? [] : words.outcomes("arrival", ["on-time"]);
  return {
    ...words.frame(roll, { chapters: ["13.3"], readings: ["delay-once-a-turn", "delay-never"] }),
    distributions: [
      ...(heldUp ? [] : [words.yesNo("heldUp", delayOdds())]),
      layOutCodes<string>(words.naming("arrival"), arrival, [
        ...onTime,
        ...coming,
        ...words.outcomes("arrival", ["never"]),
      ]),
    ],
  };
}

/** The odds of an attack: which side passes the test, and the results [10.3–10.5, 10.8–10.10]. */
function workOutBwAttack(question: BwQuestionOf<"attack">, words: BwOddsWords): BwOddsAnswer {
  const { roll } = question;
  const attack = attackOf(question);
  const frame = words.frame(roll, {
    chapters: ["10.3", "10.4", "10.5", ...(attack.feigned ? ["10.8"] : []), "10.9", "10.10"],
    readings: attackReadings(attack),
  });
  const distributions = attackDistributions(attack, words);
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

function attackReadings(attack: Attack): string[] {
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

function attackDistributions(attack: Attack, words: BwOddsWords): DistributionAnswer[] {
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

/** The odds of a fire: what it costs and what happens to the target [8.1–8.3, 8.7, 9.2, 9.3, 9.15]. */
function workOutBwFire(question: FireQuestion, words: BwOddsWords): BwOddsAnswer {
  const { roll } = question;
  const fire = fireOf(question);
  const pool = firePool(fire);
  const chapters = roll === "fire" ? ["8.1", "8.2", "8.3"] : ["9.2", "9.3", "8.3"];
  return {
    ...words.frame(roll, { chapters, readings: fireReadings(fire) }),
    factors: words.factors({ roll, party: "firer" }, pool),
    casts: [words.dice("firer", pool)],
    distributions: fireDistributions(fire, words),
  };
}

function fireReadings({ kind, firer, target }: Fire): string[] {
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

function fireDistributions(fire: Fire, words: BwOddsWords): DistributionAnswer[] {
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
