import { type Charge, chargeBonus, chargeOf } from "@/lib/rules/bogowie-wojny/charge";
import {
  type AllowedFormations,
  formationsOf,
  type SpecialFormation,
} from "@/lib/rules/bogowie-wojny/formation";
import {
  type Drilled,
  regimentDice,
  TRAINING_BONUS,
  type Training,
  trainingOf,
} from "@/lib/rules/bogowie-wojny/training";
import { BLANK_PROFILE } from "../army-book/blank-profile";
import type { Profile } from "../army-book/book-entry";
import type { EntryTrait } from "../army-book/book-words";
import type { ArmyList, Regiment } from "./army-list";

/** Dice of one base as stated, and of the whole regiment with its training [2.3]. */
export interface RosterDice {
  readonly perBase: number;
  readonly regiment: number;
}

/** A regiment's statistics as the roster prints them: figures of its book, training added in; what was not entered is `null`. */
export interface RosterProfile extends Omit<Profile, "fightingValue" | "firepower"> {
  readonly training: Training;
  readonly fight: RosterDice | null;
  readonly fire: RosterDice | null;
  readonly formations: AllowedFormations;
  /** How it charges, and the dice that adds [10.40]; `null` for units that do not. */
  readonly charge: { readonly row: Charge; readonly dice: number } | null;
  /** What else the book says that is of use at the table. */
  readonly abilities: readonly Ability[];
}

/** Traits that give a unit something to do at the table [9.2, 10.8, 10.31]. */
const ABILITIES = [
  "lances",
  "howitzer",
  "shrapnel",
  "feigned-attack",
  "must-pursue",
] as const satisfies readonly EntryTrait[];
type Ability = (typeof ABILITIES)[number];

/** The list a regiment stands in. */
type Home = Pick<ArmyList, "nation" | "bookEntries"> & {
  readonly format: Pick<ArmyList["format"], "readings">;
};

/** What a regiment is worth on the table, by the entry of the list's book it was chosen from, if it was. */
export function profileOf(regiment: Regiment, list: Home): RosterProfile {
  const entry = list.bookEntries.find(({ id }) => id === regiment.entryId) ?? null;
  const { fightingValue, firepower, morale, ...asStated } = entry?.profile ?? BLANK_PROFILE;
  const traits = entry?.traits ?? [];
  const training = trainingOf(drilled(regiment, traits), list.format.readings);
  const dice = (perBase: number | null): RosterDice | null =>
    perBase === null
      ? null
      : { perBase, regiment: regimentDice(perBase, regiment.bases, training) };
  const row = traits.includes("lances") ? "charge-line-or-lances" : chargeOf(regiment.unitKind);
  const byKind = formationsOf(regiment.unitKind, list.nation);
  return {
    ...asStated,
    training,
    fight: dice(fightingValue),
    fire: dice(firepower),
    morale: morale === null ? null : morale + TRAINING_BONUS[training],
    formations: entry === null ? byKind : formationsBy(byKind, traits),
    charge: row === null ? null : { row, dice: chargeBonus(row) },
    abilities: ABILITIES.filter((ability) => traits.includes(ability)),
  };
}

function drilled({ unitKind, veteran, elite }: Regiment, traits: readonly EntryTrait[]): Drilled {
  return {
    unitKind,
    veteran: traits.includes("veteran") ? "own" : veteran,
    elite: elite || traits.includes("elite"),
  };
}

const BY_TRAIT: Partial<Readonly<Record<EntryTrait, SpecialFormation>>> = {
  square: "square",
  mass: "mass",
  "ordre-mixte": "ordre-mixte",
  "open-order": "loose-order",
  "light-infantry": "loose-order",
  irregular: "loose-order-only",
  skirmishers: "skirmishers",
  flankers: "flankers",
};

/** A book says all that a unit may form: nothing else is open. */
function formationsBy(
  { allowed }: AllowedFormations,
  traits: readonly EntryTrait[],
): AllowedFormations {
  const named = traits.map((trait) => BY_TRAIT[trait]).filter((one) => one !== undefined);
  return { allowed: [...new Set([...allowed, ...named])], open: [] };
}
