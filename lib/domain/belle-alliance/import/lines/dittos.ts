import { readStrength } from "../units/strength";
import type { PastedLine } from "./pasted-line";

/** `ditto`, `do.`: the same as in the line above. */
const DITTO =
  /(?<=\d(?:st|nd|rd|th|e|er|re|\.)? |^|, )(?:ditto|dito|dto\.?|do\.?|idem|id\.)(?=[\s,.:–-]*(?:\d|$|\())/iu;

const ORDINAL_FIRST = /^(?:\d{1,2}\/)?\d{1,3}(?:st|nd|rd|th|er|re|ère|ème|e|\.)?\s+/u;

/** Lines in which `ditto` is replaced by what it stands for: `71st, 1st battalion` for `71st, 1st ditto`. */
export function withoutDittos(lines: readonly PastedLine[]): PastedLine[] {
  let noun = "";
  return lines.map((line) => {
    const isDitto = DITTO.test(line.content);
    const content = isDitto && noun !== "" ? line.content.replace(DITTO, noun) : line.content;
    noun = nounOf(content);
    return content === line.content ? line : { ...line, content };
  });
}

/** What the last part of a unit's name says without its number: `battalion` in `52nd, 1st battalion`. */
function nounOf(content: string): string {
  const last = readStrength(content).name.split(", ").at(-1) ?? "";
  return last.replace(ORDINAL_FIRST, "").trim();
}
