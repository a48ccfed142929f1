/** A piece of a unit's name; blanks lie between pieces. */
export interface NameToken {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * `ordinal`: 1st, 2., 3e. `bare`: 28. `roman`: II., as capitals. `troops`: F, Füs., Gren, for a regiment's battalion of
 * that kind. `musketeers` say nothing about a battalion's number. `battalion`, `squadron` and `company` are nouns.
 */
export type TokenKind =
  | "amount"
  | "ordinal"
  | "bare"
  | "roman"
  | "troops"
  | "musketeers"
  | "battalion"
  | "squadron"
  | "company"
  | "join"
  | "range"
  | "slash"
  | "break"
  | "word";

/** The last letter of a word or number. */
const END = String.raw`(?![\p{L}\p{M}\d])`;
const ENDING = "(?:st|nd|rd|th|d|er|re|ère|ème|eme|me|e|de|ste|te[mnrs]?|º|°|\\.)";
const FUSILIERS = String.raw`[Ff](?:ü|u|ue|y|i)(?:s|z)(?:i|e|y)l\p{L}*?`;
const GRENADIERS = String.raw`[Gg]r[eé]nad\p{L}*?`;
const GLUED = String.raw`(?=-?[Bb]at\p{L}{3})`;

const KINDS: readonly (readonly [TokenKind, string])[] = [
  ["amount", String.raw`\d{1,3}(?:[.,'’]\d{3})+(?!\d)|\d{4,}`],
  ["ordinal", String.raw`\d{1,3}(?:${ENDING}${END}|\.(?=\p{L}))`],
  ["bare", String.raw`\d{1,3}${END}`],
  ["roman", String.raw`(?:I{1,3}|IV|VI?)(?:er|e|º|°|\.)?${END}|i{1,3}(?=\.?\/)`],
  ["troops", String.raw`(?:F(?:[uü]e?s)?|G(?:ren)?|Res)${END}\.?`],
  ["troops", `(?:${FUSILIERS}|${GRENADIERS})(?:${END}|${GLUED})`],
  ["musketeers", String.raw`(?:[Mm]us[kc]e?t?\p{L}*|[Mm]uszk\p{L}*)\.?-?`],
  [
    "battalion",
    String.raw`[Bb](?:[Nn][Ss]?|tns?|tl[es]?|at(?:t?al[ijl]\p{L}*|aill?\p{L}*|ts?|s|l?n?e?)|aon\p{L}*)${END}\.?`,
  ],
  [
    "squadron",
    String.raw`(?:[Ss](?:qd?ns?|quadrons?|zw(?:adron\p{L}*)?|chwadron\p{L}*)|[Ee]s(?:k(?:adr(?:on\p{L}*)?)?|c(?:adrons?)?))${END}\.?`,
  ],
  [
    "company",
    String.raw`(?:[Cc](?:oys?|os?|omp(?:an(?:y|ies)|agni\p{L}*)?|ies?)|[Kk]omp\p{L}*)${END}\.?`,
  ],
  ["join", String.raw`[,&+]|(?:and|og|und|u|et|i|oraz)${END}\.?`],
  ["range", `[-–]|(?:til|to|bis|à|do|through)${END}`],
  ["slash", "/"],
  ["word", String.raw`[\p{L}\p{M}]+|\d+\p{L}*`],
  ["break", "\\S"],
];
const TOKEN = new RegExp(KINDS.map(([, source]) => `(${source})`).join("|"), "gu");

/** The pieces of a name, in their order. */
export function tokensOf(name: string): NameToken[] {
  return [...name.matchAll(TOKEN)].map((match) => {
    const kind = KINDS[match.slice(1).findIndex((text) => text !== undefined)]?.[0] ?? "break";
    const [text] = match;
    return { kind, text, start: match.index, end: match.index + text.length };
  });
}

const ROMAN_NUMBERS: readonly string[] = ["I", "II", "III", "IV", "V", "VI"];

/** The number that a token writes; null if it writes none. */
export function numberWritten({ kind, text }: NameToken): number | null {
  if (kind === "ordinal" || kind === "bare") return Number.parseInt(text, 10);
  if (kind !== "roman") return null;
  const digits = /^[IVi]+/.exec(text)?.[0].toUpperCase() ?? "";
  return ROMAN_NUMBERS.indexOf(digits) + 1;
}

/** Another number in the way a token writes its own: 2 as `2.` or `II`. */
export function inStyleOf({ kind, text }: NameToken, number: number): string {
  if (kind === "roman") return text.replace(/^[IVi]+/, ROMAN_NUMBERS[number - 1] ?? "");
  return text.replace(/^\d+/, String(number));
}
