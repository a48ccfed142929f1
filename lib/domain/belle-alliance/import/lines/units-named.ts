import { splitMen } from "@/lib/rules/belle-alliance/splits";
import { foldText } from "../../../document/fold-text";
import { saysTroops } from "../sides/officer-lines";
import { type PastedStrength, readStrength } from "../units/strength";
import { inSingular } from "../words/plural-words";
import { LEFT_OVER } from "../words/strength-words";
import { isWhole, itemOf, type ListItem, NUMBER } from "./list-items";
import { NO_FACTS, type PastedLine } from "./pasted-line";

const LONGEST_LIST = 300;
const MOST_UNITS = 24;

/** Between the units of a list; the comma of `1,800` is not. */
const BETWEEN = /[,;](?!\d{3}(?!\d))|\s(?:and|og|und|u\.|et|i|oraz|&)\s/u;

/**
 * The units that a line names: `44e, 59e et 113e régiments de ligne`, `13e léger, 17e, 19e de ligne`, `Light Bttys #41 and
 * 42`, `Murom, Revel and Chernigov Infantry Regiments`. A strength given once for all of them is shared, as an estimate
 * with a doubt. Any other line is returned as it is, and so are the battalions of one regiment.
 */
export function unitsNamed(given: PastedLine): PastedLine[] {
  const units = unitsIn(withoutPerson(given));
  return units.length > 1 ? units : [given];
}

/** `3e, 4e lanciers (Gobrecht)`: a line without the person behind its units, who is noted. */
function withoutPerson(line: PastedLine): PastedLine {
  const { before, person, counts } = PERSON_BEHIND.exec(line.content)?.groups ?? {};
  if (before === undefined || person === undefined || saysTroops(person)) return line;
  const facts = line.facts ?? NO_FACTS;
  const notes = [...facts.notes, person];
  return { ...line, content: `${before}${counts ?? ""}`, facts: { ...facts, notes } };
}

const PERSON_BEHIND =
  /^(?<before>[^()]{3,120}[^()\s]) \((?<person>(?:\p{Lu}|d[’'])[^()\d,;]{1,40})\)(?<counts>[^()]{0,60})$/u;

function unitsIn(line: PastedLine): PastedLine[] {
  const { content } = line;
  if (content.length > LONGEST_LIST || !BETWEEN.test(content)) return [line];
  const { texts, tail } = listIn(line);
  const items = texts.length > 1 && texts.length <= MOST_UNITS ? itemsIn(texts) : null;
  if (items === null) return [line];
  const strength = readStrength(`${items[0]?.text}, ${tail}`);
  const isEach = LEFT_OVER.test(tail);
  const isOther = strength.unread.length > (isEach ? 1 : 0) || strength.arrives !== null;
  if (isOther || strength.howitzers > 0) return [line];
  const { each, whole } = eachAndWhole(tail);
  const shares =
    isEach && whole === ""
      ? null
      : sharesOf(readStrength(`${items[0]?.text}, ${whole || tail}`), items.length);
  const ofEach = each.replace(LEFT_OVER, (counted) => /^\d+/.exec(counted)?.[0] ?? "");
  const words = items.map((item, i) => nameOf(item, nounFor(items, i)));
  return items.map((item, i) => ({
    ...line,
    kind: UNIT,
    content: words[i] ?? item.text,
    hint: `${line.hint} ${hintOf(item, nounFor(items, i))}`.trim(),
    strength: [...(isEach ? [ofEach] : []), ...(shares?.[i] ?? [])].join(", "),
    facts: shares ? factsOf(line, { strength, names: words }) : line.facts,
  }));
}

const UNIT = { is: "unit" } as const;

/** A comma, unless it stands inside brackets. */
const OUTSIDE_BRACKETS = /[,;]\s(?![^()]{0,80}\))/u;
/** `je 1 Btl., 600`: what follows is said of each as well. */
const EACH_FIRST = /^[\s(]{0,3}(?:je|jeweils|à|á|hver|each|zu je|po)\s/iu;

/** `2 bns each, 2,300 men`: what each has, and the men and guns that all have together; the latter empty if not given. */
function eachAndWhole(tail: string): { each: string; whole: string } {
  const counts = tail
    .split(OUTSIDE_BRACKETS)
    .map((count) => count.replace(/^[\s(]+|(?<![\s)])[\s)]+$/g, ""));
  const each = counts.filter((count) => LEFT_OVER.test(count));
  const whole = counts.filter((count) => {
    const { men, guns } = readStrength(count);
    return !LEFT_OVER.test(count) && (men !== null || guns !== null);
  });
  const isParted =
    each.length > 0 && whole.length > 0 && each.length + whole.length === counts.length;
  const isOfMen = each.some((count) => readStrength(count.replace(LEFT_OVER, "")).men !== null);
  return isParted && !isOfMen && !EACH_FIRST.test(tail)
    ? { each: each.join(", "), whole: whole.join(", ") }
    : { each: tail, whole: "" };
}

/** The units of a list as written, and what is counted behind them. */
function listIn({ content, strength }: PastedLine): { texts: string[]; tail: string } {
  const texts = content.split(BETWEEN).map((text) => text.trim());
  const counts: string[] = strength === null ? [] : [strength];
  for (let last = texts.at(-1); last !== undefined && isCount(last); last = texts.at(-1))
    counts.unshift(texts.pop() ?? "");
  const last = texts.at(-1) ?? "";
  const { name, men, guns, battalionsOrSquadrons } = readStrength(last);
  const isCounted = men !== null || guns !== null || battalionsOrSquadrons !== null;
  if (isCounted && !NUMBER.test(last) && last.startsWith(name)) {
    counts.unshift(last.slice(name.length).replace(/^[\s,:(]+|\)$/g, ""));
    texts[texts.length - 1] = name;
  }
  return { texts, tail: counts.join(", ") };
}

/** More than the number of any regiment. */
const LEAST_COUNT = 200;

function isCount(text: string): boolean {
  if (/^\d+$/.test(text)) return Number(text) >= LEAST_COUNT;
  return text === "" || (/\d/.test(text) && !NUMBER.test(text) && readStrength(text).name === "");
}

/** Null unless every text is a unit and none a part, a person or only a kind of troops. */
function itemsIn(texts: readonly string[]): readonly ListItem[] | null {
  const items = texts.map(itemOf);
  if (!items.every((item) => item !== null)) return null;
  const isNamed = items.every((item, i) => isWhole(items, i) || item.order === "number");
  const isOrdinalsAlone = items.every(({ order, own }) => order === "number" && /\D$/.test(own));
  const isWithNouns = items.every((_, i) => nounFor(items, i) !== null);
  const isMixed = new Set(items.map(({ order }) => order.startsWith("number"))).size > 1;
  const isName = items.some(({ order }) => order === "name");
  if (!isNamed || !(isOrdinalsAlone || isWithNouns)) return null;
  if (isMixed && isName && items.length < 3) return null;
  return isOfOneRegiment(items) || endsInCount(items) ? null : items;
}

/** `Pionierkompanie Nr. 7, 80`: behind one unit a number is its strength. */
function endsInCount(items: readonly ListItem[]): boolean {
  const [first, last] = items.slice(-2);
  const isOne = first?.order === "number-last" && inSingular(first.noun) === first.noun;
  return isOne && last?.order === "number" && last.mark === "" && /\d$/.test(last.own);
}

/** The item that says what the one at this place is: itself, the next that says so, or the one before it. */
function nounFor(items: readonly ListItem[], at: number): ListItem | null {
  const own = items[at];
  if (own?.noun !== "") return own ?? null;
  const before = items.slice(0, at).findLast(({ noun }) => noun !== "");
  if (own.order === "number" && before?.order === "number-last") return before;
  if (own.order === "name" && before?.order === "name-last") return before;
  const next = items.slice(at).find(({ noun }) => noun !== "");
  if (next?.order === "number-first") return next;
  return own.order === "name" && next?.order === "name-first" ? next : null;
}

/** A name among numbers of the line, `Royal Scots, 42nd, 44th Foot`, is of the line as well; of others nothing is known. */
function hintOf({ order }: ListItem, source: ListItem | null): string {
  const noun = order === "name" ? (source?.noun ?? "") : "";
  return OF_THE_LINE.test(foldText(noun)) ? noun : "";
}

const OF_THE_LINE = /\b(?:foot|line|ligne|linie|linje|infant\w*|liniow\w*|piechoty)\b/;

function nameOf(item: ListItem, source: ListItem | null): string {
  const noun = inSingular(source?.noun ?? "");
  if (source?.order === "name-last") return `${noun} ${item.own}`;
  if (item.order === "name-first")
    return item.noun === item.text ? item.text : `${item.own} ${noun}`;
  if (item.order === "name")
    return source?.order === "name-first" ? `${item.own} ${noun}` : item.own;
  if (source === null) return item.text;
  if (source.order !== "number-last") return `${item.own} ${noun}`;
  return `${noun.trim()} ${item.mark || source.mark}${item.own}`;
}

/** `1/28th, 2/28th Foot` are battalions of one regiment. */
function isOfOneRegiment(items: readonly ListItem[]): boolean {
  const slashed = items.filter(({ own }) => own.includes("/"));
  if (slashed.length === 0) return false;
  if (slashed.length < items.length) return items.every(({ order }) => order !== "name");
  return new Set(slashed.map(({ own }) => own.slice(own.indexOf("/")))).size === 1;
}

/** What each of several units has of a strength; battalions that cannot be divided are left to the note. */
function sharesOf(strength: PastedStrength, count: number): string[][] {
  const { men, guns, calibrePd, battalionsOrSquadrons: parts, armCounted } = strength;
  const ofMen = men === null ? [] : splitMen(men, count);
  const ofGuns = guns === null ? [] : splitMen(guns, count);
  const noun = armCounted === "cavalry" ? "sqns" : "bns";
  return Array.from({ length: count }, (_, i) => [
    ...(parts !== null && parts % count === 0 ? [`${parts / count} ${noun}`] : []),
    ...(ofMen[i] ? [`~${ofMen[i]} men`] : []),
    ...(ofGuns[i] ? [`${ofGuns[i]} guns`] : []),
    ...(calibrePd === null ? [] : [`${calibrePd} pdr`]),
  ]);
}

/** Battalions that cannot be divided are noted, and shared men are asked about. */
function factsOf(
  line: PastedLine,
  { strength, names }: { readonly strength: PastedStrength; readonly names: readonly string[] },
): PastedLine["facts"] {
  const { men, battalionsOrSquadrons: parts } = strength;
  const isDivided = parts === null || parts % names.length === 0;
  if (men === null && isDivided) return line.facts;
  const { notes, doubts, ...facts } = line.facts ?? NO_FACTS;
  const words = names.join(" · ").slice(0, LONGEST_LIST);
  const params = { men: men ?? 0, count: names.length, words };
  return {
    ...facts,
    notes: isDivided ? notes : [...notes, line.content],
    doubts: men === null ? doubts : [...doubts, { code: "strength-shared", params }],
  };
}
