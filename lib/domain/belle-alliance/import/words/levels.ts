import type { Level } from "@/lib/rules/belle-alliance/level";

/** `Corps Artillery`, `Reserve Cavalry`: troops kept together behind the divisions. */
const ARM_STEM = "(?:artil|artyl|artigl|cavaler|cavalr|kavaleri|kavalleri|kawaleri)\\w*";
/** `Divisional Artillery`, `Artillerie divisionnaire`: kept together, but within the division. */
const OF_DIVISION = String.raw`\b(?:division(?:al|s)?|dywizyjn\w*)[ -]?${ARM_STEM}|\b${ARM_STEM} (?:division(?:naire|ale)|dywizyjn\w*|dywizji|(?:de|of) (?:la |the )?division)\b`;
const POOLED = new RegExp(
  [
    String.raw`\b(?:corps|korps|army|armee|division(?:al|s)?|reserven?|reserve|korpus\w*|dywizyjn\w*|rezerwow\w*)[ -]?${ARM_STEM}`,
    String.raw`\b${ARM_STEM} (?:reserven?|rezerwow\w*|odwodow\w*|korpusu|dywizji|armii|(?:de|du|des|of) (?:la |l'|the )?(?:corps|reserve|armee|army|division))\b`,
    String.raw`\b(?:reserve|riserva|reserva) (?:de la |de |d'|di |of )${ARM_STEM}`,
    String.raw`\b(?:corps|army) troops\b`,
    OF_DIVISION,
  ]
    .map((one) => `(?:${one})(?! (?:corps|korps|division|brigade|regiment|regt|batter))`)
    .join("|"),
);
/** `4th Infantry Corps`, `1er corps de cavalerie`: real corps, unlike units such as the Jägerkorps. */
const NUMBERED_CORPS =
  /^(?:[a-z]+ )?(?:\d{1,2}(?:st|nd|rd|th|er|e|-y|\.)?|[ivx]+(?:e|er|\.)?) ?(?:(?:reserve )?(?:infantry|cavalry|infanterie|kavallerie|cavalerie|infanteri|kavaleri|grenadier) (?:corps|korps)|(?:pe?k?hotny|kavaleri[yj]sky|grenadersky|rezervny) korpus|(?:infanterie|kavallerie|infanteri|kavaleri)korps|(?:corps|korpus) (?:de |d')?(?:cavalerie|infanterie|kawalerii|jazdy|piechoty))\b/;

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

/** Whether a folded heading names pooled troops that belong to a division. */
export function isPooledInDivision(folded: string): boolean {
  return POOLED_IN_DIVISION.test(folded);
}

const POOLED_IN_DIVISION = new RegExp(OF_DIVISION);

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

/** `Vanguard of I Corps`: no corps. */
const PART_OF_CORPS =
  /^(?:[a-z]+ )?(?:vanguard|advanced? guard|avantgarden?|avant-?garde|vorhut|nachhut|fortrop(?:pen)?|bagtrop(?:pen)?|awangarda|ariergarda|rear ?guard|arriere-?garde|detachment|detachement|abteilung|oddzial) (?:of|from|de|du|des|der|vom|af|fra|z) /;

/** Parts of an order of battle by their place: `First line`, `Zweites Treffen`, `Main body north of the village`. */
const BY_PLACE =
  /^(?:(?:first|second|third|fourth) line|(?:premiere|deuxieme|seconde|troisieme) ligne|(?:erstes?|zweites?|drittes?) treffen|(?:forste|and(?:en|et)|tredje) (?:linje|traef)|(?:pierwsz|drug|trzeci)[a-z]{1,3} (?:linia|rzut)|main body|gros|hauptmacht|hovedstyrken?|sily glowne|glowne sily)(?=$| ?[:,(–-]| (?:at|of|near|in|north|south|east|west|von|bei|ved|pod|de|du)\b)/;

/** Whether a folded heading names a part of an army by its place alone. */
export function isByPlace(folded: string): boolean {
  return BY_PLACE.test(folded);
}

/** Words in folded headings for levels of formation in English, Danish, Polish, French and German. */
const LEVEL_WORDS: readonly (readonly [RegExp, Level])[] = [
  [POOLED, "detachment"],
  [PART_OF_CORPS, "detachment"],
  [IMPERIAL_GUARD, "corps"],
  [
    /\b(corps|korps|korpset|korpus|korpusu|corpo d'armata|cuerpo de ejercito|luogotenenza)\b|(?<!\bfrei|\bfri|jae?ger|schutzen)(?<=[a-z])korps\b|(?<!jae?ger)(?<=[a-z])korpset(?= ?(?:[(:–-]|$))/,
    "corps",
  ],
  [
    /\b(army|armee|armen|armia|armii|armiya|haer|haeren|ejercito|esercito|armata)\b|[a-z](armee|haeren)\b/,
    "army",
  ],
  [/\b(wing|floj|flojen|skrzydlo|aile|flugel)\b/, "wing"],
  [/^\d{1,2}(e|re|er|eme|de|\.)? ?(d\.? ?[ic]|d[pk])\b/, "division"],
  [/^[a-z]+ (?:contingent|kontingent|kontyngent)(?= *$| ?[:(–-])/, "division"],
  [
    /\b(division|divisionen|dywizja|dywizji|dyw|div|divisione|diviziya|fordelning(en)?)\b|[a-z]division(en)?\b/,
    "division",
  ],
  [
    /(?<!demi-? ?)\b(brigade|brigaden|brygada|brygady|bryg|bde|brig|brigata|brigada)\b|(?<!halb)(?<=[a-z])brigade(n)?\b/,
    "brigade",
  ],
  [/\b(regiment|regimentet|pulk|regt|rgt)\b/, "regiment"],
  [
    /\b(detachment|detachement|oddzial|abteilung|column|colonne|kolonne|kolumna|colonna|columna|advance guard|advanced guard|vanguard|avantgarden?|avant-garde|vanguardia|avanguardia|vorhut|fortrop|fortroppen|avantgardet|fortruppen|eftertruppen|avangard|aryergard|rezerv|awangarda|rear ?guard|reserve|reserven|rezerwa|odwod|straz)\b/,
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
