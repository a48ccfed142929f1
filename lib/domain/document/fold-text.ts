/** Letters without a decomposed form, which stripping diacritics would leave unchanged. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  ß: "ss",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * Text as searches compare it: lower case, without diacritics, Danish and Polish letters as plain ones, `aa` treated
 * as å (Aarhus finds Århus), and runs of white space as one space.
 */
export function foldText(text: string): string {
  return plainLetters(text)
    .replaceAll("aa", "a")
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Text in lower case without diacritics; letters without a plain form stay as they are. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[øæœłßđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}
