import { ONE_OF, SIDES, type Side } from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { MAX_SIDES } from "@/lib/rules/bogowie-wojny/tables/melee";
import { ARMS } from "@/lib/rules/bogowie-wojny/unit-kind";
import {
  choicesOf,
  type FieldPlan,
  type FieldSchemas,
  fieldOf,
  partySchemas,
} from "../../odds-answer/field";
import type { PartyShape } from "../../odds-answer/form";
import { type BwOddsRoll, bwOddsQuestionSchema, MAX_ORDERS, MAX_REGIMENTS } from "./question";

/** A roll whose odds the page can answer. */
export interface BwOddsPage {
  readonly id: BwOddsRoll;
  readonly chapter: string;
  /** Ids of the tables that decide the roll. */
  readonly tables: readonly string[];
  readonly parties: readonly PartyShape[];
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => String(i));
const REGIMENTS = upTo(MAX_REGIMENTS).slice(1);
const COMMAND_VALUES = ["3", "2", "1", "0", "-1", "-2"];

const ARM: FieldPlan = { name: "arm" };
const DISORDER: FieldPlan = { name: "disorder", choices: upTo(3) };
/** The defaults are the values of a regiment of the rules' example profile [2.8]. */
const BASES: FieldPlan = { name: "bases", fallback: "3" };
const OTHER_DICE: FieldPlan = { name: "otherDice" };
const DAMAGE: readonly FieldPlan[] = [{ name: "endurance", fallback: "5" }, { name: "damage" }];
const SUPPORTS: FieldPlan = { name: "supports", choices: upTo(3) };
const COMMAND: FieldPlan = { name: "command", choices: COMMAND_VALUES };

const TARGET = [ARM, DISORDER, BASES, ...DAMAGE, { name: "regimental", onlyFor: "artillery" }];
const MORALE: readonly FieldPlan[] = [
  { name: "morale", fallback: "7" },
  DISORDER,
  COMMAND,
  { name: "armyLevel" },
  { name: "otherMorale" },
];
const MELEE: readonly FieldPlan[] = [
  ARM,
  DISORDER,
  BASES,
  { name: "fightingValue", fallback: "2" },
  ...DAMAGE,
  { name: "wings", choices: upTo(2) },
  SUPPORTS,
  { name: "flankedBases" },
  OTHER_DICE,
];
const ONE_OF_SEVERAL = [...MELEE, { name: "attackedFrom", choices: upTo(MAX_SIDES).slice(1) }];

/** The rolls the page can answer, in the order of a turn. */
export const BW_ODDS_PAGES: readonly BwOddsPage[] = [
  page("initiative", "5.3", {
    test: [
      { name: "own", choices: COMMAND_VALUES },
      { name: "other", choices: COMMAND_VALUES },
    ],
  }),
  page("order", "5.3", {
    tables: ["orders", "individual-orders"],
    test: [
      { name: "order", fallback: "attack" },
      { name: "distance" },
      { name: "giver" },
      { name: "nth", choices: upTo(MAX_ORDERS) },
      COMMAND,
    ],
  }),
  page("activation", "5.7", {
    tables: ["activation"],
    test: [{ name: "kind" }, { name: "distance" }, COMMAND],
  }),
  page("commander", "6.4", {
    test: [{ name: "way" }, { name: "dice" }, { name: "modifier" }, { name: "tests" }],
  }),
  page("delay", "13.3", {
    tables: ["upgrades"],
    test: [{ name: "turns" }, { name: "heldUp" }],
  }),
  page("attack", "10.10", {
    tables: ["attack-morale", "reactions"],
    parties: {
      attacker: [ARM, ...MORALE, SUPPORTS],
      defender: [ARM, ...MORALE, SUPPORTS],
    },
    meeting: [{ name: "reaction" }, { name: "batteries" }, { name: "feigned" }],
  }),
  page("fire", "8.2", {
    tables: ["fire-modifiers", "fire-results"],
    parties: {
      firer: [
        ARM,
        DISORDER,
        { ...BASES, label: "firingBases" },
        { name: "firepower", fallback: "3" },
        OTHER_DICE,
        { name: "lightInfantry", onlyFor: "infantry" },
      ],
      target: TARGET,
    },
  }),
  page("artillery", "9.3", {
    tables: ["artillery-fire-modifiers", "artillery-shots", "fire-results", "demolition"],
    parties: {
      firer: [
        { name: "bases", label: "firingBases", fallback: "1" },
        { name: "firepower", fallback: "2" },
        DISORDER,
        { name: "ordnance" },
        OTHER_DICE,
      ],
      target: TARGET,
    },
  }),
  page("melee", "10.40", {
    tables: ["melee-modifiers", "melee-results"],
    parties: { attacker: MELEE, defender: MELEE },
  }),
  multicombatPage(),
  page("morale", "11.2", { tables: ["disorder", "army-morale"], parties: { unit: MORALE } }),
];

/** The page named in the address; a volley's by default. */
export function bwPageNamed(value: unknown): BwOddsPage {
  const named = BW_ODDS_PAGES.find(({ id }) => id === value);
  const volley = BW_ODDS_PAGES.find(({ id }) => id === "fire");
  if (!volley) throw new Error("The page of odds has no roll for fire.");
  return named ?? volley;
}

/** The main roll a table is used for; null if there is none. */
export function rollOfTable(table: string): BwOddsRoll | null {
  return BW_ODDS_PAGES.find(({ tables }) => tables.includes(table))?.id ?? null;
}

interface PagePlan {
  readonly tables?: readonly string[];
  readonly parties?: Readonly<Record<string, readonly FieldPlan[]>>;
  /** The fields of no party, under the heading of a test or of a meeting. */
  readonly test?: readonly FieldPlan[];
  readonly meeting?: readonly FieldPlan[];
}

function page(id: BwOddsRoll, chapter: string, plan: PagePlan): BwOddsPage {
  const { tables = [], parties = {}, test, meeting } = plan;
  const shapes = Object.entries(parties).map(([role, fields], i) =>
    partyShape(id, { key: "ab".charAt(i), role, path: [role], fields }),
  );
  const rest = [
    ...(test ? [meetingShape(id, "test", test)] : []),
    ...(meeting ? [meetingShape(id, "meeting", meeting)] : []),
  ];
  return { id, chapter, tables, parties: [...shapes, ...rest] };
}

/** The maximum number of regiments for each side; the form shows as many as asked for. */
function multicombatPage(): BwOddsPage {
  const onlyWith = "guns";
  const meeting = meetingShape("multicombat", "meeting", [
    { name: "attackers", choices: REGIMENTS, fallback: "2", ofForm: true },
    { name: "defenders", choices: REGIMENTS, ofForm: true },
    { name: "guns" },
    { name: "gunDice", onlyWith },
    { name: "gunBases", onlyWith },
    { name: "gunEndurance", onlyWith },
    { name: "gunDamage", onlyWith },
  ]);
  return {
    id: "multicombat",
    chapter: "10.21",
    tables: ["melee-modifiers", "melee-results"],
    parties: [meeting, ...SIDES.flatMap(regiments)],
  };
}

function regiments(side: Side): PartyShape[] {
  const letter = side === "attackers" ? "a" : "b";
  return REGIMENTS.map((number, index) =>
    partyShape("multicombat", {
      key: index === 0 ? letter : `${letter}${number}`,
      role: ONE_OF[side],
      path: [side, String(index)],
      fields: ONE_OF_SEVERAL,
    }),
  );
}

interface PartyPlan {
  readonly key: string;
  readonly role: string;
  readonly path: readonly string[];
  readonly fields: readonly FieldPlan[];
}

function partyShape(roll: BwOddsRoll, { key, role, path, fields }: PartyPlan): PartyShape {
  const schemas = bwPartySchemas(roll, path[0] ?? "") ?? {};
  return {
    key,
    role,
    heading: role,
    path,
    fields: fields.map((plan) => fieldOf(plan, schemas)),
    arms: bwArmsOf(role, schemas),
    hasRows: true,
  };
}

function meetingShape(
  roll: BwOddsRoll,
  heading: "test" | "meeting",
  fields: readonly FieldPlan[],
): PartyShape {
  const schemas = schemasOf(roll);
  const given = fields.map((plan) => fieldOf(plan, schemas));
  return { key: "m", role: null, heading, path: [], fields: given, arms: [], hasRows: false };
}

/** The fields a roll expects of one of its parties, by its name in the question; null if it has no such party. */
export function bwPartySchemas(roll: string, party: string): FieldSchemas | null {
  return partySchemas(schemasOf(roll), party);
}

/** The arms a party may have: any may test its morale, and only artillery can fire as guns. */
export function bwArmsOf(role: string, { arm }: FieldSchemas): readonly string[] {
  return choicesOf(arm) ?? (role === "firer" ? ["artillery"] : ARMS);
}

function schemasOf(roll: string): FieldSchemas {
  return bwOddsQuestionSchema.options.find(({ shape }) => shape.roll.value === roll)?.shape ?? {};
}
