import { foldText } from "../../../document/fold-text";
import type { Profile } from "../book-entry";
import { ARMY_BOOK_LIMITS, type EntryTrait } from "../book-words";
import { codeOf, TRAIT_WORDS, WEAPON_WORDS } from "./words";

/** The value of a cell; `null` if it cannot be read and must be kept as text. */
type Read<Value> = Value | null;

const NOTHING = /^[-–—−?]?$/;
const NUMBER = /^[+]?(\d+(?:[.,]\d+)?)$/;

/** A figure; missing if the cell is empty or a dash. */
export function readFigure(cell: string): Read<{ value: number | null }> {
  if (NOTHING.test(cell)) return { value: null };
  const digits = NUMBER.exec(cell)?.[1];
  if (digits === undefined) return null;
  const value = Number(digits.replace(",", "."));
  return value <= ARMY_BOOK_LIMITS.figure ? { value } : null;
}

/** *Ruch*: `17/26` in line and column, `30` in both [2.8]. */
export function readMove(cell: string): Read<Pick<Profile, "moveLineCm" | "moveColumnCm">> {
  if (NOTHING.test(cell)) return { moveLineCm: null, moveColumnCm: null };
  const match = /^(\d{1,3})(?:\s*cm)?(?:\s*[/–-]\s*(\d{1,3})(?:\s*cm)?)?\s*$/.exec(cell);
  if (match === null) return null;
  const line = Number(match[1]);
  return { moveLineCm: line, moveColumnCm: match[2] === undefined ? line : Number(match[2]) };
}

/** *Broń*: a weapon's name and its range, `Muszkiet 8 cm` [2.8]. A name without a code is kept as written. */
export function readWeapon(cell: string): Read<Pick<Profile, "weapon" | "weaponName" | "rangeCm">> {
  if (NOTHING.test(cell)) return { weapon: null, weaponName: "", rangeCm: null };
  const match = /(?<![\s,(])[\s,(]*(?:(\d{1,3})\s*(?:cm)?\)?)?$/i.exec(cell);
  if (match === null) return null;
  const name = cell.slice(0, match.index).trim();
  const weapon = codeOf(WEAPON_WORDS, foldText(name));
  const rangeCm = match[1] === undefined ? null : Number(match[1]);
  return { weapon, weaponName: weapon === null ? name : "", rangeCm };
}

interface ReadRules {
  readonly traits: readonly EntryTrait[];
  readonly figures: Partial<Profile>;
  /** Text that is not a trait, unchanged. */
  readonly rest: string;
}

/** *Zasady specjalne*: traits, ranges of canister and shrapnel, loads; the rest is kept as text. */
export function readRules(cell: string): ReadRules {
  const traits = new Set<EntryTrait>();
  const rest: string[] = [];
  let figures: Partial<Profile> = {};
  for (const phrase of cell.split(/[,;]\s*|\.\s+/).map((each) => each.trim())) {
    if (NOTHING.test(phrase)) continue;
    const folded = foldText(phrase).replace(/\.$/, "");
    const trait = codeOf(TRAIT_WORDS, folded);
    const figure = figureIn(folded);
    if (trait !== null) traits.add(trait);
    else if (figure !== null) figures = { ...figures, ...figure };
    else rest.push(phrase);
  }
  return { traits: [...traits], figures, rest: rest.join(", ") };
}

function figureIn(folded: string): Partial<Profile> | null {
  const canister = /^(?:kartacze?|canister|kardaesker)[ :]*(\d{1,3})(?: ?cm)?$/.exec(folded)?.[1];
  if (canister) return { canisterRangeCm: Number(canister) };
  const shrapnel = /^(?:szrapnele?|shrapnels?)[ :]*(\d{1,3})(?: ?cm)?$/.exec(folded)?.[1];
  if (shrapnel) return { shrapnelRangeCm: Number(shrapnel) };
  const loads =
    /^(?:(\d{1,2}) (?:ladunk\w*|ladunek|loads?|ladning\w*)|(?:amunicja|ladunki|ammunition|loads)[ :]*(\d{1,2}))$/.exec(
      folded,
    );
  return loads ? { ammunition: Number(loads[1] ?? loads[2]) } : null;
}
