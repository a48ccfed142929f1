import { foldText } from "../../../document/fold-text";
import { isTroops } from "../units/troops";
import { levelIn } from "../words/levels";
import { DATE_LAST } from "../words/strength-words";
import { saysTroops } from "./officer-lines";

const TITLE =
  /^(?:(?:h\.? ?[rs]\.? ?h\.?|(?:his|her) (?:royal|serene|imperial) highness|s\.? ?a\.? ?[ri]\.?|son altesse(?: \p{L}{4,9})?|se\.? \p{L}{3,12}\.? hoheit|h\.? ?k\.? ?h\.?)[ ,]+)?(?:the )?(?:(?:lt|lieut|maj|brig|gen|general|général|generał|lieutenant|major|brigadier)[ .-]*)*(?:gen|général|general|jenerał|generale|generał|generalmajor|generalløjtnant|generallöjtnant|generalleutnant|field[ -]marshal|feldmarschall\p{L}*|feldzeugmeister|feltmarskal|lt|lieut|maj|major|col|colonel|brig|brigadier|(?:grand|wielki|gro(?:ß|ss)) ?(?:duke|książę|herzog)|grand-duc|prince|prinz|prins|principe|príncipe|conte|conde|duca|duque|marchese|marqués|mariscal|maresciallo|książę|ks|fürst|fyrst|erzherzog|archduke|ærkehertug|arcyksiążę|marshal|marskal|marszałek|maréchal|marschall|gm|gl|gdd|gdb|fm|fml|fzm|gdk|oberst|oberstleutnant|oberstløjtnant|överste|överstelöjtnant|friherre|kronprins|obrist|płk|ppłk|pułkownik|sir|lord|comte|count|graf|greve|hrabia|baron|freiherr|frhr|earl|viscount|marquess|marquis|the (?:duke|earl|prince|marquess)|duc|duke|emperor|empereur|hertug|herzog)(?!\p{L})/iu;

/** Whether a text begins with a rank or a title of nobility. */
export function isTitled(text: string): boolean {
  return TITLE.test(text);
}

const FIELD_OFFICER =
  /^(?:lt|lieut|lieutenant|capt|captain|capitaine|kapt|kaptajn|hauptmann|hptm|rittmeister|ritmester|rotmistrz|kpt|kapitan|mjr|maj|major|col|colonel|oberst\p{L}*|överste\p{L}*|obrist|p?płk|pułkownik|chef d(?:e |[’'])(?:bataillon|escadrons?))(?!\p{L})(?![ .-]*(?:gen|maj))/iu;

/** Whether a text begins with a rank below general. */
export function isFieldOfficer(text: string): boolean {
  return FIELD_OFFICER.test(text);
}

/** Whether a text begins with a title that no commander of a single unit has. */
export function isGeneral(text: string): boolean {
  return isTitled(text) && !FIELD_OFFICER.test(text);
}

interface Heading {
  readonly name: string;
  readonly commander: string | null;
  /** Text next to the commander, or instead of one, that was not understood. */
  readonly unread: readonly string[];
}

/** Of footnotes: `Vandamme*`, `Erlon[1]`. */
const MARKS_BEHIND = /(?<!\s)\s*(?:(?<![*†‡§])[*†‡§]+|\[\d{1,2}\])$/u;
/** Where nothing but the name stands, `(1)` is such a mark as well. */
const MARKS_AT_NAME = /(?<!\s)\s*(?:(?<![*†‡§])[*†‡§]+|[([]\d{1,2}[)\]])$/u;

/** A commander as a line or cell of their own names them, without the marks of footnotes. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS_AT_NAME, "");
}
/** A remark may stand in it: `(Quiot (for Allix))`. */
const ASIDE =
  /^(?<body>.*[^\s([])\s*(?<aside>[([][^()[\]]+(?:[([][^()[\]]+[)\]][^()[\]]*)?[)\]])$/u;
const BEHIND_SIGN = /^(?<name>.*?\S)(?:\s*:\s*|\s+(?:[–—;]|-{1,3})\s+)(?<person>\S.*)$/u;

/**
 * Splits a heading into a name and a commander: `5th Division (Picton)`, `I Corps – d’Erlon`, `X, Gen. Y`, `14th
 * Division: Hulot (for Bourmont)`. A heading that cannot be split is returned unchanged.
 */
export function partHeading(marked: string): Heading {
  const heading = marked
    .replace(MARKS_BEHIND, "")
    .replace(/(?<=[)\]])\.$|(?<=\p{L}{4})(?<!\bbrig)\.$/iu, "");
  const { body, aside } = ASIDE.exec(heading)?.groups ?? {};
  if (body === undefined || aside === undefined) return partBody(heading);
  const inside = aside.slice(1, -1);
  const parted = partHeading(body);
  const isAlone = parted.commander === null;
  if (isNamedAside(inside) && !(parted.commander && isTitled(parted.commander))) {
    const unread = parted.commander ? [parted.commander] : [];
    return { name: body, commander: inside.trim(), unread };
  }
  if (isAlone) return { ...parted, name: heading };
  return { ...parted, unread: [...parted.unread, aside] };
}

/** Splits a heading without brackets at its end. */
function partBody(body: string): Heading {
  const { name, person } =
    BEHIND_SIGN.exec(body)?.groups ?? afterComma(body) ?? afterStop(body) ?? {};
  if (name === undefined || person === undefined)
    return { name: body, commander: null, unread: [] };
  if (DATE_LAST.test(person)) return { name: body, commander: null, unread: [] };
  const { who, remark } = withoutRemark(person);
  if (!/\d/.test(who.replace(/\([^()]*\)/g, "")) && isPerson(who))
    return { name, commander: who.trim(), unread: remark === "" ? [] : [remark] };
  const inner = saysTroops(person) ? partBody(person) : null;
  if (inner?.commander) return { ...inner, name: `${body.slice(0, -person.length)}${inner.name}` };
  return { name: body, commander: null, unread: saysTroops(person) ? [] : [person] };
}

/** A person without the remark behind, which is empty if there is none; a title is no remark. */
function withoutRemark(person: string): { who: string; remark: string } {
  const { who = person, remark = "" } = BEFORE_REMARK.exec(person)?.groups ?? {};
  return isTitled(remark) ? { who: person, remark: "" } : { who, remark };
}

/** `Foy - detached on the right`: a remark behind a dash begins with a small letter. */
const BEFORE_REMARK =
  /^(?<who>[^–—]{2,60}?) (?:[–—]|-{1,2}) (?<remark>(?!(?:von|van|de|du) )\p{Ll}.*)$/u;

/** `2nd Bde, Karl of Mecklenburg`, of a heading with a colon: a name without a title; null for any other. */
export function commanderBehindComma(heading: string): Pick<Heading, "name" | "commander"> | null {
  const comma = heading.lastIndexOf(", ");
  const name = heading.slice(0, Math.max(comma, 0));
  const person = heading.slice(comma + 2);
  const level = levelIn(foldText(name));
  if (level === null || level === "regiment") return null;
  const isOne = isNameAlone(person) || (PERSON_OF.test(person) && isPerson(person));
  return isOne ? { name, commander: person } : null;
}

/** `Eugen of Württemberg`, `Frederik af Hessen`. */
const PERSON_OF = /^\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)* (?:of|von|af|de|z) \p{Lu}[\p{L}-]+$/u;

/** `1st Division (Dutch)`, `(part)` and `(Guards)` do not name a person; `Prinz von Hessen` does. */
function isPerson(text: string): boolean {
  if (isTitled(text)) return true;
  if (PERSON_OF.test(text) && !isTroops(foldText(text)) && levelIn(foldText(text)) === null)
    return true;
  return /\p{Lu}/u.test(text) && !saysTroops(text);
}

/** `(for Bourmont)` and `(killed)` are remarks about a commander; a name begins with a capital or a particle. */
function isNamedAside(inside: string): boolean {
  return (
    (/^(?:\p{Lu}|(?:von|van|de|du|d[’'])(?!\p{Ll}))/u.test(inside) ||
      (isTitled(inside) && /\s\p{Lu}/u.test(inside))) &&
    !/\d/.test(inside.replace(/[([].*/, "")) &&
    isPerson(inside)
  );
}

/** Whether a line consists only of what could be a person's name: `Napoléon Bonaparte`, `von Steinmetz`. */
export function isNameAlone(text: string): boolean {
  return NAME_ALONE.test(text) && isPerson(text);
}

const NAME_ALONE =
  /^(?:(?:\p{Lu}[\p{L}.'’-]*|d[’']\p{Lu}[\p{L}-]*|de|du|von|van|der|den|zu|of|le|la)(?: |$)){1,5}$/u;

/** `SECOND DIVISION. Lieut.-General Sir H. Clinton`: in print a full stop may end the name of a formation. */
function afterStop(heading: string): { name: string; person: string } | null {
  for (const { index } of [...heading.matchAll(/\.\s/g)].slice(0, MOST_STOPS)) {
    const name = heading.slice(0, index);
    const person = heading.slice(index + 1).trim();
    if (isTitled(person) && saysTroops(name) && /\p{L}{4}$/u.test(name)) return { name, person };
  }
  return null;
}

const MOST_STOPS = 4;

function afterComma(heading: string): { name: string; person: string } | null {
  const comma = heading.lastIndexOf(", ");
  const person = heading.slice(comma + 2);
  return comma > 0 && isTitled(person) ? { name: heading.slice(0, comma), person } : null;
}
