import fc from "fast-check";
import {
  type BwOddsQuestion,
  type BwOddsRoll,
  bwOddsQuestionSchema,
  FIGHTING_LEVELS,
} from "@/lib/domain/bogowie-wojny/odds/question";
import { CIRCUMSTANCES } from "@/lib/domain/bogowie-wojny/odds/tables-of-roll";
import { REACTIONS } from "@/lib/rules/bogowie-wojny/odds/attack-odds";
import { ORDER_GIVERS, ORDERS } from "@/lib/rules/bogowie-wojny/tables/orders";

const rowsOf = (roll: BwOddsRoll, party: string) => {
  const ids = CIRCUMSTANCES[roll].filter(({ parties }) => parties.includes(party));
  return fc.subarray(
    ids.map(({ id }) => id),
    { maxLength: Math.min(4, ids.length) },
  );
};
const disorder = fc.integer({ min: 0, max: 3 });
const small = fc.integer({ min: -4, max: 4 });
const bases = fc.integer({ min: 1, max: 6 });
const footOrHorse = fc.constantFrom("infantry", "cavalry");
const anyArm = fc.constantFrom("infantry", "cavalry", "artillery");
const strength = {
  endurance: fc.integer({ min: 3, max: 8 }),
  damage: fc.integer({ min: 0, max: 3 }),
};
const command = fc.integer({ min: -2, max: 3 });

const firer = (roll: "fire" | "artillery") => ({
  bases,
  firepower: fc.integer({ min: 0, max: 4 }),
  rows: rowsOf(roll, "firer"),
  disorder,
  otherDice: small,
});
const target = (roll: "fire" | "artillery") =>
  fc.record(
    {
      arm: anyArm,
      rows: rowsOf(roll, "target"),
      disorder,
      bases,
      ...strength,
      regimental: fc.boolean(),
    },
    { requiredKeys: ["arm", "rows"] },
  );
const meleeParty = (party: string) =>
  fc.record({
    arm: footOrHorse,
    bases,
    fightingValue: fc.integer({ min: 0, max: 3 }),
    rows: rowsOf("melee", party),
    disorder,
    flankedBases: fc.constantFrom(undefined, 0, 1),
    wings: fc.integer({ min: 0, max: 2 }),
    supports: fc.integer({ min: 0, max: 3 }),
    otherDice: small,
    ...strength,
  });
const morale = (roll: BwOddsRoll, party: string) => ({
  morale: fc.integer({ min: 2, max: 14 }),
  rows: rowsOf(roll, party),
  disorder,
  command,
  armyLevel: fc.constantFrom(...FIGHTING_LEVELS),
  otherMorale: small,
});
const supports = fc.integer({ min: 0, max: 3 });

const asked = fc.oneof(
  fc.record({
    roll: fc.constant("fire"),
    firer: fc.record({ arm: footOrHorse, lightInfantry: fc.boolean(), ...firer("fire") }),
    target: target("fire"),
  }),
  fc.record({
    roll: fc.constant("artillery"),
    firer: fc.record(
      { ...firer("artillery"), ordnance: fc.constantFrom(3, 6, 12, "howitzer") },
      { requiredKeys: ["bases", "firepower"] },
    ),
    target: target("artillery"),
  }),
  fc.record({
    roll: fc.constant("melee"),
    attacker: meleeParty("attacker"),
    defender: meleeParty("defender"),
  }),
  fc.record({
    roll: fc.constant("multicombat"),
    attackers: fc.array(meleeParty("attacker"), { minLength: 1, maxLength: 4 }),
    defenders: fc.array(meleeParty("defender"), { minLength: 1, maxLength: 4 }),
    guns: fc.boolean(),
    gunDice: fc.integer({ min: 0, max: 6 }),
    gunEndurance: fc.constantFrom(undefined, 2, 3),
    gunDamage: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({
    roll: fc.constant("attack"),
    attacker: fc.record({ arm: footOrHorse, ...morale("attack", "attacker"), supports }),
    defender: fc.record({ arm: anyArm, ...morale("attack", "defender"), supports }),
    reaction: fc.constantFrom(...REACTIONS),
    batteries: fc.constantFrom(1, 1, 5),
    feigned: fc.boolean(),
  }),
  fc.record({ roll: fc.constant("morale"), unit: fc.record(morale("morale", "unit")) }),
  fc.record({
    roll: fc.constant("order"),
    order: fc.constantFrom(...ORDERS),
    distance: fc.constantFrom("near", "middle", "far"),
    giver: fc.constantFrom(...ORDER_GIVERS),
    nth: fc.integer({ min: 0, max: 6 }),
    command,
  }),
  fc.record({
    roll: fc.constant("activation"),
    kind: fc.constantFrom("activation", "handover"),
    distance: fc.constantFrom("near", "far"),
    command,
  }),
  fc.record({ roll: fc.constant("initiative"), own: command, other: command }),
  fc.record({
    roll: fc.constant("commander"),
    way: fc.constantFrom("fire", "fight"),
    dice: fc.constantFrom(undefined, 1, 6),
    modifier: fc.integer({ min: -1, max: 8 }),
    tests: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    roll: fc.constant("delay"),
    turns: fc.integer({ min: 1, max: 8 }),
    heldUp: fc.boolean(),
  }),
);

/** Questions of every roll that the schema accepts; the rules may still forbid their combinations. */
export const bwQuestions: fc.Arbitrary<BwOddsQuestion> = asked.map((question) =>
  bwOddsQuestionSchema.parse(question),
);
