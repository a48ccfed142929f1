import {
  COMMANDER_RISKS,
  FIGHTING_LEVELS,
  MAX_BASES,
  MAX_ENDURANCE,
  MAX_FIRE_DICE,
  MAX_GUN_DICE,
  MAX_ORDERS,
  MAX_OTHER,
  MAX_PER_BASE,
  MAX_REGIMENTS,
  MAX_TESTS,
  ORDNANCES,
} from "@/lib/domain/bogowie-wojny/odds/question";
import { REACTIONS } from "@/lib/rules/bogowie-wojny/odds/attack-odds";
import { MAX_SIDES } from "@/lib/rules/bogowie-wojny/tables/melee";
import { ORDER_GIVERS, ORDERS } from "@/lib/rules/bogowie-wojny/tables/orders";

/** The values a field takes: a whole number, one of several choices, or a tick. */
type Takes =
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "flag" };

/** A field of the form: its name in the question, the values it takes, and its default. */
export interface BwField {
  readonly name: string;
  readonly takes: Takes;
  readonly fallback: string;
  /** The key of its label, if that is not its name. */
  readonly label?: string;
  /** The arm it is shown for; left out for all arms. */
  readonly onlyFor?: string;
  /** The name of the tick it depends on; left out if it is always shown. */
  readonly onlyWith?: string;
  /** Set if the field only changes the form and is not part of the question. */
  readonly ofForm?: true;
}

const number = (
  name: string,
  [least, most]: readonly [number, number],
  fallback = "",
): BwField => ({
  name,
  takes: { kind: "number", least, most },
  fallback,
});
const choice = (
  name: string,
  choices: readonly string[],
  fallback = choices[0] ?? "",
): BwField => ({
  name,
  takes: { kind: "choice", choices },
  fallback,
});
const flag = (name: string, onlyFor: string): BwField => ({
  name,
  takes: { kind: "flag" },
  fallback: "",
  onlyFor,
});

const withGuns = (field: BwField): BwField => ({ ...field, onlyWith: "guns" });

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => String(i));
const BASES = [1, MAX_BASES] as const;
const REGIMENTS = Array.from({ length: MAX_REGIMENTS }, (_, i) => String(i + 1));

/** All fields of the form, with the values of a regiment of the rules' example profile [2.8] as defaults. */
export const FIELDS = {
  footOrHorse: choice("arm", ["infantry", "cavalry"]),
  anyArm: choice("arm", ["infantry", "cavalry", "artillery"]),
  bases: number("bases", BASES, "3"),
  firingBases: { ...number("bases", BASES, "3"), label: "firingBases" },
  oneBattery: { ...number("bases", BASES, "1"), label: "firingBases" },
  firepower: number("firepower", [0, MAX_PER_BASE], "3"),
  gunsFirepower: number("firepower", [0, MAX_PER_BASE], "2"),
  fightingValue: number("fightingValue", [0, MAX_PER_BASE], "2"),
  disorder: choice("disorder", upTo(3)),
  otherDice: number("otherDice", [-MAX_OTHER, MAX_OTHER], "0"),
  lightInfantry: flag("lightInfantry", "infantry"),
  endurance: number("endurance", [1, MAX_ENDURANCE], "5"),
  damage: number("damage", [0, MAX_ENDURANCE - 1], "0"),
  regimental: flag("regimental", "artillery"),
  ordnance: choice("ordnance", ["", ...ORDNANCES.map(String)]),
  flankedBases: number("flankedBases", [0, MAX_BASES]),
  attackedFrom: choice("attackedFrom", upTo(MAX_SIDES).slice(1)),
  guns: { name: "guns", takes: { kind: "flag" }, fallback: "" },
  gunDice: withGuns(number("gunDice", [0, MAX_GUN_DICE], "0")),
  gunBases: withGuns(number("gunBases", BASES, "1")),
  gunEndurance: withGuns(number("gunEndurance", [1, MAX_ENDURANCE])),
  gunDamage: withGuns(number("gunDamage", [0, MAX_ENDURANCE - 1], "0")),
  wings: choice("wings", upTo(2)),
  supports: choice("supports", upTo(3)),
  morale: number("morale", [2, 20], "7"),
  command: choice("command", ["3", "2", "1", "0", "-1", "-2"], "0"),
  armyLevel: choice("armyLevel", FIGHTING_LEVELS, "normal"),
  otherMorale: number("otherMorale", [-MAX_OTHER, MAX_OTHER], "0"),
  reaction: choice("reaction", REACTIONS),
  feigned: { name: "feigned", takes: { kind: "flag" }, fallback: "" },
  attackers: { ...choice("attackers", REGIMENTS, "2"), ofForm: true },
  defenders: { ...choice("defenders", REGIMENTS), ofForm: true },
  batteries: number("batteries", BASES, "1"),
  order: choice("order", ORDERS, "attack"),
  distance: choice("distance", ["near", "middle", "far"]),
  giver: choice("giver", ORDER_GIVERS),
  nth: choice("nth", upTo(MAX_ORDERS)),
  kind: choice("kind", ["activation", "handover"]),
  reach: { ...choice("distance", ["near", "far"], "far"), label: "distance" },
  own: choice("own", ["3", "2", "1", "0", "-1", "-2"], "0"),
  other: choice("other", ["3", "2", "1", "0", "-1", "-2"], "0"),
  way: choice("way", COMMANDER_RISKS),
  fireDice: number("dice", [1, MAX_FIRE_DICE]),
  modifier: number("modifier", [-1, 8], "0"),
  tests: number("tests", [1, MAX_TESTS], "1"),
  turns: number("turns", [1, 50], "6"),
  heldUp: { name: "heldUp", takes: { kind: "flag" }, fallback: "" },
} as const satisfies Readonly<Record<string, BwField>>;
