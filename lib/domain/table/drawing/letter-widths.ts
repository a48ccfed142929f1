export type LabelFace = "sans" | "serifItalic" | "serifSemiboldItalic";

/** Source Sans 3, with fallbacks. */
export const SANS = "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', sans-serif";
/** Source Serif 4, with fallbacks. */
export const SERIF = "'Source Serif 4', 'Source Serif Pro', Charter, Georgia, serif";

/** How far a typeface extends above and below its baseline, in em. */
export const FACE_REACH: Readonly<
  Record<LabelFace, { readonly up: number; readonly down: number }>
> = {
  sans: { up: 1.024, down: 0.4 },
  serifItalic: { up: 1.036, down: 0.335 },
  serifSemiboldItalic: { up: 1.036, down: 0.335 },
};

/**
 * Widths of the characters from the space to the tilde, in thousandths of an em: Source Sans 3 semibold, Source Serif 4
 * italic and semibold italic. A test compares them with the fonts.
 */
// biome-ignore format: a table of figures
export const LETTER_WIDTHS: Readonly<Record<LabelFace, readonly number[]>> = {
  sans: [
    200,315,482,513,513,841,639,275,324,324,438,513,275,322,275,344,513,513,513,513,513,513,513,513,
    513,513,275,275,513,513,513,444,875,558,597,576,625,538,510,628,663,282,494,597,502,745,657,674,
    582,674,592,545,546,655,536,800,541,501,540,324,344,324,513,500,549,516,563,462,564,507,317,520,
    558,262,263,522,271,843,560,549,564,564,373,431,361,556,495,748,481,495,443,324,255,324,513,
  ],
  serifItalic: [
    227,305,456,573,524,928,701,259,385,385,480,534,300,314,300,339,537,537,537,537,537,537,537,537,
    537,537,300,300,534,534,534,459,880,683,622,614,703,604,572,669,772,365,361,688,584,935,746,674,
    571,674,646,505,591,725,652,917,667,593,561,345,331,345,534,512,400,554,524,434,557,442,325,511,
    580,320,275,497,298,869,596,526,543,520,426,383,354,597,511,777,564,515,493,390,286,390,534,
  ],
  serifSemiboldItalic: [
    221,307,483,588,544,956,726,269,394,394,475,549,309,329,309,364,556,556,556,556,556,556,556,556,
    556,556,309,309,549,549,549,461,887,695,635,618,711,603,574,675,777,379,370,702,584,925,732,685,
    594,685,669,511,606,714,658,933,663,606,567,356,359,356,548,525,400,581,551,463,584,472,350,544,
    604,329,293,531,316,899,618,552,568,554,459,412,369,618,530,808,586,542,514,375,298,375,549,
  ],
};

/** The width of characters that are not in the table even without accents: as wide as the widest. */
const UNKNOWN = 950;

/** Letters that do not decompose into a plain letter and an accent, mapped to plain ones at least as wide. */
const LIKE: Readonly<Record<string, string>> = {
  æ: "m",
  œ: "m",
  ø: "n",
  Ø: "O",
  ł: "t",
  Ł: "L",
  ß: "H",
  đ: "d",
  ð: "d",
  þ: "p",
  "–": "n",
  "—": "m",
  "’": "'",
  "‘": "'",
  "“": "n",
  "”": "n",
  "„": "n",
};

/** The width of a text in a typeface, in em; without kerning, so slightly too wide. */
export function widthEm(text: string, face: LabelFace): number {
  const widths = LETTER_WIDTHS[face];
  let sum = 0;
  for (const sign of text.normalize("NFD")) {
    if (/\p{M}/u.test(sign)) continue;
    const code = (LIKE[sign] ?? sign).charCodeAt(0);
    sum += widths[code - 32] ?? UNKNOWN;
  }
  return sum / 1_000;
}
