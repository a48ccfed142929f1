const TOTAL = String.raw`(?:sub-?|grand )?(?:total[est]?|totali|totaux|in totale|en total|itogo|vsego|inalles|in all|altogether|together|overall|i alt|sum|summ[ae]|razem|łącznie|ogółem|suma|gesamt(?:stärke|zahl)?|insgesamt|zusammen|zus(?=\.)|en tout|(?:effective |total )?strength)(?!\p{L})`;
const TOTAL_LINE = new RegExp(
  String.raw`^(?:[=}([]\s?(?!\d{1,2}[)\]]\s?\p{L})\d|[([]?${TOTAL})`,
  "iu",
);
const TOTAL_BEHIND =
  /^\D*\d.*\s(?:in all|in total|altogether|i alt|razem|łącznie|ogółem|insgesamt|en tout|in totale|en total)[.)]?$/iu;
/** `France — Total 1,130`, `Brigade total: 1,966`, `Total of all arms 900` behind a name. */
const TOTAL_WITHIN =
  /(?<!\p{L})(?:sub-?|grand )?(?:total[est]?|totali|totaux|itogo|vsego|inalles|i alt|razem|łącznie|ogółem|gesamt(?:stärke|zahl)?|insgesamt|zusammen|summ[ae]|suma)(?!\p{L})[^\d()]{0,40}\d/iu;
/** A total behind the strength of the last unit: `880 = 2,525`, `880, total 2,525`. */
const BEHIND_UNIT = new RegExp(
  String.raw`^(?<unit>.*\d[^=]{0,40}?)\s?(?:[=}]|(?:[,;:]\s?[([]?|\s[([]|\s[–—-]\s)${TOTAL}[:\s])\s?(?<sum>\d{1,3}(?:[ .,'’]\d{3}){1,2}|\d{3,6})(?:\s?\p{L}{1,12}\.?)?\s?[)\].]{0,2}$`,
  "iu",
);
const TOTAL_LAST = new RegExp(String.raw`[\s:,(–—-]{1,3}${TOTAL}(?: strength)?$`, "iu");

/** Whether a line gives a sum: `Total: 19,939 men; 46 guns`, `12,000 men in all`. */
export function isTotal(content: string): boolean {
  return TOTAL_LINE.test(content) || TOTAL_BEHIND.test(content);
}

/** `Brigade total: 1,966`: of the formation it stands under, whichever that is. */
const TOTAL_OF_THIS = new RegExp(
  String.raw`^[([]?(?:the |de la |of )?\p{L}{1,20}[\s:—–-]{1,3}${TOTAL}`,
  "iu",
);

/** Whether a line gives the total of a formation that it calls only by its level. */
export function isTotalOfThis(content: string): boolean {
  return TOTAL_OF_THIS.test(content);
}

/** Whether a line says behind its name that its number is a total, as a heading may do as well. */
export function namesTotal(content: string): boolean {
  return TOTAL_WITHIN.test(content);
}

/** A line without the total of its group that stands behind the last unit, and that total; null if there is none. */
export function unitAndTotal(content: string): { unit: string; total: string } | null {
  const { unit, sum } = BEHIND_UNIT.exec(content)?.groups ?? {};
  if (unit === undefined || sum === undefined || /\d\s?\+\s?\d[^+]{0,20}$/.test(unit)) return null;
  return { unit, total: `= ${sum}` };
}

/** A line without the word that only says that the number before it is a total: `(1,319 total)`. */
export function withoutTotalBehind(content: string): string {
  return content.replace(/(?<=\d) ?(?:in )?total(?=[)\].]{0,2}$)/iu, "");
}

/** A heading's name without the word that led to its sum: `I Corps` for `I Corps: total`. */
export function withoutTotalWord(name: string): string {
  return name.replace(TOTAL_LAST, "");
}
