import { readStrength } from "../units/strength";
import { BATTALIONS, SQUADRONS } from "../words/strength-words";
import type { PastedLine } from "./pasted-line";

/** `ditto`, `do.`: the same as in the line above. */
const DITTO =
  /(?<=\d(?:st|nd|rd|th|e|er|re|\.)? |^|, )(?:ditto|dito|dto\.?|do\.?|idem|id\.)(?=[\s,.:–-]*(?:\d|$|\())/iu;

const ORDINAL_FIRST = /^(?:\d{1,2}\/)?\d{1,3}(?:st|nd|rd|th|er|re|ère|ème|e|\.)?\s+/u;

/** Signs below words that they repeat: `2 ,,` for `2 battalions`, `20 ,, 398 ,,` for `20 officers, 398 men`. */
const SIGNS = /(?<=(?:^|[\s,])\d{1,4},?\s?)(?:,,|„|''|"|”|〃)(?=[\s,.]|$)/gu;
const NOUNS = new RegExp(
  String.raw`(?<=\d\s?)(?:${BATTALIONS}|${SQUADRONS}|(?:officers?|offi[cz]\p{L}*|off\.?|men|mand|mann|hommes|ludzi|guns)(?!\p{L}))`,
  "giu",
);

/** Lines in which `ditto` is replaced by what it stands for: `71st, 1st battalion` for `71st, 1st ditto`. */
export function withoutDittos(lines: readonly PastedLine[]): PastedLine[] {
  let noun = "";
  let nouns: readonly string[] = [];
  return lines.map((line) => {
    const named = noun === "" ? line.content : line.content.replace(DITTO, noun);
    const content = withNouns(named, nouns);
    noun = nounOf(content);
    nouns = content.match(NOUNS) ?? [];
    return content === line.content ? line : { ...line, content };
  });
}

/** A line with the nouns of the line above in place of its signs, if it has as many. */
function withNouns(content: string, nouns: readonly string[]): string {
  const signs = content.match(SIGNS)?.length ?? 0;
  if (signs === 0 || signs !== nouns.length) return content;
  const left = [...nouns];
  return content.replace(SIGNS, () => left.shift() ?? "");
}

/** What the last part of a unit's name says without its number: `battalion` in `52nd, 1st battalion`. */
function nounOf(content: string): string {
  const last = readStrength(content).name.split(", ").at(-1) ?? "";
  return last.replace(ORDINAL_FIRST, "").trim();
}
