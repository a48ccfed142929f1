import { foldText } from "../../../document/fold-text";
import { isArmAlone, levelIn } from "../words/levels";

/** A full stop behind a strength or a bracket, unlike those of ordinals, ranks and battalions. */
const SENTENCE = /(?<=[)\]]|\d{3}|\bguns|\d\s?pdr)\.\s+(?=[\p{Lu}\d])/u;
/** A heading, and units of which one has a number at least. */
const UNITS = /^(?<heading>[^:]{3,100}):\s*(?=\S)[^:]*\d/u;

/**
 * The headings of a paragraph, each with its units behind a colon: `8th Brigade (Kempt): 28th (557), 32nd (662)` and `9th
 * Brigade (Pack): 42nd (526)`, below the formation that may begin it, `5th Division (Picton)`. Null for any other line.
 */
export function partsOfParagraph(content: string): string[] | null {
  const sentences = content.split(SENTENCE).map((each) => each.replace(/\.$/, ""));
  const [first = "", ...others] = sentences;
  if (!others.some(isHeadingOfLevel) || !others.every((each) => UNITS.test(each))) return null;
  const isHeading = levelIn(foldText(first)) !== null && !first.includes(":");
  return isHeading || UNITS.test(first) ? sentences : null;
}

function isHeadingOfLevel(sentence: string): boolean {
  const folded = foldText(UNITS.exec(sentence)?.groups?.heading ?? "");
  return levelIn(folded) !== null || isArmAlone(folded);
}
