import type { Issue } from "@/lib/domain/document/error-code";
import { firePool } from "@/lib/rules/bogowie-wojny/odds/fire-odds";
import { meleePools } from "@/lib/rules/bogowie-wojny/odds/melee-odds";
import {
  canBeStruck,
  multicombatPools,
  ONE_OF,
  otherSide,
  SIDES,
  type Side,
} from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { mayBeGiven, orderDifficulty } from "@/lib/rules/bogowie-wojny/odds/order-odds";
import {
  ARTILLERY_IMPOSSIBLE,
  SHOTS_INTO_GULLY,
} from "@/lib/rules/bogowie-wojny/tables/artillery-fire";
import { FORBIDDEN_DIFFICULTY } from "@/lib/rules/bogowie-wojny/tables/orders";
import { fireOf, meleeOf, multicombatOf } from "./meeting";
import type { BwOddsQuestion, BwOddsRoll, BwQuestionOf } from "./question";
import { issuesOfPairs, issuesOfRows, type NamingParty, placeOf } from "./row-faults";
import { CIRCUMSTANCES } from "./tables-of-roll";

/** The largest number of dice in one question. */
const MAX_DICE = 100;

type Faults = { readonly [Roll in BwOddsRoll]: (question: BwQuestionOf<Roll>) => Issue[] };

const FAULTS: Faults = {
  fire: faultsOfFire,
  artillery: faultsOfArtillery,
  melee: faultsOfMelee,
  multicombat: faultsOfMulticombat,
  attack: faultsOfAttack,
  morale: ({ unit }) => issuesOfRows({ party: "unit", arm: null, ...unit }, CIRCUMSTANCES.morale),
  order: faultsOfOrder,
  activation: () => [],
  initiative: () => [],
  commander: ({ way, dice }) =>
    way === "fight" && dice !== undefined
      ? [
          fault(
            "/dice",
            "no-dice-in-fight",
            "A fight tests the commander once for its losses, whatever fire there was.",
          ),
        ]
      : [],
  delay: () => [],
};

/** Everything in a question that the rules do not allow, each with its place. */
export function faultsOfBwQuestion<Roll extends BwOddsRoll>(question: BwQuestionOf<Roll>): Issue[] {
  const { roll }: BwOddsQuestion = question;
  return FAULTS[roll as Roll](question);
}

function faultsOfFire(question: BwQuestionOf<"fire">): Issue[] {
  const { firer, target } = question;
  return [
    ...issuesOfRows({ party: "firer", ...firer }, CIRCUMSTANCES.fire),
    ...issuesOfRows({ party: "target", ...target }, CIRCUMSTANCES.fire),
    ...issuesOfStrength("target", target),
    ...issuesOfDice("firer", firePool(fireOf(question)).dice),
    ...(firer.lightInfantry && firer.arm === "cavalry"
      ? [fault("/firer/lightInfantry", "other-arm", "Light infantry is no cavalry.")]
      : []),
  ];
}

function faultsOfArtillery(question: BwQuestionOf<"artillery">): Issue[] {
  const firer: NamingParty = { party: "firer", arm: "artillery", rows: question.firer.rows };
  const target: NamingParty = { party: "target", ...question.target };
  return [
    ...issuesOfRows(firer, CIRCUMSTANCES.artillery),
    ...issuesOfRows(target, CIRCUMSTANCES.artillery),
    ...issuesOfPairs([firer, target], ARTILLERY_IMPOSSIBLE),
    ...issuesOfGully(firer.rows, target.rows),
    ...issuesOfStrength("target", question.target),
    ...issuesOfDice("firer", firePool(fireOf(question)).dice),
  ];
}

function issuesOfGully(shots: readonly string[], rows: readonly string[]): Issue[] {
  const reaches = shots.some((shot) => (SHOTS_INTO_GULLY as readonly string[]).includes(shot));
  const at = rows.indexOf("gully");
  if (at < 0 || reaches) return [];
  const message = `A ball cannot hit into a gully [3.5, 9.2]; name one of ${SHOTS_INTO_GULLY.join(", ")}.`;
  return [fault(placeOf("target", at), "ball-into-gully", message)];
}

function faultsOfMelee(question: BwQuestionOf<"melee">): Issue[] {
  const pools = meleePools(meleeOf(question));
  return (["attacker", "defender"] as const).flatMap((party) => {
    return [
      ...issuesOfMeleeParty(party, question[party]),
      ...issuesOfDice(party, pools[party].dice),
    ];
  });
}

function faultsOfMulticombat(question: BwQuestionOf<"multicombat">): Issue[] {
  const pools = multicombatPools(multicombatOf(question));
  const ofSides = SIDES.flatMap((side) => [
    ...question[side].flatMap((regiment, index) =>
      issuesOfMeleeParty(ONE_OF[side], regiment).map(({ path, ...issue }) => ({
        ...issue,
        path: path.replace(`/${ONE_OF[side]}`, `/${side}/${index}`),
      })),
    ),
    ...issuesOfDice(`${side}/0`, pools[side].dice),
    ...issuesOfStruck(question, side),
    ...issuesOfSides(question, side),
  ]);
  return [...ofSides, ...issuesOfGuns(question, pools.attackers.dice)];
}

/** Dice turned on guns require guns and are taken from the attackers' throw; the WTR of guns is given like a regiment's. */
function issuesOfGuns(question: BwQuestionOf<"multicombat">, thrown: number): Issue[] {
  const { guns, gunDice, gunEndurance: endurance, gunDamage: damage } = question;
  const none = "No guns are attacked with the defenders; say so with guns, or give 0.";
  const tooMany = `The attackers throw ${thrown} dice, so no ${gunDice} of them go at the guns.`;
  return [
    ...(gunDice > 0 && !guns ? [fault("/gunDice", "no-guns", none)] : []),
    ...(gunDice > thrown ? [fault("/gunDice", "more-than-thrown", tooMany)] : []),
    ...issuesOfDamage({ endurance: "/gunEndurance", damage: "/gunDamage" }, { endurance, damage }),
  ];
}

/** A regiment cannot attack in flank and rear at once. */
function issuesOfSides(question: BwQuestionOf<"multicombat">, side: Side): Issue[] {
  const foes = question[otherSide(side)].length;
  return question[side].flatMap(({ attackedFrom }, index) => {
    if (attackedFrom === 1 || attackedFrom <= foes) return [];
    const message = `${foes} regiments attack it from ${foes} sides at most, not from ${attackedFrom}.`;
    return [fault(`/${side}/${index}/attackedFrom`, "more-sides", message)];
  });
}

/** If several regiments could be attacked in flank, the question must say which. */
function issuesOfStruck(question: BwQuestionOf<"multicombat">, side: Side): Issue[] {
  const { [otherSide(side)]: foes } = multicombatOf(question);
  if (foes.some((foe) => canBeStruck(foes, foe))) return [];
  return question[side].flatMap(({ rows }, index) => {
    const at = rows.indexOf("flank-or-rear");
    const message = `Of several ${otherSide(side)} it is open whose flank that is; give flankedBases there.`;
    return at < 0 ? [] : [fault(placeOf(`${side}/${index}`, at), "whose-flank", message)];
  });
}

function issuesOfMeleeParty(
  party: "attacker" | "defender",
  asked: BwQuestionOf<"melee">["attacker"],
): Issue[] {
  const flanked = asked.flankedBases ?? 0;
  const message = `The unit has ${asked.bases} bases, so no ${flanked} of them can be struck.`;
  return [
    ...issuesOfRows({ party, ...asked }, CIRCUMSTANCES.melee),
    ...issuesOfStrength(party, asked),
    ...(flanked > asked.bases ? [fault(`/${party}/flankedBases`, "more-than-unit", message)] : []),
  ];
}

function faultsOfAttack({ attacker, defender, ...meeting }: BwQuestionOf<"attack">): Issue[] {
  return [
    ...issuesOfRows({ party: "attacker", ...attacker }, CIRCUMSTANCES.attack),
    ...issuesOfRows({ party: "defender", ...defender }, CIRCUMSTANCES.attack),
    ...issuesOfNumbers(attacker.rows, defender.rows),
    ...issuesOfReaction(defender.arm, meeting.reaction),
    ...(meeting.feigned && meeting.reaction === "counter-attack" && defender.arm !== "cavalry"
      ? [fault("/reaction", "not-possible", "Only cavalry counters a feint [10.8].")]
      : []),
    ...(meeting.batteries > 1 && defender.arm !== "artillery"
      ? [fault("/batteries", "no-battery", "Only artillery is a great battery [9.10]; give 1.")]
      : []),
  ];
}

function issuesOfNumbers(own: readonly string[], other: readonly string[]): Issue[] {
  const at = other.indexOf("outnumbers");
  if (at < 0 || !own.includes("outnumbers")) return [];
  const message = "Only one party has more bases than the other; choose one.";
  return [fault(placeOf("defender", at), "contradiction", message)];
}

function issuesOfReaction(
  arm: BwQuestionOf<"attack">["defender"]["arm"],
  reaction: BwQuestionOf<"attack">["reaction"],
): Issue[] {
  const isAllowed =
    arm === "artillery"
      ? reaction === "stand" || reaction === "withdraw"
      : arm === "infantry" || reaction !== "form-square";
  if (isAllowed) return [];
  return [fault("/reaction", "not-possible", `"${reaction}" is no answer of ${arm} [10.5, 10.9].`)];
}

function faultsOfOrder({ roll: _, command: __, ...test }: BwQuestionOf<"order">): Issue[] {
  if (test.giver === "division-general" && test.nth === 0) {
    const message =
      "A general of division gives orders to single regiments alone [5.5]; give 1 up.";
    return [fault("/nth", "own-division", message)];
  }
  if (mayBeGiven(test)) return [];
  const message = `Its difficulty is ${orderDifficulty(test)}; orders of ${FORBIDDEN_DIFFICULTY} and more may not be given [5.5].`;
  return [fault("/nth", "too-difficult", message)];
}

interface Sized {
  readonly bases?: number | undefined;
  readonly endurance?: number | undefined;
  readonly damage: number;
}

function issuesOfStrength(party: string, { bases, ...sized }: Sized): Issue[] {
  if (sized.endurance !== undefined && bases === undefined) {
    const message = "How much can be lost is known with the bases alone; give them too.";
    return [fault(`/${party}/bases`, "bases-needed", message)];
  }
  return issuesOfDamage({ endurance: `/${party}/endurance`, damage: `/${party}/damage` }, sized);
}

function issuesOfDamage(
  at: Readonly<Record<"endurance" | "damage", string>>,
  { endurance, damage }: Omit<Sized, "bases">,
): Issue[] {
  if (endurance === undefined) {
    if (damage === 0) return [];
    const message = "Damage is told of an endurance; give that too.";
    return [fault(at.endurance, "endurance-needed", message)];
  }
  if (damage < endurance) return [];
  const message = `A base with ${endurance} points of WTR has lost fewer than that, or is gone.`;
  return [fault(at.damage, "damage-too-great", message)];
}

function issuesOfDice(party: string, dice: number): Issue[] {
  if (dice <= MAX_DICE) return [];
  const message = `That is ${dice} dice; odds are worked out for ${MAX_DICE} at most.`;
  return [fault(`/${party}/bases`, "too-many-dice", message)];
}

function fault(path: string, code: string, message: string): Issue {
  return { path, code, message };
}
