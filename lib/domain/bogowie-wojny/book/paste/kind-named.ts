import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { foldText } from "../../../document/fold-text";

/** Words that decide a unit's row in 13.2, folded, in the three languages (Polish in all its cases). */
const WORDS = {
  guard: /\bgwardi|\bguards?\b|\b(liv)?garde(s|n|ns)?\b|garde(kavaleri|artilleri)|fodgarde/,
  youngGuard: /\bmlod\w{1,12} gwardi|young guard|\bunge? garde/,
  nationalGuard: /gwardi\w{1,12} narodow|national ?guard|nationalgard/,
  militia: /\bmilicj|\bmilitia|\bmilits/,
  landwehr: /landwehr|landevaern|landvaern/,
  vistula: /nadwislan|vistula|weichsel/,
  legion: /legi/,
  guns: /artyler|\bbateri|\barmat|\bdzial|artiller|\bbatter|haubic|howitzer|haubits/,
  howitzers: /haubic|howitzer|haubits/,
  regimental: /pulkow|regimental|regimentsartilleri/,
  mounted: /\bkonn|\bhorse\b|\bmounted\b|ridende|til hest|a cheval/,
  onFoot: /\bpiesz|\bpiesi\b|\bfoot\b|\bfod|til fods/,
  cavalry: /kawaleri|\bjazd|cavalry|kavaleri/,
  infantry: /piechot|infant/,
  line: /\blini|\bline\b|lini?e?kavaleri|linjekavaleri|linieinfanteri|linjeinfanteri/,
  light: /\blekk|\blekc|\blight\b|\blet(te)?\b/,
  heavy: /\bciezk|\bciezc|\bheavy\b|\btungt?e?\b|\bsvaert?e?\b/,
  irregular: /nieregularn|irregul|kozac|kozak|krakus|cossack|kosak/,
  grenadiers: /grenadier|grenader/,
  jagers: /\bjegr|\bjagers?\b|\bjaegers?\b/,
  skirmishers: /woltyzer|tyralier|voltigeu?r|tirailleu?r/,
  cuirassiers: /kirasjer|cuirassier|kyrasser/,
  dragoons: /\bdragon|\bdragoon/,
  hussars: /\bhuzar|\bhussar|\bhusar/,
  chasseurs: /strzelc\w{0,12} konn|horse chasseurs?|chasseurs? a cheval/,
  chevaulegers: /szwolezer|chevau.?leger/,
  lancers: /\bulan|\buhlan|lansjer|lancer|lansener/,
} as const;

/** Guns of 3 to 12 pounds as written in books: *6-funtowa*, *6 f.*, *6-pdr*, *6-pundig*. */
const POUNDS = /(?<!\d)(3|4|6|8|9|12)[ -]{0,2}(?:f\b|fun|pdr|pd\b|pound|pund|lb)/;

/** The unit type in the last column of 2.8: an arm, perhaps with a word or two. */
const TYPE =
  /^(\p{L}+ )?(piechota|kawaleria|jazda|artyleria|gwardia)( \p{L}+)?$|^(\p{L}+ )*(infantry|cavalry|artillery|guards?)$|^(\p{L}+ )*\p{L}*(infanteri|kavaleri|artilleri|garde)$/u;

type Says = Readonly<Record<keyof typeof WORDS, boolean>>;

/**
 * The Wagomiar row of a unit, from its name and the type in the last column of 2.8 [13.2]. `null` if the words are too
 * vague for a row or name something the rules do not know; the player then chooses.
 */
export function kindNamed(name: string, rules: string): UnitKind | null {
  const types = rules
    .split(/[,;.]/)
    .map(foldText)
    .filter((phrase) => TYPE.test(phrase));
  const text = [foldText(name), ...types].join(", ");
  const says = Object.fromEntries(
    Object.entries(WORDS).map(([word, pattern]) => [word, pattern.test(text)]),
  ) as Says;
  if (says.nationalGuard) return null;
  if (says.guns) return gunsNamed(says, POUNDS.exec(text)?.[1]);
  if (says.militia) return isMounted(says) ? "militia-cavalry" : "militia";
  if (says.landwehr) return isMounted(says) ? "landwehr-cavalry" : "landwehr";
  if (says.guard) return guardNamed(says);
  return isMounted(says) ? cavalryNamed(says) : infantryNamed(says);
}

/** Guns called neither foot nor horse are foot guns only if that calibre has no horse guns: 12-pounders. */
function gunsNamed(says: Says, pounds: string | undefined): UnitKind | null {
  if (says.landwehr || says.militia) return null;
  if (says.regimental) return "regimental-artillery";
  if (says.youngGuard) return "young-guard-artillery";
  const ordnance = says.howitzers ? "howitzers" : pounds && `${pounds}-pounder`;
  if (says.guard && says.howitzers) return "guard-howitzers";
  const service = says.mounted ? "horse" : says.onFoot || pounds === "12" ? "foot" : null;
  if (service === null || ordnance === undefined) return null;
  const row = [says.guard ? "guard-" : "", service, "-", ordnance].join("");
  return UNIT_KINDS.find((kind) => kind === row) ?? null;
}

function guardNamed(says: Says): UnitKind | null {
  if (!isMounted(says)) {
    if (says.youngGuard) return "young-guard";
    const isFoot = says.onFoot || says.infantry || says.grenadiers || says.jagers;
    return isFoot && !says.skirmishers ? "foot-guard" : null;
  }
  if (says.youngGuard || says.irregular) return null;
  if (says.chevaulegers && says.lancers) return "guard-chevaulegers-lancers";
  if (says.cuirassiers || says.heavy || says.grenadiers) return "guard-heavy-cavalry";
  if (says.hussars || says.chasseurs || says.light) return "guard-light-cavalry";
  return says.dragoons || says.line ? "guard-line-cavalry" : null;
}

function cavalryNamed(says: Says): UnitKind | null {
  if (says.vistula) return says.lancers ? "vistula-lancers" : null;
  if (says.irregular) return "irregular-cavalry";
  if (says.cuirassiers) return "cuirassiers";
  if (says.lancers) return "lancers";
  if (says.heavy) return "heavy-cavalry";
  if (says.hussars || says.chasseurs || says.chevaulegers || says.light) return "light-cavalry";
  return says.dragoons || says.line ? "line-cavalry" : null;
}

function infantryNamed(says: Says): UnitKind | null {
  if (says.vistula) return says.legion ? "vistula-legion" : null;
  if (says.grenadiers) return "grenadiers";
  if (says.jagers) return "light-infantry";
  if (!says.infantry) return null;
  if (says.light) return "light-infantry";
  return says.line ? "line-infantry" : null;
}

function isMounted(says: Says): boolean {
  const { mounted, cavalry, cuirassiers, dragoons, hussars, chasseurs, chevaulegers, lancers } =
    says;
  const byName = cuirassiers || dragoons || hussars || chasseurs || chevaulegers || lancers;
  return mounted || cavalry || byName || (says.irregular && !says.infantry);
}
