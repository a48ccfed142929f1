import { afterSigns, MOST_OF_A_REGIMENT, type Run } from "./name-runs";
import { inStyleOf, type NameToken, numberWritten } from "./name-tokens";

/** A run of numbers in a name, with all of the name's pieces. */
interface Reading {
  readonly name: string;
  readonly tokens: readonly NameToken[];
  readonly run: Run;
}

/** A list of battalions, squadrons or companies of a regiment, or of regiments, in a name. */
export interface List {
  readonly numbers: readonly number[];
  /** What is cut out of the regiment's name; null if the list is of units, not of parts of one. */
  readonly cut: Span | null;
  /** The name of each part; null where the part is to be written before its regiment, by what `members` says. */
  readonly names: readonly string[] | null;
  readonly members: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const NOUNS: ReadonlySet<NameToken["kind"]> = new Set(["battalion", "squadron", "company"]);
/** No name lists more than this; a longer list is of something else. */
const MOST_OF_A_NAME = 12;

/** The battalions, squadrons, companies or regiments that a run lists; null if its numbers mean something else. */
export function listIn(reading: Reading): List | null {
  if (reading.run.elements.length > MOST_OF_A_NAME) return null;
  return (
    pairsIn(reading) ??
    regimentFirstIn(reading) ??
    slashedIn(reading) ??
    beforeNounIn(reading) ??
    behindNounIn(reading) ??
    aloneIn(reading) ??
    unitsIn(reading)
  );
}

/** `1/28th, 2/28th & F/28th`. */
function pairsIn({ name, run: { elements, signs } }: Reading): List | null {
  const isPaired = signs.every((sign, i) => (i % 2 === 0 ? sign === "/" : !sign.includes("/")));
  const regiments = elements.filter((_, i) => i % 2 === 1);
  const [regiment] = regiments;
  if (!isPaired || elements.length < 4 || elements.length % 2 === 1 || !regiment) return null;
  const ofOne = regiments.every((each) => numberWritten(each) === numberWritten(regiment));
  if (!ofOne && !regiments.every((each) => each.kind === "ordinal" || !isSmall(each))) return null;
  const battalions = elements.filter((_, i) => i % 2 === 0);
  const [start, end] = [elements[0]?.start ?? 0, elements.at(-1)?.end ?? 0];
  const names = battalions.map(
    ({ text }, i) => `${name.slice(0, start)}${text}/${regiments[i]?.text}${name.slice(end)}`,
  );
  const cut = ofOne ? { start, end: elements.at(-1)?.start ?? end } : null;
  return { numbers: valuesOf(battalions), cut, names, members: [] };
}

/** `1/28th`, `1/,2/,F/28th`, `1/2/F/28th`, `1-3/28`, `II/IR 28`, `I. Batl./28`. */
function slashedIn({ name, tokens, run }: Reading): List | null {
  const { elements, signs, first, last } = run;
  const slash = signs.lastIndexOf("/");
  const behind = afterSigns(tokens, last);
  const isLast = tokens[last + 1]?.kind === "slash" && tokens[behind]?.kind === "word";
  if (slash < 0 && !isLast) return null;
  const battalions = isLast ? elements : elements.slice(0, slash + 1);
  const regiment = isLast ? tokens[behind] : elements[slash + 1];
  if (!regiment || !battalions.every(isSmall)) return null;
  if (isInBrackets(tokens, first) && regiment.kind === "bare") return null;
  const start = elements[0]?.start ?? 0;
  const members = membersOf({ ...run, elements: battalions });
  const isOneOfOne = !/[^/]/.test(signs.slice(0, slash).join("")) && !isAscending(battalions);
  return {
    numbers: isOneOfOne ? valuesOf(battalions.slice(-1)) : numbersOf(members),
    cut: { start, end: regiment.start },
    names: members.map(
      ({ text }) => `${name.slice(0, start)}${text}/${name.slice(regiment.start)}`,
    ),
    members: [],
  };
}

/** `IR 28/II`, `28/F`. */
function regimentFirstIn({ tokens, run: { elements, signs, first } }: Reading): List | null {
  const [regiment, battalion] = elements;
  if (!regiment || !battalion || elements.length !== 2 || signs[0] !== "/") return null;
  if (isSmall(regiment) && !isNumberWord(tokens[first - 1])) return null;
  if (battalion.kind !== "roman" && battalion.kind !== "troops") return null;
  return beforeRegiment(membersOf({ elements: [battalion], signs: [] }), {
    start: regiment.end,
    end: battalion.end,
  });
}

/** `1st & 2nd Bns, 28th`, `28. IR, I. und II. Batl.`, `2 coys`, `3 bns`. */
function beforeNounIn({ name, tokens, run }: Reading): List | null {
  const isJoined = (token?: NameToken) => token?.kind === "musketeers" || token?.kind === "range";
  let at = run.last + 1;
  while (isJoined(tokens[at])) at++;
  const noun = tokens[at];
  if (!noun || !NOUNS.has(noun.kind)) return null;
  const elements = withoutRegiment(run, tokens);
  if (elements.length === 0) return null;
  const [start, end] = [elements[0]?.start ?? 0, run.elements.at(-1)?.end ?? 0];
  const cut = { start, end: noun.end };
  const isCount = elements.length === 1 && elements[0]?.kind === "bare" && isPlural(noun.text);
  if (isCount || noun.kind === "company") return { numbers: [], cut, names: null, members: [] };
  const signs = run.signs.slice(run.elements.length - elements.length);
  const members = membersOf({ ...run, elements, signs });
  const rest = `${name.slice(end, noun.start)}${singular(noun.text)}${name.slice(noun.end)}`;
  return {
    numbers: numbersOf(members),
    cut,
    names: members.map(({ text }) => `${name.slice(0, start)}${text}${rest}`),
    members: [],
  };
}

/**
 * The elements of a run without a regiment's number before its battalions: `Nr. 28, 1. Bat.`, `28e, 1er et 2e bat.`,
 * `IR 28 Bat. 2`.
 */
function withoutRegiment({ elements, signs, first }: Run, tokens: readonly NameToken[]) {
  const [regiment, battalion] = elements;
  const isNumbered = isNumberWord(tokens[first - 1]);
  if (!battalion) return isNumbered && regiment?.kind === "bare" ? [] : elements;
  if (!regiment || !signs[0]?.includes(",")) return elements;
  const isOne = isNumbered || !isAscending([regiment, battalion]);
  return isOne || (!isSmall(regiment) && isSmall(battalion)) ? elements.slice(1) : elements;
}

/** `Bns 1-3, 28th`, `Bataillon I`, `IR 28, Bat. 2`. */
function behindNounIn({ name, tokens, run }: Reading): List | null {
  const isDot = /^[.:]$/.test(tokens[run.first - 1]?.text ?? "");
  const at = run.first - (isDot ? 2 : 1);
  const noun = tokens[at];
  if (!noun || noun.kind === "company" || !NOUNS.has(noun.kind)) return null;
  if (isBattalion(tokens, at - 1)) return null;
  const other = run.elements.findIndex(
    (each, i) => !isSmall(each) || each.kind !== run.elements[0]?.kind || !isNext(run.elements, i),
  );
  const elements = other < 0 ? run.elements : run.elements.slice(0, other);
  const [battalion] = elements;
  const isLast = other > 0 || /^[\s).,]*$/.test(name.slice(run.elements.at(-1)?.end));
  if (!battalion || (elements.length === 1 && battalion.kind !== "roman" && !isLast)) return null;
  const cut = { start: noun.start, end: elements.at(-1)?.end ?? noun.end };
  return beforeRegiment(membersOf({ ...run, elements }), cut);
}

/** `28th (1st, 2nd & F)`, `28th: 1/, 2/, F/`, `IR 28 – I-III`. */
function aloneIn({ name, tokens, run }: Reading): List | null {
  const { elements, first, last } = run;
  const before = tokens[first - 1];
  const [battalion] = elements;
  const behind = name.slice(elements.at(-1)?.end);
  if (!before || !battalion || !/^[(,:–-]$/.test(before.text)) return null;
  if (!/^[\s/]*(?:\)|$)/.test(behind) || !elements.every(isSmall)) return null;
  const isOne = elements.length === 1 && battalion.kind !== "roman" && battalion.kind !== "troops";
  if (isOne || !isAscending(elements) || last === tokens.length) return null;
  const slashes = /^[\s/]*/.exec(behind)?.[0].length ?? 0;
  const end = (elements.at(-1)?.end ?? 0) + slashes;
  return beforeRegiment(membersOf(run), { start: battalion.start, end });
}

const HIGHER = /^(?:bri|bde|div|dywiz|corps|korps|korpus|wing|coh)/iu;

/** `24th & 25th Line`, `5th, 7th & 8th Militia Battalions`, `IR 24 und 25`. */
function unitsIn({ name, tokens, run }: Reading): List | null {
  const { elements, signs, first, last } = run;
  if (elements.length < 2 || signs.some((sign) => sign.includes("/"))) return null;
  if (isInBrackets(tokens, first) || HIGHER.test(tokens[last + 1]?.text ?? "")) return null;
  const isNumbered = isNumberWord(tokens[first - 1]);
  if (!elements.every(({ kind }) => kind === "ordinal" || (kind === "bare" && isNumbered)))
    return null;
  const [start, end] = [elements[0]?.start ?? 0, elements.at(-1)?.end ?? 0];
  const behind = name.slice(end).replace(PLURAL, "$1");
  const names = membersOf(run).map(({ text }) => `${name.slice(0, start)}${text}${behind}`);
  return { numbers: [], cut: null, names, members: [] };
}

/** Battalions whose names are to be written before that of their regiment: `1/28th`. */
function beforeRegiment(battalions: readonly Member[], cut: Span): List {
  const members = battalions.map(({ text }) => text);
  return { numbers: numbersOf(battalions), cut, names: null, members };
}

interface Member {
  readonly text: string;
  readonly value: number | null;
}

/** The elements with the numbers of ranges filled in: `1-3` as 1, 2, 3. */
function membersOf({ elements, signs }: Pick<Run, "elements" | "signs">): Member[] {
  return elements.flatMap((element, i) => {
    const [before, value] = [elements[i - 1], numberWritten(element)];
    const own = { text: element.text, value };
    const from = before && signs[i - 1]?.includes("-") ? numberWritten(before) : null;
    if (from === null || value === null) return [own];
    const between = Array.from({ length: value - from - 1 }, (_, k) => from + 1 + k);
    return [...between.map((each) => ({ text: inStyleOf(element, each), value: each })), own];
  });
}

const PLURAL = /(?<!\p{L})(b\p{L}*n|regiment|regt)s(?!\p{L})/giu;

/** Turns Bns into Bn, escadrons into escadron. */
function singular(noun: string): string {
  return noun.replace(/^(\p{L}+n)s$/iu, "$1");
}

/** Whether a noun behind a bare number counts: `3 bns`, `2 bat.`, but not the Polish `2 batalion`. */
function isPlural(noun: string): boolean {
  return /(?:s|er|y|[oó]w|aillone|en)$/iu.test(noun) || noun.endsWith(".");
}

function isSmall(token: NameToken): boolean {
  return (numberWritten(token) ?? 1) <= MOST_OF_A_REGIMENT;
}

function isNext(elements: readonly NameToken[], i: number): boolean {
  return isAscending(elements.slice(Math.max(0, i - 1), i + 1));
}

function isAscending(elements: readonly NameToken[]): boolean {
  const values = valuesOf(elements);
  return values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));
}

/** `Nr.`, `IR`, `Regiment`: a number behind it is a regiment's. */
function isNumberWord(token: NameToken | undefined): boolean {
  return /^(?:nr|no|n|ir|lir|nummer|reg\p{L}*|rgt|\p{L}*regiment\p{L}*|pu[łl]k\p{L}*|[.°#№])$/iu.test(
    token?.text ?? "",
  );
}

/** Whether a number or kind before a noun is a battalion's, as in `2nd Bn 1st`, and not a regiment's: `IR 28 Bat. 2`. */
function isBattalion(tokens: readonly NameToken[], index: number): boolean {
  const kind = tokens[index]?.kind;
  if (kind === "bare") return !isNumberWord(tokens[index - 1]);
  return kind === "ordinal" || kind === "roman" || kind === "troops" || kind === "musketeers";
}

function isInBrackets(tokens: readonly NameToken[], index: number): boolean {
  const before = tokens.slice(0, index).map(({ text }) => text);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

function valuesOf(elements: readonly NameToken[]): number[] {
  return elements.flatMap((element) => numberWritten(element) ?? []);
}

function numbersOf(members: readonly Member[]): number[] {
  return members.flatMap(({ value }) => value ?? []);
}
