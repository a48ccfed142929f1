import { foldText } from "../../../document/fold-text";
import { isTroops, namesTroopKind } from "../units/troops";
import { levelIn } from "../words/levels";
import { onlyNationIn } from "../words/nations";
import { DATE_FIRST, DATE_LAST } from "../words/strength-words";
import { countsTroops } from "./inline-units";
import { hasStrength } from "./line-counts";
import type { PastedLine } from "./pasted-line";

/** Whether a line is not about troops: a date, a footnote, a source, a page number. */
export function isAside(line: Pick<PastedLine, "text" | "content">): boolean {
  const { content } = line;
  return isBetweenPages(content) || VERSUS.test(content) || isDate(content) || isFootnote(line);
}

/** Whether a first line is the title of a list that gives only the year: `Wagram 1809`. */
export function isTitleOfYear(content: string): boolean {
  const rest = content.replace(YEAR_LAST, "");
  if (rest === content || hasStrength(rest)) return false;
  const folded = foldText(rest);
  return levelIn(folded) === null && !namesTroopKind(folded);
}

/** Whether a first line is the title of a list of one side: `Orthez - French`, `French Forces`. */
export function isTitleOfSide(content: string): boolean {
  if (FORCES.test(content)) return onlyNationIn(foldText(content)) !== null;
  const { place = "", side = "" } = PLACE_AND_SIDE.exec(content)?.groups ?? {};
  const folded = foldText(content);
  return (
    onlyNationIn(foldText(side)) !== null &&
    onlyNationIn(foldText(place)) === null &&
    levelIn(folded) === null &&
    !namesTroopKind(folded)
  );
}

const FORCES =
  /^(?:the )?\p{L}{3,14} (?:forces|troops|styrker|truppen|streitkräfte|forces présentes|wojska)$/iu;
const PLACE_AND_SIDE =
  /^(?<place>\p{Lu}[\p{L}'’.-]{1,30}(?: [\p{L}'’.-]{1,20}){0,3}),? [–—-] (?:the )?(?<side>\p{L}{3,14}(?: (?:army|forces|side))?)$/iu;

const YEAR_LAST = /(?<![\s,(–-])[\s,(–-]+1(?:79\d|80\d|81[0-5])\)?(?:, \p{Lu}\p{L}{2,30})?\.?$/u;

/** Whether a line says nothing but a date, a page or what stands between two armies. */
export function isDateOrPage(content: string): boolean {
  const isNumber =
    (isBetweenPages(content) && !/\d/.test(content)) ||
    /^[^\p{L}\d]{0,8}\d{1,3}[^\p{L}\d]{0,8}$/u.test(content) ||
    !/[\p{L}\d]/u.test(content);
  return (
    isNumber || [PAGE, NUMBER_OF_LIST, VERSUS].some((each) => each.test(content)) || isDate(content)
  );
}

/** Whether a line is the title of a list: `Ligny, 16 June 1815`, `Battle of Ligny`. */
export function isTitle(content: string): boolean {
  if (isDated(content)) return true;
  const folded = foldText(content);
  const isOfTroops = levelIn(folded) !== null || namesTroopKind(folded);
  return TITLE_OF_LIST.test(content) && !(isOfTroops && hasStrength(content));
}

/** `Source: Nafziger`, `[1] Only in the evening.`, `* Including the train`, `© 1995`, or a sentence. */
const FOOTNOTE =
  /^[([]?(?:(?:sources?|notes?|remarks?|footnotes?|bibliography|kilder?|anmærkning(?:er)?|fodnoter?|bemærkning(?:er)?|źródł[oa]|przypis(?:y|ów)?|uwag[ai]|quellen?|anmerkung(?:en)?|remarques?|n\.?b\.?|(?:loss(?:es)?|casualties|tab|verluste?|pertes|straty)(?: [^:\d]{1,30}?)?)\s*[:.–-]\s|(?:from|aus|z|de|fra) wikip[eé]di|jump to (?:navigation|content|search)|retrieved from|\[edit\]|copyri?ght|©|\(c\)\s|[\^↑]\s*\p{L}|\[\d{1,2}\]\s|https?:)/iu;
const SENTENCE = /^\p{Lu}\S*(?:\s\S+){7,}[.!?]["”’)]?$/u;
/** `Detached.` */
const REMARK = /^[^\d.]{6,}\.$/;

/** `† less one troop`, `* one battalion detached`: a note after a mark that also follows a name above. */
const MARKED_NOTE = /^\s*(?:[†‡§]|\*+)\s*\p{Ll}/u;
/** `* Arrived late on the 16th.` */
const MARKED_SENTENCE = /^\s*(?:[†‡§]|\*+)\s*\p{L}.*[.!?]$/u;

/** Whether a line is a note about others, or a source. */
export function isFootnote({ text, content }: Pick<PastedLine, "text" | "content">): boolean {
  if (FOOTNOTE.test(content)) return true;
  if (MARKED_NOTE.test(text) && !countsTroops(content)) return true;
  if (MARKED_SENTENCE.test(text) && !namesTroopKind(foldText(content))) return true;
  const folded = foldText(content);
  if (levelIn(folded) !== null || hasStrength(content)) return false;
  return SENTENCE.test(content) || (REMARK.test(content) && !namesTroopKind(folded));
}

/** `French Order of Battle`, `Battle of Ligny`. */
const TITLE_OF_LIST =
  /^(?:appendix|annexe?|bilag|anhang|beilage|załącznik|dodatek)\b|^(?:forces|troops|strengths?) (?:engaged|present|of)\b|\border[ -]of[ -]battle\b|\boob\b|\bordre de bataille\b|\bslagorden\b|\bschlachtordnung\b|^(?:the )?(?:battle|combat|action|siege) (?:of|at) |^slaget ved |^bitwa (?:pod|nad) |^schlacht (?:bei|an der|von) |^bataille d|^battaglia d|^batalla de |^slaget vid |^srazheni[ey] pri |^ordine di battaglia|^orden de batalla/iu;

/** Of a table set in columns of print: `Officers  Men  Total`. */
const COLUMN_HEAD =
  /^(?:officers?|men|total|guns|horses|strength|bns?|battalions?|sqns?|squadrons?|units?|officerer|mand|kanoner|styrke|i|alt|oficerow|oficerowie|ludzie|dziala|razem|offiziere|mann|geschutze|gesamt|officiers|hommes|canons|all|ranks)\.?$/;

/** `Page 3`. */
const PAGE =
  /^(?:page|side|seite|strona|p\.|s\.|str\.)\s*\d+(?:\s*(?:of|af|von|de|z|\/)\s*\d+)?$|^-\s*\d+\s*-$/iu;

/** Whether a line is certainly not about troops: a page number, the number of a list, a row of symbols. */
export function isBetweenPages(content: string): boolean {
  const words = foldText(content).split(/[\s,/|]+/);
  const isHeads = words.length > 1 && words.every((word) => COLUMN_HEAD.test(word));
  return isHeads || !/\p{L}/u.test(content) || PAGE.test(content) || NUMBER_OF_LIST.test(content);
}

/** The number of a list in Nafziger's collection. */
const NUMBER_OF_LIST = /^[789]\d\d[A-Z]{1,4}$/;

/** Between the two armies. */
const VERSUS = /^(?:vs?\.?|versus|against|mod|kontra|przeciw(?:ko)?|gegen|contre)$/iu;

/** A date with at most a place: `18 June 1815, Waterloo`. */
function isDate(content: string): boolean {
  const rest = content.replace(DATE_FIRST, "");
  return rest !== content && !hasStrength(rest) && !isTroops(foldText(rest));
}

/** `Ligny, 16 June 1815`: the title of a list. */
function isDated(content: string): boolean {
  const rest = content.replace(DATE_LAST, "");
  if (rest === content || hasStrength(rest)) return false;
  const folded = foldText(rest);
  return levelIn(folded) === null && !namesTroopKind(folded);
}
