/** A number in which a scanner took a 1 for an l or I, or a 0 for an O: `l,680`, `56O`, `l2 guns`, `1Oth`. */
const MISREAD =
  /(?<![\p{L}\d.,])(?=[lI|O\d.,]{0,8}\d)(?=\d{0,6}[.,]?\d{0,3}[lIO])(?:[lIO\d]{1,3}[.,][lIO\d]{3}|[lIO\d]{1,6})(?=(?:st|nd|rd|th)?(?![\p{L}\d]))/gu;
/** `l/28th`, `lst Foot` */
const ONE = /(?<![\p{L}\d])l(?=\/\d|st(?!\p{L}))/gu;

/** A text with the digits that a scanner took for letters. */
export function withScannedDigits(text: string): string {
  if (!/[lIO]/.test(text)) return text;
  return text
    .replace(ONE, "1")
    .replace(MISREAD, (number) => number.replace(/[lI]/g, "1").replace(/O/g, "0"));
}
