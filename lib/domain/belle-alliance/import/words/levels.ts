import type { Level } from "@/lib/rules/belle-alliance/level";

/** `Corps Artillery`, `Reserve Cavalry`: troops kept together behind the divisions. */
const ARM_STEM = "(?:artil|artyl|cavaler|cavalr|kavaleri|kavalleri|kawaleri)\\w*";
const POOLED = new RegExp(
  [
    String.raw`\b(?:corps|korps|army|armee|division(?:al|s)?|reserven?|reserve|korpus\w*|dywizyjn\w*|rezerwow\w*)[ -]?${ARM_STEM}`,
    String.raw`\b${ARM_STEM} (?:reserven?|rezerwow\w*|odwodow\w*|korpusu|dywizji|armii|(?:de|du|des|of) (?:la |l'|the )?(?:corps|reserve|armee|army|division))\b`,
    String.raw`\b(?:corps|army) troops\b`,
  ]
    .map((one) => `(?:${one})(?! (?:corps|korps|division|brigade|regiment|regt|batter))`)
    .join("|"),
);
/** `4th Infantry Corps`, `1er corps de cavalerie`: real corps, unlike units such as the Jägerkorps. */
const NUMBERED_CORPS =
  /^(?:[a-z]+ )?(?:\d{1,2}(?:st|nd|rd|th|er|e|\.)?|[ivx]+(?:e|er|\.)?) ?(?:(?:reserve )?(?:infantry|cavalry|infanterie|kavallerie|cavalerie|infanteri|kavaleri|grenadier) (?:corps|korps)|(?:infanterie|kavallerie|infanteri|kavaleri)korps|(?:corps|korpus) (?:de |d')?(?:cavalerie|infanterie|kawalerii|jazdy|piechoty))\b/;

/** Whether a folded heading names a numbered corps of an arm. */
export function isNumberedCorps(folded: string): boolean {
  return NUMBERED_CORPS.test(folded);
}

/** `Imperial Guard`, alone or before its commander. */
const IMPERIAL_GUARD =
  /^(?:the |la )?(?:french |russian )?(?:imperial guard|garde imperiale|gwardia cesarska|kejsergarden|(?:den )?kejserlige garde|kaisergarde|kaiserliche garde)(?=$| ?[:,(–-])/;

/** Whether a folded heading names such pooled troops, which rank with a division. */
export function isPooled(folded: string): boolean {
  return POOLED.test(folded);
}

/** `Artillery`, `Guard Cavalry`: an arm without anything that identifies a unit. */
const ARM_ALONE =
  /^(?:[a-z-]+ ){0,2}(?:artillery|cavalry|infantry|engineers|artilleri|kavaleri|infanteri|artyleria|kawaleria|jazda|piechota|artillerie|cavalerie|infanterie|kavallerie)(?: [a-z]+)?$/;

/** Whether a folded heading names an arm and no unit. */
export function isArmAlone(folded: string): boolean {
  return ARM_ALONE.test(folded);
}

/** Whether a folded heading names an emperor's guard, which is a corps. */
export function isImperialGuard(folded: string): boolean {
  return IMPERIAL_GUARD.test(folded);
}

/** Words in folded headings for levels of formation in English, Danish, Polish, French and German. */
const LEVEL_WORDS: readonly (readonly [RegExp, Level])[] = [
  [POOLED, "detachment"],
  [IMPERIAL_GUARD, "corps"],
  [
    /\b(corps|korps|korpset|korpus|korpusu|corpo d'armata|cuerpo de ejercito)\b|(?<!\bfrei|\bfri|jae?ger|schutzen)(?<=[a-z])korps\b|(?<!jae?ger)(?<=[a-z])korpset(?= ?(?:[(:–-]|$))/,
    "corps",
  ],
  [
    /\b(army|armee|armia|armii|haer|haeren|ejercito|esercito|armata)\b|[a-z](armee|haeren)\b/,
    "army",
  ],
  [/\b(wing|floj|flojen|skrzydlo|aile|flugel)\b/, "wing"],
  [/^\d{1,2}(e|re|er|eme|de|\.)? ?(d\.? ?[ic]|d[pk])\b/, "division"],
  [/\b(division|divisionen|dywizja|dywizji|dyw|div|divisione)\b|[a-z]division(en)?\b/, "division"],
  [
    /(?<!demi-? ?)\b(brigade|brigaden|brygada|brygady|bryg|bde|brig|brigata|brigada)\b|(?<!halb)(?<=[a-z])brigade(n)?\b/,
    "brigade",
  ],
  [/\b(regiment|regimentet|pulk|regt|rgt)\b/, "regiment"],
  [
    /\b(detachment|detachement|oddzial|abteilung|column|colonne|kolonne|kolumna|colonna|columna|advance guard|advanced guard|vanguard|main body|gros|hauptmacht|hovedstyrken?|gros de l'armee|sily glowne|avantgarden?|avant-garde|vanguardia|avanguardia|vorhut|fortrop|fortroppen|awangarda|rear ?guard|reserve|reserven|rezerwa|odwod|straz)\b/,
    "detachment",
  ],
];

/** The level a folded heading names, first outside brackets: `Division Ricard (6th Corps)`; or null. */
export function levelIn(folded: string): Level | null {
  const bare = folded.replace(/[([][^()[\]]*[)\]]/g, " ");
  return levelOf(bare) ?? (bare === folded ? null : levelOf(folded));
}

function levelOf(folded: string): Level | null {
  return LEVEL_WORDS.find(([words]) => words.test(folded))?.[1] ?? null;
}

/** The rank of each level; 0 is the highest. */
export const RANK: Readonly<Record<Level, number>> = {
  army: 0,
  wing: 1,
  corps: 2,
  division: 3,
  brigade: 4,
  regiment: 5,
  detachment: 4,
};

/** A division has at least this many men. */
export const LEAST_OF_DIVISION = 1_500;

/** The level of a formation that names none, from the levels below it. */
export function levelAbove(below: readonly Level[]): Level {
  const highest = Math.min(...below.map((level) => RANK[level]), RANK.regiment);
  if (highest <= RANK.corps) return "army";
  if (highest === RANK.division) return "corps";
  return highest === RANK.brigade ? "division" : "brigade";
}
