import { foldText } from "../../../document/fold-text";
import { isOfficer } from "../sides/officer-lines";
import { readStrength } from "../units/strength";
import { namesTroopKind } from "../units/troops";
import { levelIn } from "../words/levels";
import { inSingular } from "../words/plural-words";
import { POUNDS } from "../words/strength-words";

const ORDINAL = String.raw`\d{1,3}(?:st|nd|rd|th|er|re|e|ème|ère|de|ste|te[rn]?|\.|°)?(?![\p{L}\d])`;
/** `44e`, `1/4th`, `#42`, `Nr. 29`. */
export const NUMBER = new RegExp(
  String.raw`^(?<mark>#|nr\.?\s?|no\.?\s?|n°\s?|№\s?)?(?<number>(?:\d{1,2}/)?${ORDINAL})$`,
  "iu",
);
/** `13e léger`, `2/30th Foot`. */
const NUMBER_FIRST = new RegExp(
  String.raw`^(?<number>(?:\d{1,2}/)?${ORDINAL})\s(?<noun>\p{L}.*)$`,
  "iu",
);
/** `Light Bttys #41`, `IR 33`. */
const NUMBER_LAST = new RegExp(
  String.raw`^(?<noun>(?:\d{1,2}${POUNDS}\s)?\p{L}[^\d#№°]{1,60}?)\s?(?<mark>#|\bnr\.?\s?|\bno\.?\s?|n°\s?|№\s?)?(?<number>\d{1,3})$`,
  "iu",
);
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|von|van|de|du|zu|of|af)){0,3}$/u;
/** `Luneburg bns` behind other names: battalions with names of their own. */
const NAMED_BATTALIONS =
  /^\p{Lu}[\p{L}.'’ -]{1,40} (?:bns|battalions|bataillone|bataljoner|bataliony|bataillons)$/u;
/** `1st KDG` */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;

/** Parts of a regiment make no units of their own here; they are asked about as battalions. */
const PARTS =
  /\b(?:battalions?|bataillone?s?|bataljon(?:er)?|batalion\w{0,3}|bn?s|btns?|bn|batl?\.?|coys?|compan(?:y|ies)|compagnies?|kompan\w{1,4}|squadrons?|sq[dn]?ns?|eskadron\w{0,3}|szwadron\w{0,3}|escadrons?|schwadron\w{0,3}|troops?|part|half|pair|detachment)\b/;
/** What many regiments are called besides their kind. */
const COMMON =
  /^(?:light|heavy|field|position|old|young|middle|royal|imperial|national|leichte?|schwere?|reitende|let(?:te)?|tunge?|ridende|lekk\w{1,3}|ciezk\w{1,3}|jeune|vieille|moyenne|legere?|lourde?|siege|fuss|fuß|fod|pied|pies\w{1,3})$/;

/** A unit of a list: a number or a name of its own, and a noun that says what it is, which others may have to give. */
export interface ListItem {
  readonly text: string;
  readonly own: string;
  readonly mark: string;
  readonly noun: string;
  readonly order: "number" | "number-first" | "number-last" | "name" | "name-first" | "name-last";
}

export function isPartOfRegiment(text: string): boolean {
  return PARTS.test(foldText(text)) && !NAMED_BATTALIONS.test(text);
}

/** The unit that a text of a list names; null for a part of a regiment, a person, or a kind of troops alone. */
export function itemOf(text: string): ListItem | null {
  const folded = foldText(text);
  if (isPartOfRegiment(text) || levelIn(folded) === "division" || isOfficer(text)) return null;
  const item = { text, own: "", mark: "", noun: "" };
  const alone = NUMBER.exec(text)?.groups;
  if (alone) return { ...item, own: alone.number ?? "", mark: alone.mark ?? "", order: "number" };
  const { noun = "", number = "", mark = "" } = NUMBER_LAST.exec(text)?.groups ?? {};
  if (namesTroopKind(foldText(noun)))
    return { ...item, own: number, mark, noun, order: "number-last" };
  const { men, guns } = readStrength(text);
  if (men !== null || guns !== null || /[:()]/.test(text)) return null;
  const first = NUMBER_FIRST.exec(text)?.groups;
  if (first) return numberFirst(item, { number: first.number ?? "", noun: first.noun ?? "" });
  if (namesTroopKind(folded)) return nameFirst(text);
  return NAME.test(text) ? { ...item, own: text, order: "name" } : null;
}

function numberFirst(
  item: Omit<ListItem, "order">,
  { number, noun }: { readonly number: string; readonly noun: string },
): ListItem | null {
  const isKnown = namesTroopKind(foldText(noun)) || ABBREVIATION.test(noun);
  return isKnown ? { ...item, own: number, noun, order: "number-first" } : null;
}

/** `Ekaterinoslav Cuirassiers`; null for `Light Infantry`, which names no unit. */
function nameFirst(text: string): ListItem | null {
  const words = text.split(" ");
  if (!words.some(isOwnName)) return null;
  const at = words.findIndex(isCommon);
  const leading = words.findIndex((word) => !isCommon(word));
  const lead = words.slice(0, Math.max(leading, 0)).join(" ");
  if (at === 0 && inSingular(lead) !== lead)
    return { text, own: words.slice(leading).join(" "), mark: "", noun: lead, order: "name-last" };
  const noun = at > 0 ? words.slice(at).join(" ") : "";
  return {
    text,
    own: words.slice(0, Math.max(at, 0)).join(" ") || text,
    mark: "",
    noun: noun || text,
    order: "name-first",
  };
}

/** Whether a word, or each part of it, says only what kind of troops it means: `Grenadier-Bataillon`, but not `Leib-IR`. */
function isCommon(word: string): boolean {
  const parts = foldText(word)
    .split("-")
    .filter((part) => part !== "");
  return parts.every((part) => COMMON.test(part) || namesTroopKind(part));
}

/** Whether a word is a name, and not a kind of troops. */
function isOwnName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !isCommon(word);
}

/** Whether an item names one unit: `3 Landwehr, 2 Line` counts regiments, so a number without an ordinal's ending needs a name or others before it. */
export function isWhole(items: readonly ListItem[], at: number): boolean {
  const item = items[at];
  if (item?.order !== "number-first" || !/\d$/.test(item.own)) return true;
  const isNamed = item.noun.split(" ").some(isOwnName);
  const isAmongNumbers = items.some(({ order }) => order === "number");
  return isNamed || isAmongNumbers || /regim|pulk/.test(foldText(item.noun));
}
