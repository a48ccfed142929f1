import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import type { BookEntry, Profile } from "../book-entry";
import { ARMY_BOOK_LIMITS, type EntryTrait } from "../book-words";
import { blankEntry } from "../commands/entries";
import { kindNamed } from "./kind-named";
import type { PasteOptions, Row, RowDoubt } from "./pasted-row";
import { codeOf, TRAIT_WORDS, WEAPON_WORDS } from "./words";

const FIGURES = ["fightingValue", "firepower", "endurance", "morale"] as const;

interface Reading {
  readonly figures: Partial<Profile>;
  readonly doubts: readonly RowDoubt[];
  /** Cells that could not be read, kept as text. */
  readonly kept: readonly string[];
}

/** The value of a cell; `null` if it cannot be read and must be kept as text. */
type Read<Value> = Value | null;

const NOTHING = /^[-–—−?]?$/;

const NUMBER = /^[+]?(\d+(?:[.,]\d+)?)$/;

interface ReadRules {
  readonly traits: readonly EntryTrait[];
  readonly figures: Partial<Profile>;
  /** Text that is not a trait, unchanged. */
  readonly rest: string;
}

/** Reads a unit from a row of 2.8, with its doubts. */
export function readEntry(
  row: Row,
  { language, newId }: PasteOptions,
): { thing: BookEntry; doubts: RowDoubt[] } {
  const name = (row.name ?? "").slice(0, LIMITS.nameLength);
  const rules = readRules(row.rules ?? "");
  const read = readFigures(row);
  const unitKind = kindNamed(name, row.rules ?? "");
  const names = { en: "", da: "", pl: "", [language]: name || "?" };
  const blank = blankEntry(newId(), names);
  const kept = [rules.rest, ...read.kept, ...row.extra].filter((each) => each !== "").join(", ");
  const thing = {
    ...blank,
    unitKind,
    traits: [...rules.traits],
    profile: {
      ...blank.profile,
      ...read.figures,
      ...rules.figures,
      specialRules: kept.slice(0, LIMITS.lineLength),
    },
  };
  const doubts: RowDoubt[] = [
    ...(name === "" ? [{ code: "no-name", text: "" } as const] : []),
    ...(unitKind === null ? [{ code: "kind-open", text: name } as const] : []),
    ...read.doubts,
    ...row.extra.map((text) => ({ code: "too-many-cells", text }) as const),
  ];
  return { thing, doubts };
}

/** A figure; missing if the cell is empty or a dash. */
function readFigure(cell: string): Read<{ value: number | null }> {
  if (NOTHING.test(cell)) return { value: null };
  const digits = NUMBER.exec(cell)?.[1];
  if (digits === undefined) return null;
  const value = Number(digits.replace(",", "."));
  return value <= ARMY_BOOK_LIMITS.figure ? { value } : null;
}

/** *Ruch*: `17/26` in line and column, `30` in both [2.8]. */
function readMove(cell: string): Read<Pick<Profile, "moveLineCm" | "moveColumnCm">> {
  if (NOTHING.test(cell)) return { moveLineCm: null, moveColumnCm: null };
  const match = /^(\d{1,3})(?:\s*cm)?(?:\s*[/–-]\s*(\d{1,3})(?:\s*cm)?)?\s*$/.exec(cell);
  if (match === null) return null;
  const line = Number(match[1]);
  return { moveLineCm: line, moveColumnCm: match[2] === undefined ? line : Number(match[2]) };
}

/** *Broń*: a weapon's name and its range, `Muszkiet 8 cm` [2.8]. A name without a code is kept as written. */
function readWeapon(cell: string): Read<Pick<Profile, "weapon" | "weaponName" | "rangeCm">> {
  if (NOTHING.test(cell)) return { weapon: null, weaponName: "", rangeCm: null };
  const match = /(?<![\s,(])[\s,(]*(?:(\d{1,3})\s*(?:cm)?\)?)?$/i.exec(cell);
  if (match === null) return null;
  const name = cell.slice(0, match.index).trim();
  const weapon = codeOf(WEAPON_WORDS, foldText(name));
  const rangeCm = match[1] === undefined ? null : Number(match[1]);
  return { weapon, weaponName: weapon === null ? name : "", rangeCm };
}

/** *Zasady specjalne*: traits, ranges of canister and shrapnel, loads; the rest is kept as text. */
function readRules(cell: string): ReadRules {
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

function readFigures(row: Row): Reading {
  const parts = [
    reading(row.move ?? "", readMove),
    weaponReading(row.weapon ?? ""),
    ...FIGURES.map((figure) =>
      reading(row[figure] ?? "", (cell) => {
        const read = readFigure(cell);
        return read && { [figure]: read.value };
      }),
    ),
  ];
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    doubts: parts.flatMap(({ doubts }) => doubts),
    kept: parts.flatMap(({ kept }) => kept),
  };
}

function reading(cell: string, read: (cell: string) => Partial<Profile> | null): Reading {
  const figures = read(cell);
  if (figures !== null) return { figures, doubts: [], kept: [] };
  return { figures: {}, doubts: [{ code: "not-a-figure", text: cell }], kept: [cell] };
}

function weaponReading(cell: string): Reading {
  const read = reading(cell, readWeapon);
  const own = read.figures.weaponName;
  return own ? { ...read, doubts: [{ code: "weapon-own-word", text: own }] } : read;
}
