import { nationNamed } from "@/lib/rules/belle-alliance/names/nation-names";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import { type PartOfNation, partIn } from "./parts-of-nations";

/** Words in folded names that state a nation, in our five languages; the first match applies. */
const NATION_WORDS: readonly (readonly [RegExp, Nation])[] = [
  [
    /\brgl\b|\br\. ?g\. ?l\b|russo-german|russisch-deutsch|russisk-tysk|rosyjsko-niemieck/,
    "russo-german-legion",
  ],
  [
    /\bkgl\b|\bk\. ?g\. ?l\b|king's german|kongens tyske legion|krolewski\w{0,12} legion\w{0,12} niemieck/,
    "kgl",
  ],
  [/(westphal|westfa)[^,;]{0,40}landw|rhein[^,;]{0,40}landw/, "prussia"],
  [
    /\bfrench\b|\bfrance\b|fransk|francus|francuz|francais|franzos|\bfrances(?:e|i|es|a)?\b|\bfranskmaend|francj|frankr(?:i|e)/,
    "france",
  ],
  [
    /british|britain|\benglish|england|britisk|engelsk|brytyjsk|angielsk|\banglais|britann|brytan|englisch|\bangleterre|\banglo-|\banglic|\banglik|\bingles/,
    "britain",
  ],
  [/han+over|han+ower|hanovr/, "hanover"],
  [/brunswick|braunschweig|brunszwi|brunsvig/, "brunswick"],
  [/nassau/, "nassau"],
  [
    /dutch|netherland|nederland|\bhollan|holender|holland|niederl|niderl|hollandais|holandes|olandes|holendr|pays-bas/,
    "netherlands",
  ],
  [/belgi|\bbelg(e|ow|ijsk)/, "belgium"],
  [/prussia|preus|\bprojs|\bprusk|\bprusy|prussien|prusian|\bprusse\b|prus(s?ak|ac)/, "prussia"],
  [
    /russia|russ?land|\brussie\b|\brus[oa]s?\b|\bruss(e|es|i|o|er|ere|erne|en|isk|iske|ische?[rsn]?)\b|rosyjsk|rosjan|\brosja/,
    "russia",
  ],
  [/austria|ostrig|autrich|osterreich|\bosterr\b|austry|\bk\.? ?(u\.? ?)?k\. /, "austria"],
  [
    /swedish|\bsweden|svensk|\bsverige|szwed|szwecj|\bsuede\b|suedois|schwed|\bsvedes|\bsueco|\bswedes\b/,
    "sweden",
  ],
  [
    /danish|denmark|\bdansk|\bdanmark|\bdani[ai]\b|dunsk|dunczy|danemark|danois|\bdan(isch|en|es)|\bdanskere|\bdanes\b/,
    "denmark",
  ],
  [
    /\bpolish|\bpoland|\bpolsk(?!y\b)|\bpolen\b|polonais|polnisch|warsaw|warszawsk|\bvistula|\bvistule|nadwisl|\bpolac|\bpolak|\bpoles\b/,
    "poland",
  ],
  [
    /saxon|saksisk|\bsachs(?!en-(coburg|weimar|teschen))|\bsask|\bsaks|\bsas(i|ow)\b|\bsasson|\bsajon/,
    "saxony",
  ],
  [/bavar|bavier|bayer|bawar|bajrisk/, "bavaria"],
  [/wurt+emb|wirtember/, "wurttemberg"],
  [/westphal|westfa/, "westphalia"],
  [/\bital(y|ian|iensk|ie|ien)|wlos(k|i\b)|\bwloch/, "italy"],
  [/naples|napoli|neapol|napolit|napoletan/, "naples"],
  [/spain|spanish|spaniards|spansk|\bspanien|hiszpan|espagn|espanol|spagnol|spanisch/, "spain"],
  [/portug|\bcacadores/, "portugal"],
  [/\bhess(e|ian|isk|en|isch|ois)(?!n?-(homburg|philipps))|\bhesk|\bhesj/, "hesse"],
  [/\bbaden|\bbadisk|badois|\bbadisch|badensk/, "baden"],
  [/\bberg\b|bergisch/, "berg"],
  [/me(ck|k)l/, "mecklenburg"],
  [/hanse(at|st)|hanzeat/, "hanseatic-cities"],
  [/\banhalt/, "anhalt"],
  [/illyr|ilir/, "illyria"],
  [/wurzburg/, "wurzburg"],
];

const TITLES =
  "(?:(?:grand[- ]?|arch|crown[- ]?|kron|erb|gro(?:ß|ss)|stor|kur)?(?:duke|dukes|prince|princess|king|queen|elector|emperor|margrave|landgrave|herzog|prinz(?:en)?|könig|fürst|landgraf|markgraf|hertug|prins|konge|duc|roi|reine|électeur|wielki książę|książę|księcia|król[a]?)(?:['’]s)?)";
const PREPOSITION = "(?:of|von|de|du|d[’']|af|zu|z)(?: the)?";
const RANKS =
  "(?:captain|capt|kapt|kaptajn|hauptmann|hptm|major|maj|colonel|col|oberst|obst|lieutenant|lt|general|gen|kpt|płk|mjr|capitaine|rittmeister|ritmester)";
/** Behind the number of a regiment stands its proprietor: `IR Nr. 38 Württemberg`. */
const NUMBERED_REGIMENT = String.raw`(?:(?<!\p{L})l?ir\s?(?:nr\.?|no\.?|n°|#)?|(?:regim\p{L}*|regt|rgt|dragon\p{L}*|hus+ar\p{L}*|[ck][uüi]i?ras+i\p{L}*|[uh]{1,2}lan\p{L}*|chev\p{L}*)\.?\s(?:nr\.?|no\.?|n°|#))\s?\d{1,3}`;
const PERSONS = [
  new RegExp(String.raw`(?<=${NUMBERED_REGIMENT}\s)\p{Lu}[\p{L}'’-]{1,30}`, "giu"),
  new RegExp(String.raw`(?<!\p{L})${TITLES} ${PREPOSITION} ?\p{Lu}[\p{L}'’-]{1,30}`, "giu"),
  new RegExp(String.raw`(?<!\p{L})${RANKS}\.? \p{Lu}[\p{L}'’-]{1,30}`, "giu"),
];

/** A text without officers and honorary colonels: `23rd Line ()` for `23rd Line (Duke of Mecklenburg)`. */
export function withoutPersons(text: string): string {
  return PERSONS.reduce((rest, person) => rest.replace(person, ""), text);
}

/** The only nation that a text states; null if it states none or several. */
export function onlyNationIn(folded: string): Nation | null {
  const plain = folded.replace(ELSEWHERE, " ");
  const named = NATION_WORDS.filter(([words]) => words.test(plain));
  return named.length === 1 ? (named[0]?.[1] ?? null) : null;
}

/** The nation that a folded name states, or null. */
export function nationIn(folded: string): Nation | null {
  return NATION_WORDS.find(([words]) => words.test(folded))?.[1] ?? null;
}

/** Where troops came from or fought does not say whose they were: `Army of Portugal`, `(from Spain)`. */
const ELSEWHERE =
  /\b(army|armee|armia|haeren|corps|korps) (of|de|d'|af|von|fra|w)( the)? ?(spain|espagne|portugal|italy|italie|poland|pologne|naples|illyri\w+|holland\w*|germany|allemagne|silesi\w+|bohemi\w+|catal\w+)|\b(in|en|auf|pa|po) (english|french|german|danish|polish|swedish|russian|italian|spanish|anglais|francais|allemand|englisch|deutsch|franzosisch|engelsk|dansk|tysk|fransk|polsk|angielsku|polsku|francusku|niemiecku|ingles|frances)\b(?! (service|pay|army|uniform|hands|territory|tjeneste|sold))|\((from|fra|aus|z|ex|former(ly)?|ehem(als|aliges?)?|vormals|tidl(igere)?|dawn\w{1,4}|byl[ya]|ancien(ne)?(ment)?|ci-devant|venus? d)\b[^)]{0,400}\)/g;

/** The nation that a folded heading states, or null. */
export function nationInHeading(folded: string): Nation | null {
  return nationIn(folded.replace(ELSEWHERE, " "));
}

/** Under a Prussian heading Westphalia is the Prussian province, because the kingdom never fought there. */
export function withinNation<Named extends Nation | null>(
  named: Named,
  above: Nation | null,
): Named | "prussia" {
  return named === "westphalia" && above === "prussia" ? above : named;
}

interface NationOfCell {
  /** The likeliest first. */
  readonly nations: PartOfNation["nations"];
  /** Whether the cell names only a part of a nation, which may decide the row of table 21. */
  readonly isPart: boolean;
}

/** The meaning of a nation cell; null if it names neither a nation nor a part of one. */
export function nationOfCell(text: string): NationOfCell | null {
  const whole = nationNamed(text);
  if (whole) return { nations: [whole.nation], isPart: whole.heading !== null };
  const part = partIn(text);
  const named = nationIn(foldText(text));
  if (named) return { nations: [named], isPart: part !== null };
  return part && { nations: part.nations, isPart: true };
}
