import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import { OWN_VALOUR_LIMIT } from "../../scenario/own-valour-limit";
import type { PasteDoubtCode } from "../decisions/doubt";
import type { CellFacts } from "../lines/pasted-line";
import { readStrength } from "../units/strength";
import { armNamed, namesTroopKind } from "../units/troops";
import { arrivalIn } from "../words/arrival-words";
import { nationOfCell } from "../words/nations";
import { POUNDS } from "../words/strength-words";
import type { ColumnField } from "./columns";
import { type HeadedCell, quoted } from "./headed-cell";
import { NO, readTraits, YES } from "./trait-cells";

interface UnitCells {
  /** The numbers as people write them after a name: `3 bns`, `~1,676 men`. */
  readonly numbers: readonly string[];
  /** What the cells say about its kind. */
  readonly hint: string;
  readonly facts: CellFacts;
}

/** The columns of numbers, in their order on a line, each with its noun. */
const NOUNS = [
  ["squadrons", "bns/sqns"],
  ["men", "men"],
  ["guns", "guns"],
  ["howitzers", "howitzers"],
  ["officers", "officers"],
  ["calibre", "pdr"],
  ["howitzersAmong", "of which"],
  ["wagons", "wagons"],
] as const satisfies readonly (readonly [ColumnField, string])[];

/** Bayonets and sabres tell the arm of a unit whose name does not. */
function nounOfMen(head: string): string {
  const folded = foldText(head);
  if (/bayon|bajon|bagnet|baionn/.test(folded)) return "bayonets";
  return /sabre|sabel|sabler|szabl/.test(folded) ? "sabres" : "men";
}

const MEN: ReadonlySet<string> = new Set(["men", "bayonets", "sabres"]);

/** Replaces a formula for which the program that saved the file stored no result. */
export const NO_RESULT = "=?";

const NOTHING = /^(?:[-–—]+|0|n\/?a)?$/i;

/**
 * What the cells of a row say apart from the name. A number that is not completely understood is ignored and its cell
 * becomes a note with a doubt, and so does a cell that should name a nation or kind and does not. No cell is dropped.
 */
export function readCells(cells: readonly HeadedCell[]): UnitCells {
  const filled = cells.filter(({ text }) => text !== "");
  const of = (field: ColumnField) => filled.filter((cell) => cell.field === field);
  const [estimate] = of("estimate");
  const about = estimate && YES.test(estimate.text) ? "~" : "";
  const counts = NOUNS.flatMap(([field, noun]) =>
    of(field).flatMap((cell) =>
      field === "men"
        ? countIn(cell, { noun: nounOfMen(cell.head), about })
        : countIn(cell, { noun, about: "" }),
    ),
  );
  const { traits, unread: strangeTraits } = readTraits(cells);
  const types = of("type").map((cell) => ({ ...cell, text: typeInWords(cell.text) }));
  const kinds = [...of("arm"), ...types];
  const strange = [
    ...of("nation").filter((cell) => !isNation(cell)),
    ...kinds.filter(({ text }) => !namesTroopKind(foldText(text))),
    ...of("estimate").filter(({ text }) => !YES.test(text) && !NO.test(text)),
    ...of("arrival").filter(({ text }) => arrivalIn(text) === null),
    ...of("valour").filter((cell) => valourIn(cell) === null),
  ];
  const unread = [...counts.flatMap(({ unread: each }) => each), ...strange, ...strangeTraits];
  const kept = filled.filter(({ field }) => field === null);
  const notes = of("note").map(({ text }) => text);
  const isCounted = (["guns", "howitzers", "squadrons"] as const).some((one) => of(one).length > 0);
  const noted = isCounted ? notes.filter(onlyCalibre) : notes.filter(onlyCounts);
  return {
    numbers: [...counts.flatMap(({ words }) => words), ...noted],
    hint: types.map(({ text }) => text).join(" "),
    facts: {
      notes: [
        ...notes.filter((note) => !noted.includes(note)),
        ...[...kept, ...unread].map(quoted),
      ],
      source: of("source")
        .map(({ text }) => text)
        .join("; "),
      ownValour: of("valour").map(valourIn)[0] ?? null,
      officers: of("officers").map(quoted)[0] ?? null,
      traits,
      arm: of("arm").map(({ text }) => armNamed(foldText(text), ""))[0] ?? null,
      arrives: of("arrival").map(({ text }) => arrivalIn(text))[0] ?? null,
      nation: of("nation").find((cell) => isNation(cell))?.text ?? null,
      doubts: [
        ...doubtsOf("words-unread", unread),
        ...doubtsOf(
          "cell-merged",
          counts.flatMap(({ merged }) => merged),
        ),
        ...doubtsOf(
          "formula-empty",
          counts.flatMap(({ empty }) => empty),
        ),
      ],
    },
  };
}

/** Whether a note says nothing but guns or squadrons: `6 x 6pdr`, `3 sqns`. */
function onlyCounts(note: string): boolean {
  const { name, men, guns, battalionsOrSquadrons: parts, unread, arrives } = readStrength(note);
  const isOther = name !== "" || men !== null || unread.length > 0 || arrives !== null;
  return !isOther && (guns !== null || parts !== null);
}

/** Whether a note says only the calibre of guns that are counted elsewhere: `6pdr`. */
function onlyCalibre(note: string): boolean {
  return CALIBRE.test(note);
}

const CALIBRE = new RegExp(String.raw`^\d{1,2}${POUNDS}$`, "iu");

/** Under the heading "type", the Danish and Polish words for light mean light infantry. */
function typeInWords(text: string): string {
  return /^(?:let|lekka)$/i.test(text) ? "light infantry" : text;
}

function isNation({ text }: HeadedCell): boolean {
  return nationOfCell(text) !== null;
}

function doubtsOf(code: PasteDoubtCode, cells: readonly HeadedCell[]): CellFacts["doubts"] {
  return cells.map((cell) => ({
    code,
    params: { words: code === "formula-empty" ? cell.head : quoted(cell) },
  }));
}

interface Count {
  readonly words: readonly string[];
  readonly unread: readonly HeadedCell[];
  readonly merged: readonly HeadedCell[];
  readonly empty: readonly HeadedCell[];
}

const NO_COUNT: Count = { words: [], unread: [], merged: [], empty: [] };

/** Writes a number of that column as people would. */
function inWords(text: string, noun: string): string {
  return noun === "of which" ? `of which ${text} howitzers` : `${text} ${noun}`;
}

/** A footnote mark after a number: `1,148*`, `898[2]`. */
const MARK_BEHIND = /(?<=\d)\s*(?:[*†‡§]+|\[\w{1,3}\])$/u;

/** A number with its noun; one merged over several rows is counted only in the first. */
function countIn(cell: HeadedCell, { noun, about }: { noun: string; about: string }): Count[] {
  if (NOTHING.test(cell.text)) return [];
  if (cell.text === NO_RESULT) return [{ ...NO_COUNT, empty: [cell] }];
  if (cell.merged === "further") return [];
  if (cell.merged === "first") return [{ ...NO_COUNT, merged: [cell] }];
  const text = cell.text.replace(MARK_BEHIND, "").replace(NO_DECIMALS, "");
  const words = wordsOf(text, { noun, about });
  const { name, unread, ambiguous, men, officers } = readStrength(words);
  const isClear = !ambiguous || RANGE.test(text);
  const isOfColumn = men === null || MEN.has(noun) || officers !== null;
  const isWhole = name === "" && unread.length === 0 && /^[^-−]*\d/.test(words);
  const isRead = isWhole && isClear && isOfColumn;
  return [isRead ? { ...NO_COUNT, words: [words] } : { ...NO_COUNT, unread: [cell] }];
}

/** As spreadsheets write whole numbers: `1054,0`, `2.345,00`. */
const NO_DECIMALS = /(?<=^\d{1,3}(?:[ .,'’]?\d{3})*)[.,]0{1,2}$/u;
/** `260-270`: its middle, with a doubt about the unit. */
const RANGE = /^(?:\p{L}{1,7}\.?\s*|[~≈]\s*)?\d[\d .,'’]*[-–]\s*\d[\d .,'’]*$/u;
/** `6+2`: guns and howitzers. */
const GUNS_AND_HOWITZERS = /^(\d{1,2})\s*\+\s*(\d{1,2})$/u;

/** What a cell of that column means as people write it behind a name. */
function wordsOf(text: string, { noun, about }: { noun: string; about: string }): string {
  if (noun === "guns" && GUNS_AND_HOWITZERS.test(text))
    return text.replace(GUNS_AND_HOWITZERS, "$1 guns & $2 howitzers");
  if (noun === "officers") return `${text.replace(/^\D+(?=\d)/, "")} ${noun}`;
  return isNumberAlone(text) || (MEN.has(noun) && RANGE.test(text))
    ? `${about}${inWords(text, noun)}`
    : text;
}

function isNumberAlone(text: string): boolean {
  return /^[~≈]?[\d .,'’]*\d[~?]?$/.test(text);
}

function valourIn(cell: HeadedCell): CellFacts["ownValour"] {
  const value = /^[+−-]?\d$/.test(cell.text) ? Number(cell.text.replace("−", "-")) : null;
  if (value === null || Math.abs(value) > OWN_VALOUR_LIMIT) return null;
  return { value, reason: quoted(cell).slice(0, LIMITS.lineLength) };
}
