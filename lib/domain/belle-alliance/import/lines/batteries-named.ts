import { inSingular } from "../words/plural-words";
import { GUNS, POUNDS, withDigits } from "../words/strength-words";

/** Between the batteries of a list. */
const BETWEEN = /[,;]\s|\s(?:and|og|und|u\.|et|i|oraz|&|\+)\s/u;
const NOUN = String.raw`\p{L}{0,12}(?:batt(?:er(?:y|ies|ien?|ier|i)|s?\.)|bater[iy]\p{L}{0,2}|btys?)\.?`;
/** `2 6-pdr`, `1 6-pdr horse battery`, `4 12-pfündige Batterien`. */
const CALIBRE_FIRST = new RegExp(
  String.raw`^(?<count>\d{1,2})\s(?:x\s)?(?<calibre>\d{1,2}${POUNDS})(?:\s(?<kind>(?!${NOUN})\p{L}{2,12}))?(?:\s(?<noun>${NOUN}))?$`,
  "iu",
);
/** `2 batteries de 6`, `2 baterie 6-funtowe`. */
const NOUN_FIRST = new RegExp(
  String.raw`^(?<count>\d{1,2})\s(?<noun>${NOUN})\s(?<calibre>(?:de\s)?\d{1,2}(?:${POUNDS})?)$`,
  "iu",
);
const WITHOUT_NOUN = new RegExp(
  String.raw`^(?<count>\d{1,2})\s(?<calibre>(?:de\s)?\d{1,2}(?:${POUNDS})?)$`,
  "iu",
);
/** What each of them has: `, 8 guns each`, `(6 pièces chacune)`. */
const OF_EACH =
  /[\s,(]{1,3}(?:(?:w\/|with|med|mit|avec|z)\s)?\d{1,2}\s\p{L}{1,12}\.?\s(?:each|ea|apiece|hver|chacune|każda)\b\.?\)?$/iu;
/** Before anything else `et` may be French. */
const ONE_OF_DANES = /(?<=^|\s)et(?=\s\d{1,2}-?pundigt)/giu;
/** No battalion has as many guns beside it. */
const GUNS_OF_BATTERY = String.raw`(?:[4-9]|1\d|2\d)\s?${GUNS}`;
/** `horse batts`, `12-pdr foot batts`: there are no such battalions. */
const OF_ARTILLERY = new RegExp(
  String.raw`(?<=\b(?:horse|position|rocket|siege|mounted|\d{1,2}${POUNDS}(?:\s(?:foot|heavy|light|field))?)\s)batt(s?)\b\.?`,
  "giu",
);
/** `3 foot batts w/ 6 guns each`, but not `Foot batt. w/ 2 guns`. */
const WITH_GUNS = new RegExp(
  String.raw`(?<=\b(?:foot|heavy|light|field|garrison)\s)batt(s?)\b\.?(?=[\s,(:–-]{1,3}(?:(?:w\/|with|each of|of)\s?)?${GUNS_OF_BATTERY})`,
  "giu",
);
const LONGEST = 160;

interface Batteries {
  readonly count?: string;
  readonly calibre?: string;
  readonly kind?: string;
  readonly noun?: string;
}

/**
 * The batteries that a line counts by their calibres, a line for each: `2 6-pdr batteries` and `4 12-pdr batteries` of `2
 * 6-pdr and 4 12-pdr batteries`; null for any other line.
 */
export function batteriesNamed(content: string): string[] | null {
  if (content.length > LONGEST || !/batt|bater|bty/iu.test(content) || !BETWEEN.test(content))
    return null;
  const each = OF_EACH.exec(content)?.[0] ?? "";
  const list = withDigits(content.slice(0, content.length - each.length)).replace(
    ONE_OF_DANES,
    "1",
  );
  const texts = list.split(BETWEEN).map((text) => text.trim());
  if (texts.length < 2) return null;
  const found = calibresFirst(texts) ?? nounFirst(texts);
  return found?.map((one) => `${one}${each}`) ?? null;
}

/** A line with batteries in full where `batts` can only mean them and not battalions. */
export function withBatteries(content: string): string {
  if (!/batts?\b/iu.test(content)) return content;
  return [OF_ARTILLERY, WITH_GUNS].reduce(
    (text, short) => text.replace(short, (_, plural: string) => (plural ? "batteries" : "battery")),
    content,
  );
}

/** The noun stands last, and if it is one of several, what stands before it is said of all. */
function calibresFirst(texts: readonly string[]): string[] | null {
  const items = itemsOf(texts, CALIBRE_FIRST);
  const { noun, kind = "" } = items?.at(-1) ?? {};
  if (!items || noun === undefined) return null;
  const isOfAll = items.slice(0, -1).every((item) => item.kind === undefined);
  const shared = isOfAll && items.at(-1)?.count !== "1" ? kind : "";
  return items.map((item) => {
    const words = [item.count, item.calibre, item.kind ?? shared, item.noun ?? noun];
    return inNumber(words.filter((word) => word).join(" "));
  });
}

function nounFirst(texts: readonly string[]): string[] | null {
  const { noun } = NOUN_FIRST.exec(texts[0] ?? "")?.groups ?? {};
  const items = itemsOf(
    [(texts[0] ?? "").replace(` ${noun}`, ""), ...texts.slice(1)],
    WITHOUT_NOUN,
  );
  if (noun === undefined || !items) return null;
  return items.map(({ count, calibre = "" }) => {
    const pounds = calibre.replace(/^(?:de )?(\d+)$/, "$1-livres");
    return inNumber(`${count} ${noun} ${pounds}`);
  });
}

function itemsOf(texts: readonly string[], form: RegExp): Batteries[] | null {
  const items: (Batteries | null)[] = texts.map((text) => form.exec(text)?.groups ?? null);
  return items.every((item) => item !== null) ? items : null;
}

const OF_FRENCH = /batteries(?= \d{1,2}-livres)/;

/** `1 6-pdr battery`, for one of batteries. */
function inNumber(words: string): string {
  return words.startsWith("1 ") ? inSingular(words.replace(OF_FRENCH, "batterie")) : words;
}
