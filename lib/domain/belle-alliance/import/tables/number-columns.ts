import { foldText } from "../../../document/fold-text";
import { wholeNumber } from "../groups";
import { AS_HEADED, type ColumnField, columnNamed } from "./columns";
import { isOfLosses, isOfRest, withStart } from "./start-columns";

/** Columns of numbers that a text sets apart by blanks: `Bat.  Esk.  Mann  Pferde`. */
export interface NumberColumns {
  readonly columns: readonly NumberColumn[];
  /** Whether single blanks separate them, as in text that a scanner has closed up. */
  readonly isClosedUp: boolean;
}

interface NumberColumn {
  readonly head: string;
  /** What its numbers count; null for a column that is only kept. */
  readonly noun: Noun | null;
  /** The middle of its head. */
  readonly at: number;
  /** Whether it has words and no numbers, as the commanders of units. */
  readonly isOfWords: boolean;
}

const NOUNS = {
  men: "men",
  officers: "officers",
  guns: "guns",
  howitzers: "howitzers",
  wagons: "wagons",
} as const;
type Noun =
  | (typeof NOUNS)[keyof typeof NOUNS]
  | ("bns" | "sqns" | "bns/sqns" | "horses" | "total" | "lost" | "left");

const HORSES = /^(?:horses?|heste?|pferde?|chevaux|chev|konie?|kon)$/;
const TOTAL = /^(?:total[es]?|totaux|i alt|sum(?:m[ea]|a)?|gesamt|zusammen|razem|ogolem)$/;
const OF_WORDS: ReadonlySet<string | null> = new Set(["commander", "note", "source"]);
const NAMES: ReadonlySet<string | null> = new Set(["name", "formation", "side"]);
const CELL = /^(?:\d{1,3}(?:[ .,'’]\d{3}){1,2}|\d{1,6}|[—–-]|\.\.)$/u;
const LEADERS = /(?:[ \t]?\.){3,}|[ \t]\.\.(?=[ \t])/g;
/** What two blanks or more set apart. */
const APART = /\S+(?: \S+)*/gu;
const WORD = /\S+/gu;

/** Reads a line as the heads of columns of numbers; null unless it has at least two and only heads. */
export function numberColumns(line: string): NumberColumns | null {
  const text = line.replace(/\t/g, "    ").trimEnd();
  if (/\d/.test(text) || text.length > 160) return null;
  const columns = columnsIn(text, APART);
  if (columns.some(({ noun }) => noun === "men" || noun === "total") && areHeads(columns))
    return { columns, isClosedUp: false };
  const words = columnsIn(text, WORD);
  const isClosedUp = words.every(({ noun }) => noun !== null) && areHeads(words);
  return isClosedUp ? { columns: words, isClosedUp } : null;
}

/** The columns with the words that match, without the one in front that names the troops. */
function columnsIn(text: string, word: RegExp): NumberColumn[] {
  const matches = [...text.matchAll(word)];
  const heads = matches.map(([head]) => head);
  const named = heads.map(columnNamed);
  const isOfRemains = isOfLosses(text) || isOfRest(text);
  const fields = isOfRemains ? withStart(named, { cells: heads, mapping: AS_HEADED }) : named;
  const found = matches.map(({ 0: head, index }, i) => ({
    head,
    noun: nounOf(head, fields[i] ?? null),
    at: index + head.length / 2,
    isOfWords: OF_WORDS.has(named[i] ?? null),
  }));
  return NAMES.has(named[0] ?? null) ? found.slice(1) : found;
}

function areHeads(columns: readonly NumberColumn[]): boolean {
  const nouns = columns.flatMap(({ noun }) => noun ?? []);
  const once = nouns.filter((noun) => noun !== "lost" && noun !== "left");
  const isWithMen = nouns.includes("men") || nouns.length === columns.length;
  return nouns.length > 1 && isWithMen && new Set(once).size === once.length;
}

function nounOf(head: string, field: ColumnField | null): Noun | null {
  const folded = foldText(head).replace(/[.:]+/g, " ").trim();
  if (HORSES.test(folded)) return "horses";
  if (TOTAL.test(folded)) return "total";
  if (field !== "men" && isOfLosses(head)) return "lost";
  if (field !== "men" && isOfRest(head)) return "left";
  if (field === "squadrons") {
    if (/[/&+]| (?:og|or|and|et|ou|und|oder|i|lub) /.test(folded)) return "bns/sqns";
    return /^(?:s[qzc]|es[ck])/.test(folded) ? "sqns" : "bns";
  }
  return field !== null && field in NOUNS ? NOUNS[field as keyof typeof NOUNS] : null;
}

/** A row with a noun behind each of its numbers, and those that count no troops as notes. */
interface CountedRow {
  readonly words: string;
  readonly notes: readonly string[];
}

/** Reads a row below such columns; null for a line that does not fit them. */
export function withNouns(line: string, headed: NumberColumns): CountedRow | null {
  const { isClosedUp } = headed;
  const text = line
    .replace(/\t/g, "    ")
    .replace(LEADERS, (dots) => " ".repeat(dots.length))
    .trimEnd();
  const all = [...text.matchAll(isClosedUp ? WORD : APART)];
  const said = isClosedUp ? null : wordsLast(all, headed);
  const parts = said === null ? all : all.slice(0, -1);
  const first = parts.findLastIndex(({ 0: part }) => !CELL.test(part)) + 1;
  const name = text.slice(0, parts[first]?.index ?? 0).trimEnd();
  const isNamed = /\p{L}/u.test(isClosedUp ? (parts[first - 1]?.[0] ?? "") : name);
  if (first === parts.length || !isNamed) return null;
  const found = parts.slice(first).map(({ 0: cell, index }) => ({
    cell,
    at: index + cell.length / 2,
  }));
  const placed = placeCells(found, headed);
  const counts = placed && countsOf(placed);
  if (counts === null || placed === null) return null;
  return {
    words: [name, ...counts].join(", "),
    notes: [...notesOf(placed), ...(said ? [said] : [])],
  };
}

/** What a row says in a last column of words, behind its numbers: `Commander: Ridiger`; null if it says nothing. */
function wordsLast(parts: readonly RegExpExecArray[], { columns }: NumberColumns): string | null {
  const [last, before] = [parts.at(-1), parts.at(-2)];
  const column = columns.at(-1);
  if (!column?.isOfWords || !last || !before || !CELL.test(before[0]) || CELL.test(last[0]))
    return null;
  const isUnder = last.index > before.index && Math.abs(last.index - column.at) <= FURTHEST;
  return isUnder ? `${column.head}: ${last[0]}` : null;
}

/** The heads of the columns that count no troops. */
export function columnsKept({ columns }: NumberColumns): string[] {
  const isOfMen = columns.some(({ noun }) => noun === "men");
  return columns.filter((column) => isKept(column, isOfMen)).map(({ head }) => head);
}

function isKept({ noun }: NumberColumn, isOfMen: boolean): boolean {
  return noun === null || noun === "left" || (noun === "lost" && isOfMen);
}

function notesOf(placed: Placed): string[] {
  const isOfMen = placed.some(([{ noun }]) => noun === "men");
  return placed.flatMap(([column, cell]) =>
    isKept(column, isOfMen) && /[1-9]/.test(cell) ? [`${column.head}: ${cell}`] : [],
  );
}

interface Cell {
  readonly cell: string;
  readonly at: number;
}
type Placed = readonly (readonly [NumberColumn, string])[];

/** Cells by their order if none is missing, otherwise by what they stand under. */
function placeCells(cells: readonly Cell[], { columns, isClosedUp }: NumberColumns): Placed | null {
  const counted = columns.filter(({ isOfWords }) => !isOfWords);
  const lacking = counted.length - cells.length;
  if (lacking < 0 || (isClosedUp && lacking > 0)) return null;
  const placed = cells.flatMap(({ cell, at }, i) => {
    const column = lacking === 0 ? counted[i] : nearest(counted, at);
    return column ? [[column, cell] as const] : [];
  });
  return new Set(placed.map(([column]) => column)).size === cells.length ? placed : null;
}

function nearest(columns: readonly NumberColumn[], at: number): NumberColumn | null {
  const [column] = columns.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
  return column && Math.abs(column.at - at) <= FURTHEST ? column : null;
}

/** A number that is set further from the middle of its head is in no column. */
const FURTHEST = 8;

/** The counts with their nouns; null if they contradict their total. */
function countsOf(placed: Placed): string[] | null {
  const given = placed.filter(([, cell]) => /[1-9]/.test(cell));
  const numberOf = (noun: Noun) => given.find(([column]) => column.noun === noun)?.[1];
  const men = numberOf("men");
  const total = numberOf("total");
  const sum = wholeNumber(men ?? "0") + wholeNumber(numberOf("officers") ?? "0");
  if (men !== undefined && total !== undefined && wholeNumber(total) !== sum) return null;
  const areLosses = men === undefined && numberOf("lost") !== undefined;
  return given.flatMap(([column, cell]) => {
    const { noun } = column;
    if (isKept(column, men !== undefined) || (noun === "total" && men !== undefined)) return [];
    if (noun === "total") return [areLosses ? `${cell} lost` : `${cell} men`];
    return [`${cell} ${noun}`];
  });
}
