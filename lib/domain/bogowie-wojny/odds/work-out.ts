import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import { layOutCodes } from "@/lib/domain/odds-answer/lay-out";
import {
  COMMANDER_FALLS_AT,
  commanderOdds,
  firedAtOdds,
} from "@/lib/rules/bogowie-wojny/odds/commander-odds";
import type { PartyModifier } from "@/lib/rules/bogowie-wojny/odds/counted";
import { arrivalOdds, delayOdds } from "@/lib/rules/bogowie-wojny/odds/delay-odds";
import { moraleOdds, plainMoraleTest } from "@/lib/rules/bogowie-wojny/odds/morale-odds";
import {
  activationDifficulty,
  initiativeOdds,
  initiativeThrow,
  orderDifficulty,
  reachOdds,
} from "@/lib/rules/bogowie-wojny/odds/order-odds";
import { DELAYED_ARRIVALS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { mapOdds } from "@/lib/rules/odds/odds";
import type { BwOddsAnswer } from "./answer";
import type { BwOddsQuestion, BwOddsRoll, BwQuestionOf } from "./question";
import { bwRemarksOn } from "./remarks";
import { BwOddsWords } from "./words";
import { workOutBwAttack } from "./work-out-attack";
import { workOutBwFire } from "./work-out-fire";
import { workOutBwMelee } from "./work-out-melee";
import { workOutBwMulticombat } from "./work-out-multicombat";

type WorkOut = {
  readonly [Roll in BwOddsRoll]: (q: BwQuestionOf<Roll>, words: BwOddsWords) => BwOddsAnswer;
};

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
