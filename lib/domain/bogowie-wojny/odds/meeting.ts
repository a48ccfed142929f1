import type { Attack, AttackParty } from "@/lib/rules/bogowie-wojny/odds/attack-odds";
import type { Bases } from "@/lib/rules/bogowie-wojny/odds/bases-lost";
import type { Fire } from "@/lib/rules/bogowie-wojny/odds/fire-odds";
import type { GunsInFight } from "@/lib/rules/bogowie-wojny/odds/guns-in-fight";
import type { Melee, MeleeParty } from "@/lib/rules/bogowie-wojny/odds/melee-odds";
import type { Multicombat } from "@/lib/rules/bogowie-wojny/odds/multicombat";
import type { BwQuestionOf } from "./question";

/** Builds the fire that a question about infantry, cavalry or artillery describes. */
export function fireOf(question: BwQuestionOf<"fire"> | BwQuestionOf<"artillery">): Fire {
  const { target } = question;
  const aimed = { ...target, party: "target", strength: strengthOf(target) };
  if (question.roll === "fire") {
    const { firer } = question;
    return {
      kind: "small-arms",
      firer: { ...firer, party: "firer", ordnance: null },
      target: aimed,
    };
  }
  const { ordnance = null, ...firer } = question.firer;
  return {
    kind: "artillery",
    firer: { ...firer, party: "firer", arm: "artillery", lightInfantry: false, ordnance },
    target: aimed,
  };
}

/** Builds the melee that a question describes. */
export function meleeOf({ attacker, defender }: BwQuestionOf<"melee">): Melee {
  return { attacker: fightingAs("attacker", attacker), defender: fightingAs("defender", defender) };
}

/** Builds the melee of several regiments that a question describes. */
export function multicombatOf({ attackers, defenders }: BwQuestionOf<"multicombat">): Multicombat {
  return {
    attackers: attackers.map((regiment) => fightingAs("attacker", regiment)),
    defenders: defenders.map((regiment) => fightingAs("defender", regiment)),
  };
}

/** The guns attacked together with the defenders; null if there are none. */
export function gunsOf(question: BwQuestionOf<"multicombat">): GunsInFight | null {
  const { guns, gunDice: dice, gunBases: bases, gunEndurance: endurance } = question;
  const strength = strengthOf({ bases, endurance, damage: question.gunDamage });
  return guns ? { dice, strength } : null;
}

/** Builds the attack that a question describes. */
export function attackOf({ attacker, defender, ...meeting }: BwQuestionOf<"attack">): Attack {
  const defending: AttackParty = { ...defender, party: "defender" };
  return { ...meeting, attacker: { ...attacker, party: "attacker" }, defender: defending };
}

function fightingAs(
  party: MeleeParty["party"],
  asked: BwQuestionOf<"melee">["attacker"] & { readonly attackedFrom?: number },
): MeleeParty {
  const { flankedBases = null, attackedFrom = 1 } = asked;
  return { ...asked, party, flankedBases, attackedFrom, strength: strengthOf(asked) };
}

interface Asked {
  readonly bases?: number | undefined;
  readonly endurance?: number | undefined;
  readonly damage: number;
}

function strengthOf({ bases, endurance, damage }: Asked): Bases | null {
  return bases === undefined || endurance === undefined ? null : { bases, endurance, damage };
}
