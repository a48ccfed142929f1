import { foldText } from "../../../document/fold-text";
import { readStrength } from "../units/strength";
import { namesTroopKind } from "../units/troops";
import { levelIn } from "../words/levels";
import { BATTALIONS, SQUADRONS } from "../words/strength-words";
import type { PastedLine } from "./pasted-line";

/** `ditto`, `do.`: the same as in the line above. */
const DITTO =
  /(?<=\d(?:st|nd|rd|th|e|er|re|\.)? |^|, )(?:ditto|dito|dto\.?|do\.?|idem|id\.)(?=[\s,.:–-]*(?:\d|$|\())/iu;

/** A sign for a word of the line above: `"`, `,,`, `-"-`, `do.` */
const SIGN = String.raw`(?:[-–—]{1,2}\s?(?:,,|„|''|["”“″〃])\s?[-–—]{1,2}|,,|„|''|["”“″〃]|(?:ditto|dito|dto|do|idem|id)(?!\p{L})\.?)`;
/** Signs in front of what a unit does not share with the one above: `" 2. Inf.-Rgt. 580`. */
const SIGNS_FIRST = new RegExp(
  String.raw`^(?<signs>${SIGN}(?:[\s,]{1,3}${SIGN}){0,7})[\s,]{1,3}(?=(?<first>\S+)(?<rest>.*)$)`,
  "iu",
);
/** `11e " 800`: signs behind a number. */
const SIGNS_BEHIND =
  /(?<=^(?:\d{1,2}\/)?\d{1,3}(?:st|nd|rd|th|er|re|ère|ème|e|\.),?\s)(?:,,|„|''|["”“″〃])(?:[\s,]{1,3}(?:,,|„|''|["”“″〃])){0,5}(?=[\s,]|$)/iu;
const ORDINAL = /^(?:\d{1,2}\/)?\d{1,3}(?:st|nd|rd|th|er|re|ère|ème|e|\.)?,?$/iu;
const ORDINAL_FIRST = /^(?:\d{1,2}\/)?\d{1,3}(?:st|nd|rd|th|er|re|ère|ème|e|\.)?\s+/u;

/** Signs below words that they repeat: `2 ,,` for `2 battalions`, `20 ,, 398 ,,` for `20 officers, 398 men`. */
const SIGNS = /(?<=(?:^|[\s,])\d{1,4},?\s?)(?:,,|„|''|"|”|〃)(?=[\s,.]|$)/gu;
const NOUNS = new RegExp(
  String.raw`(?<=\d\s?)(?:${BATTALIONS}|${SQUADRONS}|(?:officers?|offi[cz]\p{L}*|off\.?|men|mand|mann|hommes|ludzi|guns)(?!\p{L}))`,
  "giu",
);

/**
 * Lines in which `ditto` and signs are replaced by what they stand for: `71st, 1st battalion` for `71st, 1st ditto`,
 * `Grenadier-Btl. Reibnitz` for `" Reibnitz`.
 */
export function withoutDittos(lines: readonly PastedLine[]): PastedLine[] {
  let name = "";
  let nouns: readonly string[] = [];
  return lines.map((line) => {
    const noun = nounOf(name);
    const whole = withWordsFirst(line.content, name);
    const named = noun === "" ? whole : whole.replace(DITTO, noun).replace(SIGNS_BEHIND, noun);
    const content = withNouns(named, nouns);
    name = readStrength(content).name;
    nouns = content.match(NOUNS) ?? [];
    return content === line.content ? line : { ...line, content };
  });
}

/** A line with the words of the unit above in place of the signs in front of it. */
function withWordsFirst(content: string, above: string): string {
  if (!/^(?:[^\p{L}\d]|do|di|dt|id)/iu.test(content)) return content;
  const { signs = "", first = "", rest = "" } = SIGNS_FIRST.exec(content)?.groups ?? {};
  const level = levelIn(foldText(above));
  const isUnit = above !== "" && (level === null || level === "regiment");
  if (!isUnit || !/\p{L}/u.test(first + rest)) return content;
  const own = `${first}${rest}`;
  const words = above.split(" ");
  const count = signs.match(new RegExp(SIGN, "giu"))?.length ?? 0;
  const shared = ORDINAL.test(first)
    ? wordsBeforeNumber(words, own)
    : words.slice(0, Math.min(count, Math.max(1, words.length - 1)));
  return [...shared, own].join(" ");
}

/**
 * The words of the unit above that stand before its own number of the same kind: `1st Foot Guards,` of `1st Foot Guards,
 * 2nd Batt.` for `3rd Batt.`; none for another regiment, all for a battalion of the same one.
 */
function wordsBeforeNumber(words: readonly string[], own: string): readonly string[] {
  const next = foldText(own.split(" ")[1] ?? "").replace(/\W/g, "");
  const numbers = words.flatMap((word, i) => (ORDINAL.test(word) ? [i] : []));
  const alike = numbers.findLast(
    (i) => next !== "" && foldText(words[i + 1] ?? "").replace(/\W/g, "") === next,
  );
  if (alike !== undefined) return words.slice(0, alike);
  const last = numbers.findLast((i) => i > 0);
  if (last !== undefined) return words.slice(0, last);
  const isOther = namesTroopKind(foldText(own.replace(PARTS_OF_UNITS, " ")));
  return isOther ? [] : [...words.slice(0, -1), `${words.at(-1)},`];
}

const PARTS_OF_UNITS = new RegExp(`${BATTALIONS}|${SQUADRONS}`, "giu");

/** A line with the nouns of the line above in place of its signs, if it has as many. */
function withNouns(content: string, nouns: readonly string[]): string {
  const signs = content.match(SIGNS)?.length ?? 0;
  if (signs === 0 || signs !== nouns.length) return content;
  const left = [...nouns];
  return content.replace(SIGNS, () => left.shift() ?? "");
}

/** What the last part of a unit's name says without its number: `battalion` in `52nd, 1st battalion`. */
function nounOf(name: string): string {
  const last = name.split(", ").at(-1) ?? "";
  return last.replace(ORDINAL_FIRST, "").trim();
}
