import { z } from "zod";
import { REACTIONS } from "@/lib/rules/bogowie-wojny/odds/attack-odds";
import { MAX_SIDES } from "@/lib/rules/bogowie-wojny/tables/melee";
import {
  COMMAND_VALUES,
  ORDER_DISTANCES,
  ORDER_GIVERS,
  ORDERS,
} from "@/lib/rules/bogowie-wojny/tables/orders";

/** The morale levels of an army that has not broken [11.9]. */
export const FIGHTING_LEVELS = ["wavering", "weak", "normal", "high", "very-high"] as const;
const ORDNANCES = [3, 4, 6, 8, 9, 12, "howitzer"] as const;
const MAX_BASES = 20;
const MAX_PER_BASE = 20;
const MAX_OTHER = 20;
const MAX_ENDURANCE = 50;
export const MAX_ORDERS = 6;
/** The largest number of dice of a melee that may be turned on guns. */
const MAX_GUN_DICE = 100;
/** The ways a commander may be lost. */
const COMMANDER_RISKS = ["fire", "fight"] as const;
/** The largest number of dice of a fire at a commander, and of tests in a row. */
const MAX_FIRE_DICE = 100;
const MAX_TESTS = 20;
/** The largest number of regiments on one side of a multicombat. */
export const MAX_REGIMENTS = 4;

/** What holds for a party. */
export const circumstanceIds = z
  .array(z.string().max(64))
  .max(40)
  .default([])
  .describe("Ids of the circumstances that hold for this party");
const disorder = z.int().min(0).max(3).default(0).describe("Levels of disorder, 11.6");
const bases = z.int().min(1).max(MAX_BASES);
const perBase = z.int().min(0).max(MAX_PER_BASE);
const other = z
  .int()
  .min(-MAX_OTHER)
  .max(MAX_OTHER)
  .default(0)
  .describe("What rules of the unit's own add");
const command = z
  .int()
  .min(COMMAND_VALUES.least)
  .max(COMMAND_VALUES.most)
  .default(0)
  .describe("Command value of the commander who counts; 0 without one");
const supports = z.int().min(0).max(3).default(0).describe("Supporting regiments, 10.39");
const strength = {
  endurance: z.int().min(1).max(MAX_ENDURANCE).optional().describe("WTR of one base"),
  damage: z
    .int()
    .min(0)
    .max(MAX_ENDURANCE - 1)
    .default(0)
    .describe("Points of WTR lost before by the base that suffers first"),
};
const footOrHorse = z.enum(["infantry", "cavalry"]).default("infantry");
const anyArm = z.enum(["infantry", "cavalry", "artillery"]).default("infantry");

/** What is fired at. */
export const target = z.strictObject({
  arm: anyArm,
  rows: circumstanceIds,
  disorder,
  bases: bases.optional().describe("Of the target; with endurance it says what is destroyed"),
  ...strength,
  regimental: z
    .boolean()
    .default(false)
    .describe("Guns of a regiment, pushed back with it and not standing, 9.14"),
});
const firer = z.strictObject({
  bases: bases.describe("Bases that fire"),
  firepower: perBase.describe("SO of each base"),
  rows: circumstanceIds,
  disorder,
  otherDice: other,
});
/** Who fights one other. */
export const meleeParty = z.strictObject({
  arm: footOrHorse,
  bases,
  fightingValue: perBase.describe("WB of each base"),
  flankedBases: z
    .int()
    .min(0)
    .max(MAX_BASES)
    .optional()
    .describe("Bases struck in flank or rear, where the opponent attacks so; all if left out"),
  rows: circumstanceIds,
  disorder,
  wings: z.int().min(0).max(2).default(0).describe("Wings by which it overlaps its opponent"),
  supports,
  otherDice: other,
  ...strength,
});
/** Those of one side who fight together. */
export const meleeSide = z
  .array(
    meleeParty.extend({
      attackedFrom: z
        .int()
        .min(1)
        .max(MAX_SIDES)
        .default(1)
        .describe(
          "Sides from which it is attacked; pushed back from three or four it is destroyed, 10.29",
        ),
    }),
  )
  .min(1)
  .max(MAX_REGIMENTS)
  .describe(
    "Regiments of one side; among several, a flank attack strikes those that give flankedBases",
  );
/** The dice that attackers turn on guns attacked together with the defenders. */
const aimedAtGuns = {
  gunDice: z
    .int()
    .min(0)
    .max(MAX_GUN_DICE)
    .default(0)
    .describe("Of the attackers' dice, those turned on the guns themselves, 9.13"),
  gunBases: bases.default(1).describe("Of the guns; with gunEndurance it says what is destroyed"),
  gunEndurance: strength.endurance.describe("WTR of one base of the guns"),
  gunDamage: strength.damage.describe("Points of WTR lost before by the guns"),
};
const morale = {
  morale: z.int().min(2).max(20).describe("Morale of the unit's profile"),
  rows: circumstanceIds,
  disorder,
  command,
  armyLevel: z.enum(FIGHTING_LEVELS).default("normal").describe("Level of army morale, 11.9"),
  otherMorale: other,
};

/** A question about odds in Bogowie Wojny: one shape for each kind of roll. */
export const bwOddsQuestionSchema = z.discriminatedUnion("roll", [
  z.strictObject({
    roll: z.literal("fire"),
    firer: firer.extend({
      arm: footOrHorse,
      lightInfantry: z.boolean().default(false).describe("A 6 disorders one level more, 8.7"),
    }),
    target,
  }),
  z.strictObject({
    roll: z.literal("artillery"),
    firer: firer.extend({
      ordnance: z
        .literal(ORDNANCES)
        .optional()
        .describe("Calibre, or independent howitzers; it says what buildings and works suffer"),
    }),
    target,
  }),
  z.strictObject({ roll: z.literal("melee"), attacker: meleeParty, defender: meleeParty }),
  z.strictObject({
    roll: z.literal("multicombat"),
    attackers: meleeSide,
    defenders: meleeSide,
    guns: z
      .boolean()
      .default(false)
      .describe("Unprotected guns of the defenders are attacked with them, 9.13"),
    ...aimedAtGuns,
  }),
  z.strictObject({
    roll: z.literal("attack"),
    attacker: z.strictObject({ arm: footOrHorse, ...morale, supports }),
    defender: z.strictObject({ arm: anyArm, ...morale, supports }),
    reaction: z.enum(REACTIONS).default("stand"),
    batteries: z
      .int()
      .min(1)
      .max(MAX_BASES)
      .default(1)
      .describe("Tests against a great battery: its bases that can fire at the attacker, 9.10"),
    feigned: z
      .boolean()
      .default(false)
      .describe("Announced as a feint by a unit with that trait, 10.8"),
  }),
  z.strictObject({ roll: z.literal("morale"), unit: z.strictObject(morale) }),
  z.strictObject({
    roll: z.literal("order"),
    order: z.enum(ORDERS),
    distance: z.enum(ORDER_DISTANCES.map(({ id }) => id)),
    giver: z.enum(ORDER_GIVERS).default("commander-in-chief"),
    nth: z
      .int()
      .min(0)
      .max(MAX_ORDERS)
      .default(0)
      .describe("0 an order to a division; else the how-manieth to a single regiment, 5.5"),
    command,
  }),
  z.strictObject({
    roll: z.literal("activation"),
    kind: z.enum(["activation", "handover"]).default("activation"),
    distance: z.enum(["near", "far"]).default("far").describe("Up to 30 cm, or beyond"),
    command,
  }),
  z.strictObject({ roll: z.literal("initiative"), own: command, other: command }),
  z.strictObject({
    roll: z.literal("commander"),
    way: z
      .enum(COMMANDER_RISKS)
      .default("fire")
      .describe("Fire at a commander, 6.4, or losses of the regiment joined, 6.5"),
    dice: z
      .int()
      .min(1)
      .max(MAX_FIRE_DICE)
      .optional()
      .describe("Dice of the fire at the commander, all modifiers counted; left out: it has hit"),
    modifier: z
      .int()
      .min(-1)
      .max(8)
      .default(0)
      .describe("What traits add to the 3 at which the commander falls, 6.4"),
    tests: z.int().min(1).max(MAX_TESTS).default(1).describe("Such tests, one after the other"),
  }),
  z.strictObject({
    roll: z.literal("delay"),
    turns: z.int().min(1).max(50).default(6).describe("Turns of the battle, 14.6"),
    heldUp: z
      .boolean()
      .default(false)
      .describe("The first die, 4 or more, has held the battery up already, 13.3"),
  }),
]);
export type BwOddsQuestion = z.infer<typeof bwOddsQuestionSchema>;
export type BwOddsRoll = BwOddsQuestion["roll"];
export type BwQuestionOf<Roll extends BwOddsRoll> = Extract<BwOddsQuestion, { roll: Roll }>;
