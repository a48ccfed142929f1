import { type NameToken, numberWritten, type TokenKind } from "./name-tokens";

/** Numbers and kinds of battalions, one after another, with the signs between them. */
export interface Run {
  readonly elements: readonly NameToken[];
  /** The signs between an element and the next: `/`, `,`, `&` for any "and", `-`, or several. */
  readonly signs: readonly string[];
  /** Its first and last token. */
  readonly first: number;
  readonly last: number;
}

const ELEMENTS: ReadonlySet<TokenKind> = new Set(["ordinal", "bare", "roman", "troops"]);
const SIGNS: ReadonlySet<TokenKind> = new Set(["join", "range", "slash", "musketeers"]);
/** No regiment had more battalions or squadrons; a higher number before a regiment is a regiment's. */
export const MOST_OF_A_REGIMENT = 8;

/** The runs of a name, in their order. */
export function runsIn(tokens: readonly NameToken[]): Run[] {
  const runs: Run[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!isOf(ELEMENTS, tokens[i])) continue;
    const run = runFrom(tokens, i);
    runs.push(run);
    i = run.last;
  }
  return runs;
}

function runFrom(tokens: readonly NameToken[], first: number): Run {
  const elements = tokens.slice(first, first + 1);
  const signs: string[] = [];
  let last = first;
  for (;;) {
    const next = afterSigns(tokens, last);
    const element = tokens[next];
    const before = elements.at(-1);
    if (!element || !before || next === last + 1 || !isOf(ELEMENTS, element)) break;
    const sign = tokens
      .slice(last + 1, next)
      .map(signOf)
      .join("");
    if (sign.includes("-") && !isRange(before, element)) break;
    elements.push(element);
    signs.push(sign);
    last = next;
  }
  return { elements, signs, first, last };
}

/** The index of the first token behind another that is no sign. */
export function afterSigns(tokens: readonly NameToken[], index: number): number {
  let next = index + 1;
  while (isOf(SIGNS, tokens[next])) next++;
  return next;
}

function signOf({ kind, text }: NameToken): string {
  if (kind === "slash" || text === ",") return text;
  return kind === "range" ? "-" : kind === "join" ? "&" : "";
}

function isRange(from: NameToken, to: NameToken): boolean {
  const [first, last] = [numberWritten(from), numberWritten(to)];
  if (first === null || last === null) return from.kind === "troops" || to.kind === "troops";
  return first < last && last - first <= MOST_OF_A_REGIMENT;
}

function isOf(kinds: ReadonlySet<TokenKind>, token: NameToken | undefined): boolean {
  return token !== undefined && kinds.has(token.kind);
}
