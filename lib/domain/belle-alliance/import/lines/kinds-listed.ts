import { foldText } from "../../../document/fold-text";
import { readStrength } from "../units/strength";
import { isTroops } from "../units/troops";
import { levelIn } from "../words/levels";
import { BATTALIONS, SQUADRONS } from "../words/strength-words";
import type { PastedLine } from "./pasted-line";

/** Between the kinds of troops of a list. */
const BETWEEN = /[,;]\s|\s(?:and|og|und|u\.|et|i|oraz|sowie|samt|&|\+)\s/u;
/** `Infanterie:`, `Cavalry and artillery:` */
const ARM = String.raw`(?:infanter\p{L}{1,4}|infantry|foot|fodfolk|piechota|infanterie|cavalry|horse|ka[vw]al?l?er\p{L}{1,3}|jazda|cavalerie|rytteri|reiterei|artiller\p{L}{1,3}|artyleria)`;
const LABEL = new RegExp(
  String.raw`^${ARM}(?:\s(?:and|og|und|et|i|&)\s${ARM})?\s?[:–—-]\s(?<list>\S.*)$`,
  "iu",
);
const COUNT = String.raw`(?:\d{1,2}|[½¼¾])`;
const COMPANIES = String.raw`(?:komp\p{L}{0,6}|kp|compan(?:y|ies)|compagnies?|coys?|cies?|rot[ay]?)(?!\p{L})\.?`;
const PARTS = String.raw`(?:${BATTALIONS}|${SQUADRONS}|${COMPANIES}|\p{L}{0,12}(?:batter|bater)\p{L}{1,3})`;
/** `2 Komp. Jäger`, `4 escadrons de hussards`, `3 Musk.-Btl.`, `1 horse battery` */
const COUNTED = new RegExp(String.raw`^${COUNT}\s(?:[\p{L}.]{1,14}[\s-]){0,2}${PARTS}`, "iu");
/** `Füs.-Btl.`, `bateria konna` */
const PART = new RegExp(String.raw`(?<!\p{L})${PARTS}`, "iu");
/** A count that a kind of troops parts from its noun: `3 Musk.-Btl.` */
const COUNT_APART = new RegExp(
  String.raw`^(?<count>\d{1,2})\s(?<name>[\p{L}.]{2,14}[\s-](?:(?<foot>${BATTALIONS})|${SQUADRONS})(?:\s.*)?)$`,
  "iu",
);
const MOST_KINDS = 8;

/** Whether a line may be such a list: it counts something, and has more than one item. */
export function mayListKinds(content: string): boolean {
  return BETWEEN.test(content) && /(?<![\p{L}\d/.])[\d½¼¾]{1,2}\s\p{L}/u.test(content);
}

/**
 * The kinds of troops that a line counts without their strengths, a line for each: `2 Komp. Jäger`, `Füs.-Btl.` and `3
 * Musk.-Btl.`, for which the name of their arm may stand in front; null for any other line.
 */
export function kindsListed(line: PastedLine): PastedLine[] | null {
  const list = LABEL.exec(line.content)?.groups?.list ?? line.content;
  const items = list.split(BETWEEN).map((item) => item.trim().replace(/(?<=\p{L}{4})\.$/u, ""));
  if (items.length < 2 || items.length > MOST_KINDS) return null;
  if (!items.some((item) => COUNTED.test(item)) || !items.every(isKind)) return null;
  return items.map((item) => ({ ...line, ...countedApart(item) }));
}

/** `2 Kp. ostpr. Jäger 180`: parts counted in front of a kind of troops. */
export function isCountedKind(item: string): boolean {
  return COUNTED.test(item) && isTroops(foldText(item));
}

function isKind(item: string): boolean {
  const folded = foldText(item);
  const isPart = COUNTED.test(item) || (PART.test(item) && !/\d/.test(item));
  if (!isPart || !isTroops(folded) || isBody(folded)) return false;
  const { men, unread } = readStrength(item);
  return men === null && unread.length === 0;
}

function isBody(folded: string): boolean {
  const level = levelIn(folded);
  return level !== null && level !== "regiment";
}

function countedApart(item: string): Pick<PastedLine, "content" | "strength"> {
  const { count, name, foot } = COUNT_APART.exec(item)?.groups ?? {};
  const isRead = readStrength(item).battalionsOrSquadrons !== null;
  if (isRead || name === undefined) return { content: item, strength: null };
  return { content: name, strength: `${count} ${foot === undefined ? "sqns" : "bns"}` };
}
