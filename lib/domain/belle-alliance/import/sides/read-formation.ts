import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import { blankCommander, blankFormation } from "../../scenario/blank-formation";
import { isCountOfParts, isSummary, TOTALS } from "../lines/line-counts";
import type { PastedLine } from "../lines/pasted-line";
import { isBareNumber } from "../lines/rest";
import { withoutTotalWord } from "../lines/total-words";
import { severalTimes } from "../units/read-unit";
import { readStrength } from "../units/strength";
import { statedIn } from "../units/sums";
import { namesTroopKind } from "../units/troops";
import { type ArrivalRead, takeArrival } from "../words/arrival-words";
import { levelIn, RANK } from "../words/levels";
import { nationInHeading, withinNation } from "../words/nations";
import { menCounted } from "../words/officers";
import { partIn } from "../words/parts-of-nations";
import { isOfSeveralPowers } from "../words/party-words";
import { tidyName } from "../words/strength-name";
import { commanderBehindComma, isTitled, partHeading, withoutMarks } from "./commanders";
import { noteArrival, type Open, type Reading } from "./open-formations";

/** A year in a heading is not a strength: `Armée du Nord, 1815`. */
const YEAR = /\b1(?:79\d|80\d|81[0-5])\b(?! *(?:men|mand|ludzi|hommes|mann)\b)/giu;

/** Signs that led to a commander or a sum behind the name: `I Corps: (Zieten)`, `Artillery: –`. */
const SIGNS_BEHIND = /(?<![\s:;,–—-])[\s:;,–—-]+$/u;

/** Reads a formation and the sum stated in its heading. */
export function readFormation(
  line: PastedLine,
  reading: Reading,
  id: string,
): Pick<Open, "node" | "stated"> {
  const sums = TOTALS.exec(line.content)?.[0] ?? "";
  const { arrives, words: told } = withoutArrival(line.content.replace(TOTALS, ""));
  const { heading: content, summary } = withoutSummary(told);
  const strength = readStrength(line.strength ?? content.replace(YEAR, ""));
  const text = strength.men === null || line.strength !== null ? content : strength.name;
  const heading = withoutTotalWord((text || line.content).replace(/(?<!\s)\s*:\s?[—–-]?$/, ""));
  const { name: named, commander, unread } = headingOf(heading, line);
  const name = named.replace(SIGNS_BEHIND, "") || line.content;
  const words = strength.men === null ? unread : [...strength.unread, ...unread];
  for (const each of words) reading.doubt(line, "words-unread", { name, words: each }, id);
  if (arrives !== null) noteArrival(id, arrives, reading);
  if (arrives?.second) {
    const { code, params } = severalTimes(arrives);
    reading.doubt(line, code, { name, ...params }, id);
  }
  const men = menCounted(strength, reading.officers);
  const node = blankFormation({
    id,
    name: nameWithin(name, line, reading),
    level: "brigade",
    nation: nationOfHeading(name, reading),
    commander: commander ? blankCommander(nameWithin(commander, line, reading)) : null,
    note: [...notesOf(line), ...summary, ...words.filter(saysSomething)]
      .join("; ")
      .slice(0, LIMITS.lineLength),
  });
  const stated = men === null ? null : { men, guns: strength.guns };
  return { node, stated: statedIn(sums, reading.officers) ?? stated };
}

/** What a row says of a heading besides its commander. */
function notesOf({ facts, commander }: PastedLine): readonly string[] {
  const notes = facts?.notes ?? [];
  return commander === null ? notes : notes.filter((note) => !note.endsWith(commander));
}

/** Whether words left of a heading are more than signs and bare numbers. */
function saysSomething(words: string): boolean {
  return /\p{L}/u.test(words) && !isBareNumber(words);
}

/** `2nd Division – 8 bns, 4 sqns, 12 guns`: separates what a formation has in all from its heading. */
function withoutSummary(content: string): { heading: string; summary: string[] } {
  const { heading, sign, counts } = HEADING_AND_COUNTS.exec(content)?.groups ?? {};
  if (heading === undefined || counts === undefined) return { heading: content, summary: [] };
  const isCount = sign === "," || sign === "/" ? isCountOfParts(counts) : isSummary(counts);
  if (!isCount) return { heading: content, summary: [] };
  return { heading, summary: [counts] };
}

const HEADING_AND_COUNTS =
  /^(?<heading>[^\d]{0,3}[^:–—([]{1,120}?)\s?(?<sign>[:–—,/]|\s-(?=\s)|(?=[([]))\s?(?<counts>[([]?\d.*)$/u;

/** `IV Corps: Bülow (arrives 16:30)`: separates the arrival from the rest of a heading. */
function withoutArrival(content: string): { arrives: ArrivalRead | null; words: string } {
  const rest = { text: content };
  const arrives = takeArrival(rest);
  return { arrives, words: arrives === null ? content : tidyName(rest.text) };
}

/**
 * A column or file gives the names of sides as they are; if commanders have a separate column, they are not part of the
 * name.
 */
function headingOf(
  text: string,
  { kind, commander, content }: PastedLine,
): ReturnType<typeof partHeading> {
  if (kind?.is !== "side" && commander === null) {
    const parted = partHeading(text);
    const isList = parted.commander === null && content.endsWith(":");
    return { ...parted, ...(isList ? commanderBehindComma(parted.name) : null) };
  }
  return { name: text, commander: commander && withoutMarks(commander), unread: [] };
}

/**
 * The nation stated in a heading. If no heading above gives one, the province of its troops may: `Silesian Landwehr
 * Brigade`.
 */
function nationOfHeading(name: string, { stack }: Reading): Nation | null {
  const folded = foldText(name);
  const level = levelIn(folded);
  const isOfTroops = level === null ? namesTroopKind(folded) : RANK[level] >= RANK.division;
  const [only, ...others] = (isOfTroops && partIn(name)?.nations) || [];
  const above = stack.at(-1)?.nation ?? null;
  if (isOfSeveralPowers(name) || (isTitled(name) && level === null)) return null;
  return (
    withinNation(nationInHeading(folded), above) ??
    (above === null && only && others.length === 0 ? only : null)
  );
}

/** Cuts a name to the permitted length, with a doubt if it was longer. */
export function nameWithin(name: string, line: PastedLine, reading: Reading): string {
  if (name.length <= LIMITS.nameLength) return name.trim();
  reading.doubt(line, "line-too-long", { most: LIMITS.nameLength });
  return name.slice(0, LIMITS.nameLength).trim();
}
