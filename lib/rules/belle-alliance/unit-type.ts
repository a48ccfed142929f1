import type { Arm } from "./arm";

/** The types of infantry, cavalry and artillery; one list for screen, API and table 21. */
export const UNIT_TYPES = [
  "line",
  "light",
  "guard",
  "grenadier",
  "fusilier",
  "jaeger",
  "rifle",
  "highlander",
  "marine",
  "militia",
  "landwehr",
  "reserve",
  "hussar",
  "chasseur",
  "chevauleger",
  "lancer",
  "uhlan",
  "cossack",
  "dragoon",
  "light-dragoon",
  "horse-grenadier",
  "carabinier",
  "cuirassier",
  "gendarme",
  "foot-artillery",
  "horse-artillery",
  "train",
  "sapper",
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** The types a unit of each arm may have, in the order a form offers them. */
export const TYPES_OF_ARM: Readonly<Record<Arm, readonly UnitType[]>> = {
  infantry: [
    "line",
    "light",
    "guard",
    "grenadier",
    "fusilier",
    "jaeger",
    "rifle",
    "highlander",
    "marine",
    "militia",
    "landwehr",
    "reserve",
  ],
  cavalry: [
    "guard",
    "hussar",
    "chasseur",
    "chevauleger",
    "lancer",
    "uhlan",
    "cossack",
    "dragoon",
    "light-dragoon",
    "horse-grenadier",
    "carabinier",
    "cuirassier",
    "gendarme",
    "landwehr",
    "militia",
    "line",
    "light",
  ],
  artillery: ["foot-artillery", "horse-artillery"],
  train: ["train"],
  engineers: ["sapper"],
};

/** Cavalry weight, as tables 8 and 21 distinguish it. */
export const WEIGHTS = ["light", "medium", "heavy"] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Small arms by the names table 13 uses. */
export const WEAPONS = ["musket", "rifle", "carbine"] as const;
export type Weapon = (typeof WEAPONS)[number];

/** Grades of the guard that table 21 distinguishes. */
export const GUARD_GRADES = ["old", "middle", "young"] as const;
export type GuardGrade = (typeof GUARD_GRADES)[number];
