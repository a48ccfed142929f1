import type { Circumstance } from "@/lib/rules/bogowie-wojny/circumstance";
import { ARTILLERY_CIRCUMSTANCES } from "@/lib/rules/bogowie-wojny/tables/artillery-fire";
import { ATTACK_CIRCUMSTANCES } from "@/lib/rules/bogowie-wojny/tables/attack-morale";
import { FIRE_CIRCUMSTANCES } from "@/lib/rules/bogowie-wojny/tables/fire";
import { MELEE_CIRCUMSTANCES } from "@/lib/rules/bogowie-wojny/tables/melee";
import type { BwOddsRoll } from "./question";

/** A test outside an attack only takes account of training and an attached general [2.3, 11.3]. */
const MORALE_CIRCUMSTANCES: readonly Circumstance[] = [
  ...ATTACK_CIRCUMSTANCES.filter(({ row }) => row === "training").map((row) => ({
    ...row,
    parties: ["unit"],
  })),
  { id: "general-joined", chapter: "11.3", row: "general-joined", parties: ["unit"], own: 0 },
];

/** The roll whose words describe a roll's circumstances: a melee of several regiments uses those of a melee. */
export function circumstanceWordsOf(roll: BwOddsRoll): BwOddsRoll {
  return roll === "multicombat" ? "melee" : roll;
}

/** The circumstances that may be given in a roll; none if it has no such table. */
export const CIRCUMSTANCES: Readonly<Record<BwOddsRoll, readonly Circumstance[]>> = {
  fire: FIRE_CIRCUMSTANCES,
  artillery: ARTILLERY_CIRCUMSTANCES,
  melee: MELEE_CIRCUMSTANCES,
  multicombat: MELEE_CIRCUMSTANCES,
  attack: ATTACK_CIRCUMSTANCES,
  morale: MORALE_CIRCUMSTANCES,
  order: [],
  activation: [],
  initiative: [],
  commander: [],
  delay: [],
};
