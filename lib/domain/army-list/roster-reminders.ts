import { CHARGES, type Charge, chargeBonus } from "@/lib/rules/bogowie-wojny/charge";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm, Trait } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { RosterRegiment, RosterView } from "./roster-view";

/** Rules that concern some armies only, with the chapter each rests on. */
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
  artillery: "9.3",
  ammunition: "9.4, 9.7",
  "horse-artillery": "9.3, 9.8",
  "regimental-artillery": "9.3, 9.9",
  howitzers: "9.2",
  train: "9.5",
} as const;
type ReminderCode = keyof typeof REMINDERS;

/** A rule this army plays by; `bonus` is the number its sentence tells. */
export interface Reminder {
  readonly code: ReminderCode;
  readonly chapter: string;
  readonly bonus: number;
}

/** The rules that this army's own troops and upgrades call for, and no others. */
export function remindersOf(view: Pick<RosterView, "formations" | "upgrades">): Reminder[] {
  const regiments = view.formations.flatMap((formation) => formation.regiments);
  const army = { view, regiments };
  const codes = Object.keys(REMINDERS) as ReminderCode[];
  return codes
    .filter((code) => APPLIES[code](army))
    .map((code) => ({
      code,
      chapter: REMINDERS[code],
      bonus: isCharge(code) ? chargeBonus(code) : 0,
    }));
}

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

function isCharge(code: ReminderCode): code is Charge {
  return CHARGES.some((charge) => charge === code);
}
