import { ROLLS_LEFT } from "@/lib/rules/belle-alliance/supplies";
import { foldText } from "../../../document/fold-text";
import type { Unit } from "../../scenario/unit";
import type { ColumnField } from "./columns";
import type { HeadedCell } from "./headed-cell";

/** A unit's properties other than its kind and numbers. */
export type UnitTraits = Partial<
  Pick<Unit, "weapon" | "weight" | "lance" | "light" | "marksmen" | "ammunition" | "supplies">
>;

export const YES = /^(?:yes|ja|tak|x|1|oui|true|~)$/i;
export const NO = /^(?:no|nej|nie|nein|non|0|false|-|–)?$/i;

const WEAPONS: readonly (readonly [RegExp, Unit["weapon"]])[] = [
  [/^(musket|muszkiet|muskete|fusil)$/, "musket"],
  [/^(rifle|riffel|sztucer|buchse)$/, "rifle"],
  [/^(carbine|karabin(ek|er)?)$/, "carbine"],
];
const WEIGHTS: readonly (readonly [RegExp, Unit["weight"]])[] = [
  [/^(light|let|lekk[ai]|leicht)$/, "light"],
  [/^(medium|mellemsv(ae|a)r[t]?|srednia|mittel)$/, "medium"],
  [/^(heavy|tung[t]?|ciezk[ai]|schwer)$/, "heavy"],
];
const TICKED = [
  "lance",
  "light",
  "marksmen",
  "ammunition",
] as const satisfies readonly (ColumnField & keyof UnitTraits)[];

/**
 * Reads a unit's traits from cells, and returns the cells that were not understood. A blank weapon means none only in
 * our own export, which lists every weapon.
 */
export function readTraits(cells: readonly HeadedCell[]): {
  readonly traits: UnitTraits;
  readonly unread: readonly HeadedCell[];
} {
  const traits: UnitTraits = {};
  const isOurOwn = cells.some(({ field }) => field === "derived");
  if (isOurOwn && cells.some(({ field, text }) => field === "weapon" && text === ""))
    traits.weapon = null;
  const unread = cells.filter((cell) => {
    if (cell.text === "") return false;
    const trait = traitIn(cell);
    Object.assign(traits, trait);
    return trait === null;
  });
  return { traits, unread };
}

/** The trait in a cell, empty for cells of other columns; null if not understood. */
function traitIn({ field, text }: HeadedCell): UnitTraits | null {
  const folded = foldText(text);
  const ticked = TICKED.find((each) => each === field);
  if (ticked)
    return YES.test(text) ? { [ticked]: true } : NO.test(text) ? { [ticked]: false } : null;
  if (field === "weapon") return named("weapon", WEAPONS, folded);
  if (field === "weight") return named("weight", WEIGHTS, folded);
  if (field !== "supplies") return {};
  const rolls = ROLLS_LEFT.find((each) => String(each) === folded);
  return rolls === undefined ? null : { supplies: rolls };
}

function named<Name extends "weapon" | "weight">(
  name: Name,
  words: readonly (readonly [RegExp, Unit[Name]])[],
  folded: string,
): UnitTraits | null {
  const found = words.find(([pattern]) => pattern.test(folded));
  return found ? { [name]: found[1] } : null;
}
