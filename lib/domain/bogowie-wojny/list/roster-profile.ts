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
import { BLANK_PROFILE } from "../book/blank-profile";
import type { Profile } from "../book/book-entry";
import type { EntryTrait } from "../book/book-words";
import type { ArmyList, Regiment } from "./army-list";

/** Dice of one base as stated, and of the whole regiment including training [2.3]. */
export interface RosterDice {
  readonly perBase: number;
  readonly regiment: number;
}

/**
 * A regiment's statistics as printed on the roster: the figures of its book with training added; missing ones are
 * `null`.
 */
export interface RosterProfile extends Omit<Profile, "fightingValue" | "firepower"> {
  readonly training: Training;
  readonly fight: RosterDice | null;
  readonly fire: RosterDice | null;
  readonly formations: AllowedFormations;
  /** How it charges, and the dice added [10.40]; `null` for units that do not charge. */
  readonly charge: { readonly row: Charge; readonly dice: number } | null;
  /** Other traits from the book that matter during play. */
  readonly abilities: readonly Ability[];
}

/** Traits that give a unit an ability during play [9.2, 10.8, 10.31]. */
const ABILITIES = [
  "lances",
  "howitzer",
  "shrapnel",
  "feigned-attack",
  "must-pursue",
] as const satisfies readonly EntryTrait[];
type Ability = (typeof ABILITIES)[number];

/** The fields of the list that contains a regiment. */
type Home = Pick<ArmyList, "nation" | "bookEntries"> & {
  readonly format: Pick<ArmyList["format"], "readings">;
};

/** A regiment's statistics, from the entry it was chosen from; blank if there is none. */
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

/** The permitted formations; a book lists all of them, so no others are allowed. */
function formationsBy(
  { allowed }: AllowedFormations,
  traits: readonly EntryTrait[],
): AllowedFormations {
  const named = traits.map((trait) => BY_TRAIT[trait]).filter((one) => one !== undefined);
  const all = new Set([...allowed, ...named]);
  // Always in loose order says it already [2.4].
  if (all.has("loose-order-only")) all.delete("loose-order");
  return { allowed: [...all], open: [] };
}
