/** Words that say what a unit is, not which; with all their endings in English, French, German, Danish and Polish. */
const KIND =
  /^(the|a|of|de|à|and|et|und|og|i|line|light|heavy|medium|foot|horse|field|guard|garde|mixed|combined|reserve|rezerw\w*|infantr\w*|infanter\w*|piechot\w*|fod\w*|fuß\w*|caval\w*|kaval\w*|jazd\w*|kawaler\w*|rytter\w*|art\w*|skyts|ligne|lini\w*|linje\w*|l[eé]g[eè]r\w*|leicht\w*|let\w*|lekk\w*|grenad\w*|fusil\w*|füsil\w*|voltig\w*|tirail\w*|j[aä]g\w*|jæg\w*|chass\w*|cheval|strzelc\w*|sch[uü]tz\w*|skyt\w*|hus[sa]\w*|husz?ar\w*|uhlan\w*|ulan\w*|ułan\w*|lancer\w*|lansj\w*|lanc\w*|dragon\w*|dragoon\w*|cuirass\w*|k[uy]rass?\w*|kirasj\w*|cossack\w*|kosak\w*|kozac\w*|landwehr\w*|land\w*væbn\w*|landeværn\w*|milit\w*|milic\w*|gun\w*|kanon\w*|dział\w*|armat\w*|howitzer\w*|haubit\w*|haubic\w*|pioneer\w*|pion[ie]r\w*|sapper\w*|sap[eø]r\w*|train|træn|tabor\w*|wagon\w*|vogn\w*|wóz|wozy|pd|pdr|pounder\w*|pund\w*|funt\w*|company|companies|kompagni\w*|kompani\w*|no|nr)$/u;

/** Words for a part of something larger, which is numbered within it. */
const PART =
  /^(bat|batt|bn|bns|bataill?on\w*|bataljon\w*|batalion\w*|battalion\w*|squadron\w*|sqn|eskadron\w*|escadron\w*|szwadron\w*|batter\w*|batt?eri\w*|bateri\w*|half|halv\w*|pół\w*|troop\w*|section\w*|detachment\w*|f)$/u;

/** A number, with its ending or as a Roman one; a calibre is none of the unit's own. */
const NUMBER = /^(\d+(st|nd|rd|th|e|er|re|ère|ème|te|de)?|[ivx]+|[fg])$/u;
const CALIBRE = /\b\d+ ?[- ]?(pdr?|pounders?|pund\w*|funt\w*|lb)\b/gu;
const OWN_NUMBER = /\b(no|nr|n°)\.? ?\d/u;

/**
 * Whether a unit's name, in small letters, would do for many: words for its kind and at most one number within its
 * regiment or brigade, as in "1st battalion" or "foot battery".
 */
export function isGenericName(name: string): boolean {
  const known = GENERIC.get(name);
  if (known !== undefined) return known;
  if (GENERIC.size >= MOST_NAMES) GENERIC.clear();
  const isGeneric = saysOnlyKind(name);
  GENERIC.set(name, isGeneric);
  return isGeneric;
}

/** The names asked about last, because every check asks about all of them. */
const GENERIC = new Map<string, boolean>();
const MOST_NAMES = 5_000;

function saysOnlyKind(name: string): boolean {
  if (OWN_NUMBER.test(name)) return false;
  const words = name.replace(CALIBRE, " ").match(/[\p{L}\p{M}\d°]+/gu) ?? [];
  const numbers = words.filter((word) => NUMBER.test(word) && !/^[fi]$/u.test(word));
  const others = words.filter((word) => !NUMBER.test(word));
  const parts = others.filter((word) => PART.test(word));
  if (others.some((word) => !PART.test(word) && !KIND.test(word))) return false;
  return numbers.length === 0 || (numbers.length === 1 && parts.length > 0);
}

/** Posts and words for "nobody yet" that stand where a name will be, at the start of the text. */
const POST =
  /^(the )?(commander|commanding|chief|leader|colonel of|head of|unknown|vacant|chef|kommandør|kommandant|kommandeur|fører|leder|ukendt|ingen|dow[oó]dca|dow[oó]dztwo|szef|nieznany|brak|wakat|n\.? ?n\b)/iu;

/** Ranks alone do not name anybody. */
const RANK =
  /^(general|generał|marshal|marskal|marszałek|colonel|oberst|pułkownik|major|captain|kaptajn|kapitan|lieutenant|løjtnant|porucznik|brigadier|generalmajor|generalløjtnant)$/iu;

/** Whether a commander's name is a person's, and neither a post nor a rank alone. */
export function isOfPerson(name: string): boolean {
  return /\p{L}/u.test(name) && !POST.test(name.trim()) && !RANK.test(name.trim());
}
