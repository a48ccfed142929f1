import type { Level } from "@/lib/rules/belle-alliance/level";
import type { Nation } from "@/lib/rules/belle-alliance/nation";

/** Words of folded headings for levels of formation in English, Danish, Polish, French and German. */
const LEVEL_WORDS: readonly (readonly [RegExp, Level])[] = [
  [/\b(army|armee|armia|haer|haeren)\b/, "army"],
  [/\b(wing|floj|flojen|skrzydlo|aile|flugel)\b/, "wing"],
  [/\b(division|divisionen|dywizja|div)\b/, "division"],
  [/\b(brigade|brigaden|brygada|bde|brig)\b/, "brigade"],
  [/\b(corps|korps|korpset|korpus)\b|[a-z]korps\b/, "corps"],
  [/\b(regiment|regimentet|pulk|regt|rgt)\b/, "regiment"],
  [
    /\b(detachment|detachement|oddzial|abteilung|advance guard|avantgarde|fortrop|reserve|rezerwa|straz)\b/,
    "detachment",
  ],
];

/** The level a heading names, or null. */
export function levelIn(folded: string): Level | null {
  return LEVEL_WORDS.find(([words]) => words.test(folded))?.[1] ?? null;
}

const NATION_WORDS: readonly (readonly [RegExp, Nation])[] = [
  [/russo-german|russisch-deutsch|russisk-tysk/, "russo-german-legion"],
  [/\bkgl\b|king's german/, "kgl"],
  [/\bfrench\b|\bfrance\b|fransk|francus|francuz|francais|franzos/, "france"],
  [
    /british|britain|\benglish|england|britisk|engelsk|brytyjsk|angielsk|\banglais|britannique|englisch/,
    "britain",
  ],
  [/han+over|han+ower/, "hanover"],
  [/brunswick|braunschweig|brunszwi/, "brunswick"],
  [/nassau/, "nassau"],
  [/dutch|netherland|nederland|holland|holender|niederl/, "netherlands"],
  [/belgi|\bbelge/, "belgium"],
  [/prussia|preus|\bprusk|\bprusy|prussien/, "prussia"],
  [/russia|\bruss(e|es|isk|iske)\b|rosyjsk|rosjan|\brosja/, "russia"],
  [/austria|ostrig|autrich|osterreich|austry/, "austria"],
  [/swed|svensk|szwed|suedois|schwed/, "sweden"],
  [/danish|denmark|\bdansk|dunsk|dunczy|danois|\bdanisch/, "denmark"],
  [/polish|poland|\bpolsk|polonais|polnisch|warsaw|warszawsk|vistula|nadwisl/, "poland"],
  [/saxon|saksisk|sachs|\bsask/, "saxony"],
  [/bavar|bayer|bawar/, "bavaria"],
  [/wurttemb|wirtember/, "wurttemberg"],
  [/westphal|westfal/, "westphalia"],
  [/ital(y|ian|iensk|ie)|wlosk/, "italy"],
  [/naples|neapol|napolit/, "naples"],
  [/spain|spanish|spansk|hiszpan|espagn/, "spain"],
  [/portug/, "portugal"],
  [/hess(e|ian|isk|en)|\bhesk/, "hesse"],
  [/meckl/, "mecklenburg"],
  [/hanseat/, "hanseatic-cities"],
];

/** The nation a name speaks of, or null. */
export function nationIn(folded: string): Nation | null {
  return NATION_WORDS.find(([words]) => words.test(folded))?.[1] ?? null;
}

const COMMANDER_LINE =
  /^(?:commander|commanding|cdr|c-in-c|chef|fører|dowódca|dowodzi|commandant|befehlshaber|kommandant|führer)(?: \p{L}+)?\s*[:=–-]\s*(?<name>\S.*)$/iu;

/** The name on a line such as `Commander: Picton`, or null. */
export function commanderLine(text: string): string | null {
  return COMMANDER_LINE.exec(text)?.groups?.name?.trim() ?? null;
}

const TITLE =
  /^(?:lt|lieut|gen|général|general|maj|major|col|colonel|brig|prince|prins|książę|ks|marshal|marskal|marszałek|maréchal|gm|fml|oberst|płk|sir|lord|comte|count|graf|baron|duke|hertug)\b/iu;

/** Parts a heading into its name and its commander: `5th Division (Picton)`, `I Corps – d’Erlon`, `X, Gen. Y`. */
export function partHeading(heading: string): { name: string; commander: string | null } {
  const parts =
    /^(?<name>[^(]+?)\s*\((?<commander>[^()\d]+)\)$/u.exec(heading) ??
    /^(?<name>.+?)(?:\s*:\s*|\s+[–—-]\s+)(?<commander>[^\d]+)$/u.exec(heading);
  const found = parts?.groups ?? titled(heading);
  const { name, commander } = found ?? {};
  const isPerson =
    commander && !levelIn(commander.toLowerCase()) && !nationIn(commander.toLowerCase());
  return name && isPerson
    ? { name, commander: commander.trim() }
    : { name: heading, commander: null };
}

function titled(heading: string): { name: string; commander: string } | null {
  const comma = heading.lastIndexOf(", ");
  const commander = heading.slice(comma + 2);
  return comma > 0 && TITLE.test(commander) ? { name: heading.slice(0, comma), commander } : null;
}
