import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";

/** Weapons in the column *Broń* of the statistics [2.8]: small arms, then guns. */
export const ENTRY_WEAPONS = [
  "musket",
  "rifle",
  "carbine",
  "pistol",
  "lance",
  "sabre",
  "gun",
  "howitzer",
] as const;
export type EntryWeapon = (typeof ENTRY_WEAPONS)[number];

/**
 * Traits a unit's statistics may give it in addition to those of its kind: statuses [2.3, 13.3], kinds of troops
 * [8.7, 9.8, 9.9, 13.2], permitted formations [2.4], and traits required by special rules [9.2, 10.8, 10.31].
 */
export const ENTRY_TRAITS = [
  "may-become-elite",
  "elite",
  "veteran",
  "militia",
  "landwehr",
  "light-infantry",
  "light-cavalry",
  "heavy-cavalry",
  "irregular",
  "guard",
  "regimental-artillery",
  "horse-artillery",
  "skirmishers",
  "flankers",
  "square",
  "mass",
  "ordre-mixte",
  "open-order",
  "lances",
  "howitzer",
  "canister",
  "shrapnel",
  "feigned-attack",
  "must-pursue",
] as const;
export type EntryTrait = (typeof ENTRY_TRAITS)[number];

/** Traits that decide a general's character regardless of the command value: the first aggressive, the second cautious [6.3]. */
export const COMMANDER_TRAITS = ["insubordinate", "passive"] as const;
export type CommanderTrait = (typeof COMMANDER_TRAITS)[number];

/** The lowest and the highest command value of a commander [6.2]. */
export const COMMAND_VALUES = { least: -2, most: 3 } as const;

/** Levels of historical bodies, the highest first. */
export const BOOK_FORMATION_LEVELS = ["corps", "division", "brigade"] as const;

/** Limits on an army book, each far above any army of the period. */
export const ARMY_BOOK_LIMITS = {
  entries: 500,
  formations: 500,
  regimentsPerFormation: 100,
  basesPerRegiment: 50,
  commanders: 1_000,
  specialRules: 100,
  bringsPerRule: 20,
  links: 50,
  /** A length on the table in cm: the longest side of the largest table. */
  lengthCm: 1_000,
  /** Dice, hits, loads and morale. */
  figure: 99,
  /** Points, in halves. */
  points: 2_000,
} as const;

/** The id of the generic book shipped for a nation. */
export function shippedBookId(nation: ArmyNation): string {
  return `army-book-${nation}`;
}
