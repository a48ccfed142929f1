/** Letters that lose nothing when their marks are stripped off: they have none to strip. */
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
 * Text as searches compare it: lower case, without diacritics, the letters of Danish and Polish as
 * plain ones, `aa` as å is (Aarhus finds Århus), runs of blanks as one.
 */
export function foldText(text: string): string {
  return plainLetters(text)
    .replaceAll("aa", "a")
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Text in lower case without diacritics, letters that have no plain form as they are. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[øæœłßđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}
