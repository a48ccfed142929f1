/** A word of a text, as compared with names. */
export interface Word {
  readonly text: string;
  /** In small letters, without accents. */
  readonly plain: string;
  readonly isName: boolean;
  /** Whether it follows the word before it without a sign that ends the phrase. */
  readonly goesOn: boolean;
}

/** The words of a text; Markdown's marks for emphasis are no signs. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const gap = text.slice(end, match.index).replace(/[*_]/gu, "");
    words.push({
      text: word,
      plain: plainWord(word),
      isName: /^\p{Lu}\P{Lu}*\p{Ll}/u.test(word),
      goesOn: words.length > 0 && /^[ \u00a0\n,/]*$/u.test(gap) && !/\n\s*\n/u.test(gap),
    });
    end = match.index + word.length;
  }
  return words;
}

const WORD = /[\p{L}\p{M}\d]+(?:[’'-][\p{L}\p{M}\d]+)*/gu;

/** The words of the texts and names read last: most edits change none of them. */
const WORDS = new Map<string, readonly Word[]>();
const MOST_TEXTS = 5_000;

/** The same, remembered, for texts that are read at every check. */
export function wordsOnce(text: string): readonly Word[] {
  const known = WORDS.get(text);
  if (known) return known;
  if (WORDS.size >= MOST_TEXTS) WORDS.clear();
  const words = wordsOf(text);
  WORDS.set(text, words);
  return words;
}

/** A word in small letters, without accents and without an English or French ending or beginning after an apostrophe. */
export function plainWord(word: string): string {
  return word
    .toLocaleLowerCase("en")
    .replace(/[’']s?$/u, "")
    .replace(/^(d|l)[’']/u, "")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Cases and genitives change or add at most this many letters at the end of a name. */
const ENDING = 3;

/** Whether two plain words are forms of one name: Raszyn, Raszyna, Raszynie; Ligny, Lignys. */
export function isSameName(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 3 || Math.abs(a.length - b.length) > ENDING) return false;
  if (/\d/u.test(a) || /\d/u.test(b)) return false;
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared++;
  return shared >= Math.max(3, shorter - 2);
}

/** Letters that Polish drops or changes at the end of a name before it adds a case: Lefola, Kulma, Moskwy. */
const LOOSE_END = /[aeoy]$/u;

/** Whether a word of a text is a name, or a case or genitive of it; stricter than `isSameName`, for what must be sure. */
export function isFormOf(name: string, word: Word): boolean {
  const { plain } = word;
  if (plain === name) return word.isName || name.length < 3 || /\d/u.test(name);
  const stem = name.length > 4 ? name.replace(LOOSE_END, "") : name;
  return (
    word.isName && name.length > 3 && plain.startsWith(stem) && plain.length - stem.length <= ENDING
  );
}
