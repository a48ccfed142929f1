import { CHARGES, type Charge, chargeBonus } from "@/lib/rules/bogowie-wojny/charge";
import type { Circumstance } from "@/lib/rules/bogowie-wojny/circumstance";
import {
  ARTILLERY_CIRCUMSTANCES,
  FAR_FIRE_CM,
  HOWITZER_DICE,
  LOADS,
  SHOT_RANGES_CM,
  TRAIN_REACH_CM,
} from "@/lib/rules/bogowie-wojny/tables/artillery-fire";
import { LIGHT_INFANTRY_FACE } from "@/lib/rules/bogowie-wojny/tables/fire";
import { CAVALRY_LINE_WIDEST_BASES } from "@/lib/rules/bogowie-wojny/tables/manoeuvres";
import { MELEE_CIRCUMSTANCES } from "@/lib/rules/bogowie-wojny/tables/melee";
import { COMMANDER_REACH_CM } from "@/lib/rules/bogowie-wojny/tables/morale";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { TRAINING_BONUS } from "@/lib/rules/bogowie-wojny/training";
import type { Arm, Trait } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { RosterRegiment, RosterView } from "./roster-view";

/** Rules that concern only some armies, with the chapter of each. */
const REMINDERS = {
  veteran: "2.3",
  elite: "2.3, 11.9",
  generals: "11.3",
  infantry: "10.40",
  "light-infantry": "8.7, 3.5",
  cavalry: "10.40, 2.4",
  "charge-irregular": "10.40",
  "charge-light": "10.40",
  "charge-line-or-lances": "10.40",
  "charge-heavy": "10.40",
  artillery: "9.3, 10.30",
  ammunition: "9.4, 9.7",
  "horse-artillery": "9.3, 9.8",
  "regimental-artillery": "9.3, 9.9",
  howitzers: "9.2",
  train: "9.5",
} as const;
export type ReminderCode = keyof typeof REMINDERS;

/** Figures in a reminder's message, keyed by their placeholders. */
type ReminderFigures = Readonly<Record<string, number>>;

/** A rule that this army's player should remember. */
export interface Reminder {
  readonly code: ReminderCode;
  readonly chapter: string;
  readonly figures: ReminderFigures;
}

/** Only the rules relevant to this army's troops and upgrades. */
export function remindersOf(view: Pick<RosterView, "formations" | "upgrades">): Reminder[] {
  const regiments = view.formations.flatMap((formation) => formation.regiments);
  const army = { view, regiments };
  return REMINDER_CODES.filter((code) => APPLIES[code](army)).map((code) => ({
    code,
    chapter: REMINDERS[code],
    figures: REMINDER_FIGURES[code],
  }));
}

/** All reminders, in printing order. */
export const REMINDER_CODES = Object.keys(REMINDERS) as ReminderCode[];

interface Army {
  readonly view: Pick<RosterView, "formations" | "upgrades">;
  readonly regiments: readonly RosterRegiment[];
}
type Applies = (army: Army) => boolean;

const ofArm =
  (arm: Arm): Applies =>
  ({ regiments }) =>
    regiments.some((regiment) => regiment.arm === arm);

const withTrait =
  (arm: Arm, trait: Trait): Applies =>
  ({ regiments }) =>
    regiments.some(
      (regiment) => regiment.arm === arm && WAGOMIAR[regiment.unitKind].traits.includes(trait),
    );

const trainedAs =
  (training: RosterRegiment["profile"]["training"]): Applies =>
  ({ regiments }) =>
    regiments.some(({ profile }) => profile.training === training);

const charging =
  (charge: Charge): Applies =>
  ({ regiments }) =>
    regiments.some(({ profile }) => profile.charge?.row === charge);

const APPLIES: Readonly<Record<ReminderCode, Applies>> = {
  veteran: trainedAs("veteran"),
  elite: trainedAs("elite"),
  generals: ({ regiments }) => regiments.length > 0,
  infantry: ofArm("infantry"),
  "light-infantry": withTrait("infantry", "light"),
  cavalry: ofArm("cavalry"),
  "charge-irregular": charging("charge-irregular"),
  "charge-light": charging("charge-light"),
  "charge-line-or-lances": charging("charge-line-or-lances"),
  "charge-heavy": charging("charge-heavy"),
  artillery: ofArm("artillery"),
  ammunition: ofArm("artillery"),
  "horse-artillery": withTrait("artillery", "horse"),
  "regimental-artillery": withTrait("artillery", "regimental"),
  howitzers: ({ regiments }) =>
    regiments.some(
      ({ unitKind, profile }) =>
        WAGOMIAR[unitKind].ordnance === "howitzer" || profile.abilities.includes("howitzer"),
    ),
  train: ({ view }) => view.upgrades.some(({ upgrade }) => upgrade === "ammunition-train"),
};

const melee = (id: string) => rowOf(MELEE_CIRCUMSTANCES, id);
const artillery = (id: string) => rowOf(ARTILLERY_CIRCUMSTANCES, id);

/** The figures of every reminder, from the same tables that the odds use. */
export const REMINDER_FIGURES: Readonly<Record<ReminderCode, ReminderFigures>> = {
  veteran: { bonus: TRAINING_BONUS.veteran },
  elite: { bonus: TRAINING_BONUS.elite },
  generals: { cm: COMMANDER_REACH_CM },
  infantry: {
    column: dice(melee("in-column"), "own", "infantry"),
    bayonet: dice(melee("bayonet"), "own", "infantry"),
    square: dice(melee("in-square"), "own", "infantry"),
    attackers: dice(melee("in-square"), "other", "infantry"),
  },
  "light-infantry": { face: LIGHT_INFANTRY_FACE },
  cavalry: {
    line: dice(melee("charge-on-line"), "own", "cavalry"),
    bases: CAVALRY_LINE_WIDEST_BASES,
  },
  ...chargeFigures(),
  artillery: {
    canister: dice(artillery("canister"), "own", "artillery"),
    barrage: dice(artillery("barrage"), "own", "artillery"),
    loads: LOADS.barrage,
    deep: dice(artillery("deep-formation"), "other", "artillery"),
    thin: -dice(artillery("in-line"), "other", "artillery"),
    moved: -dice(artillery("moved"), "own", "artillery"),
    far: FAR_FIRE_CM,
  },
  ammunition: { loads: LOADS.other },
  "horse-artillery": { moved: -dice(artillery("moved"), "own", "artillery") },
  "regimental-artillery": {
    canister: dice(artillery("regimental-canister"), "own", "artillery"),
  },
  howitzers: { cm: SHOT_RANGES_CM.howitzer, dice: HOWITZER_DICE },
  train: { cm: TRAIN_REACH_CM },
};

function chargeFigures(): Record<Charge, ReminderFigures> {
  const figures = CHARGES.map((charge) => [charge, { bonus: chargeBonus(charge) }]);
  return Object.fromEntries(figures) as Record<Charge, ReminderFigures>;
}

function rowOf(table: readonly Circumstance[], id: string): Circumstance {
  const row = table.find((each) => each.id === id);
  if (row === undefined) throw new RangeError(`No row of the table has the id "${id}".`);
  return row;
}

/** The dice a row adds for an arm: to the side it applies to (`own`) or to the opponent (`other`). */
function dice(row: Circumstance, whose: "own" | "other", arm: Arm): number {
  const adds = row[whose] ?? 0;
  return typeof adds === "number" ? adds : (adds[arm] ?? 0);
}
