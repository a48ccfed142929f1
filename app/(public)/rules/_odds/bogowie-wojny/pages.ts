import type { BwOddsRoll } from "@/lib/domain/bogowie-wojny/odds/question";
import { type Fighter, ONE_OF, type Side } from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { type BwField, FIELDS } from "./fields";

/** The numbers of a party's further regiments. */
const FURTHER = [2, 3, 4] as const;
type Party = "a" | "b";

/** The keys of a form's parts: two parties, each of one or several regiments, and their meeting. */
export type BwPartyKey = Party | `${Party}${(typeof FURTHER)[number]}` | "m";

export interface BwPartyShape {
  readonly key: BwPartyKey;
  /** The part's name in the question; null if its fields are at the top level of the question. */
  readonly party: "firer" | "target" | "attacker" | "defender" | "unit" | null;
  /** The key of its heading. */
  readonly heading: string;
  /** Its side and index, if the party has several regiments. */
  readonly regiment?: Fighter;
  readonly fields: readonly BwField[];
}

export interface BwOddsPage {
  readonly id: BwOddsRoll;
  readonly chapter: string;
  /** Ids of the tables that decide the roll. */
  readonly tables: readonly string[];
  readonly parties: readonly BwPartyShape[];
}

const F = FIELDS;
const TARGET = [F.anyArm, F.disorder, F.bases, F.endurance, F.damage, F.regimental];
const MORALE = [F.morale, F.disorder, F.command, F.armyLevel, F.otherMorale];
const MELEE = [
  F.footOrHorse,
  F.disorder,
  F.bases,
  F.fightingValue,
  F.endurance,
  F.damage,
  F.wings,
  F.supports,
  F.flankedBases,
  F.otherDice,
];

const GUNS = [F.gunDice, F.gunBases, F.gunEndurance, F.gunDamage];

function party(
  key: BwPartyKey,
  name: NonNullable<BwPartyShape["party"]>,
  fields: readonly BwField[],
): BwPartyShape {
  return { key, party: name, heading: name, fields };
}

/** The maximum number of regiments for a side; the form shows as many as asked for. */
function regiments(key: Party, side: Side): BwPartyShape[] {
  const keys: readonly BwPartyKey[] = [key, ...FURTHER.map((n) => `${key}${n}` as const)];
  return keys.map((each, index) => ({
    ...party(each, ONE_OF[side], [...MELEE, F.attackedFrom]),
    regiment: { side, index },
  }));
}

function meeting(heading: string, fields: readonly BwField[]): BwPartyShape {
  return { key: "m", party: null, heading, fields };
}

/** The rolls the page can answer, in the order of a turn. */
export const BW_ODDS_PAGES: readonly BwOddsPage[] = [
  { id: "initiative", chapter: "5.3", tables: [], parties: [meeting("test", [F.own, F.other])] },
  {
    id: "order",
    chapter: "5.3",
    tables: ["orders", "individual-orders"],
    parties: [meeting("test", [F.order, F.distance, F.giver, F.nth, F.command])],
  },
  {
    id: "activation",
    chapter: "5.7",
    tables: ["activation"],
    parties: [meeting("test", [F.kind, F.reach, F.command])],
  },
  {
    id: "commander",
    chapter: "6.4",
    tables: [],
    parties: [meeting("test", [F.way, F.fireDice, F.modifier, F.tests])],
  },
  {
    id: "delay",
    chapter: "13.3",
    tables: ["upgrades"],
    parties: [meeting("test", [F.turns, F.heldUp])],
  },
  {
    id: "attack",
    chapter: "10.10",
    tables: ["attack-morale", "reactions"],
    parties: [
      party("a", "attacker", [F.footOrHorse, ...MORALE, F.supports]),
      party("b", "defender", [F.anyArm, ...MORALE, F.supports]),
      meeting("meeting", [F.reaction, F.batteries, F.feigned]),
    ],
  },
  {
    id: "fire",
    chapter: "8.2",
    tables: ["fire-modifiers", "fire-results"],
    parties: [
      party("a", "firer", [
        F.footOrHorse,
        F.disorder,
        F.firingBases,
        F.firepower,
        F.otherDice,
        F.lightInfantry,
      ]),
      party("b", "target", TARGET),
    ],
  },
  {
    id: "artillery",
    chapter: "9.3",
    tables: ["artillery-fire-modifiers", "artillery-shots", "fire-results", "demolition"],
    parties: [
      party("a", "firer", [F.oneBattery, F.gunsFirepower, F.disorder, F.ordnance, F.otherDice]),
      party("b", "target", TARGET),
    ],
  },
  {
    id: "melee",
    chapter: "10.40",
    tables: ["melee-modifiers", "melee-results"],
    parties: [party("a", "attacker", MELEE), party("b", "defender", MELEE)],
  },
  {
    id: "multicombat",
    chapter: "10.21",
    tables: ["melee-modifiers", "melee-results"],
    parties: [
      meeting("meeting", [F.attackers, F.defenders, F.guns, ...GUNS]),
      ...regiments("a", "attackers"),
      ...regiments("b", "defenders"),
    ],
  },
  {
    id: "morale",
    chapter: "11.2",
    tables: ["disorder", "army-morale"],
    parties: [party("a", "unit", MORALE)],
  },
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
