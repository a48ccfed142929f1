import { readStrength } from "../units/strength";
import { BATTALIONS, SQUADRONS } from "../words/strength-words";
import type { PastedLine } from "./pasted-line";

/** `ditto`, `do.`: the same as in the line above. */
const DITTO =
  /(?<=\d(?:st|nd|rd|th|e|er|re|\.)? |^|, )(?:ditto|dito|dto\.?|do\.?|idem|id\.)(?=[\s,.:–-]*(?:\d|$|\())/iu;

const ORDINAL_FIRST = /^(?:\d{1,2}\/)?\d{1,3}(?:st|nd|rd|th|er|re|ère|ème|e|\.)?\s+/u;

/** Signs below a word that they repeat: `2 ,,` for `2 battalions`. */
const SIGNS = /(?<=(?:^|[\s,])\d{1,2}\s?)(?:,,|„|''|"|”|〃)(?=[\s,.]|$)/u;
const PARTS = new RegExp(String.raw`(?<!\d)\d{1,2}\s?(?<noun>${BATTALIONS}|${SQUADRONS})`, "iu");

/** Lines in which `ditto` is replaced by what it stands for: `71st, 1st battalion` for `71st, 1st ditto`. */
export function withoutDittos(lines: readonly PastedLine[]): PastedLine[] {
  let noun = "";
  let parts = "";
  return lines.map((line) => {
    const named = noun === "" ? line.content : line.content.replace(DITTO, noun);
    const content = parts === "" ? named : named.replace(SIGNS, parts);
    noun = nounOf(content);
    parts = PARTS.exec(content)?.groups?.noun ?? "";
    return content === line.content ? line : { ...line, content };
  });
}

/** What the last part of a unit's name says without its number: `battalion` in `52nd, 1st battalion`. */
function nounOf(content: string): string {
  const last = readStrength(content).name.split(", ").at(-1) ?? "";
  return last.replace(ORDINAL_FIRST, "").trim();
}
