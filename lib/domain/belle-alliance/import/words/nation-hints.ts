import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import { nationInHeading, withoutPersons } from "./nations";

/** The nation a text seems to be about, and the lines that suggest it. */
export interface NationGuess {
  readonly nation: Nation;
  /** A few of the lines, as written. */
  readonly because: readonly string[];
}

/** Words in folded lines that one nation's troops had more often than others: a hint, not a proof. */
const HINTS: readonly (readonly [Nation, RegExp])[] = [
  [
    "france",
    /\d(e|eme|er|re)\b (regiment )?(de )?(la )?(ligne|leg|chass|huss|lanc|drag|cuir|carab|prov|ptie|bat|artil)|\b(de|en) ligne\b|\blegere?\b|voltigeurs|tirailleurs|jeune garde|vieille garde|moyenne garde|garde imperiale|young guard|old guard|armee d|hussards|chasseurs a (pied|cheval)|lanciers|artillerie a/,
  ],
  [
    "britain",
    /\d(st|nd|rd|th) (\([^()]{0,60}\) )?(royal |light )?foot\b(?! (art|batt|comp|co\b))|foot guards|\broyal (scots|horse|welch|north|dragoons|artillery|sappers|highl|fusil|marines|irish)|\brha\b|\bra\b|life guards|dragoon guards|highlanders|scots greys|coldstream|inniskilling|\brifles\b/,
  ],
  [
    "prussia",
    /kurmark|neumark|(ost|west) ?pr(eu|\.)|pommer|schles(isch|i?\. ?landw)|brandenb|magdeb|elb-?landw|kolberg|colberg|normal-?dragon/,
  ],
  [
    "austria",
    /\bir (nr\.? ?|no\.? ?)?\d|grenz(er)?\b|grenz-|graenz|szekler|siebenburg|erzherzog|archduke|arcyksiaz|aerkehertug/,
  ],
  [
    "russia",
    /opolcheni|opolczeni|preobra|semenov|semyonov|ismailov|izmailov|izmailow|pavlov(sk|sky)|jegr|egers?k/,
  ],
  ["poland", /krakus/],
  [
    "denmark",
    /fynsk|fynen|funen|slesvig|schleswig|holste(n|in)|jydsk|jysk|jutland|jytland|oldenb(o|u)rg|sjaelland|zealand|norsk|kongens|dronningens|queen's life|king's life|livregiment|livjaeger|auxiliaer|auxiliary corps/,
  ],
  [
    "sweden",
    /upplands?|smaland|\bskan(e|ska)|soderman|ostgota|vastgota|jonkoping|kronoberg|kalmar|narke|varmland|svea|gota (liv|art)/,
  ],
  [
    "hanover",
    /field (bn|batt)|feldbat|landwehr bn|\b(bremen|verden|bremen-verden|luneburg|osnabruck|hameln|gifhorn|peine|hildesheim|osterode|munden|lauenburg|salzgitter|quackenbruck|bremervorde|grubenhagen|cumberland)\b/,
  ],
  ["netherlands", /national militia|nationale militie|oranje|orange-?nassau/],
  ["spain", /regimiento|voluntarios de|guardias/],
  ["portugal", /cacadores|cazadores portug|regimento de/],
  ["italy", /reggimento|cacciatori|battaglione|guardia reale|\bveliti\b/],
  ["saxony", /prinz (clemens|johann|anton|friedrich august|maximilian)/],
  ["bavaria", /kronprinz v/],
];

/** Folded names of the commanders that one nation had, after whom some of its regiments were called as well. */
const COMMANDERS: typeof HINTS = [
  [
    "france",
    /\b(d'erlon|reille|ney|soult|davout|lobau|gerard|vandamme|grouchy|kellermann|milhaud|exelmans|pajol|drouot|mortier|macdonald|marmont|victor|oudinot|lauriston|bertrand|souham|bachelu|foy|jerome|quiot|donzelot|marcognet|durutte|girard|jacquinot|pire|lallemand|friant|morand|massena|lannes|bessieres|murat|junot|suchet|eugene|quatre-bras)\b/,
  ],
  [
    "britain",
    /\b(wellington|picton|uxbridge|ponsonby|kempt|pack|halkett|maitland|byng|lambert|colborne|hill|beresford|clinton|alten|colville|vivian|vandeleur|grant|somerset|cole|crauford|graham|moore)\b/,
  ],
  [
    "prussia",
    /\b(blucher|gneisenau|zieten|ziethen|pirch|thielmann|bulow|yorck|york v|kleist|tauentzien|steinmetz|jagow|henckel|tippelskirch|krafft|brause|langen|bose|borcke|kemphen|luck|stulpnagel|hacke|ryssel|losthin|hiller v|roder|marwitz|lutzow|schwerin|treskow|sydow|hobe)\b/,
  ],
  [
    "austria",
    /\b(schwarzenberg|colloredo|gyulai|giulay|klenau|bianchi|merveldt|meerveldt|hiller|hohenzollern|liechtenstein|lichtenstein|rosenberg|bellegarde|civalart|pflacher|trautenberg|mondet|schauroth|vukassov\w*|kaiser|palatin\w*|radetzky|nostitz)\b/,
  ],
  [
    "russia",
    /\b(kutuzov|barclay|bagration|wittgenstein|bennigsen|langeron|sacken|osten-sacken|platov|tormasov|miloradovi\w*|raevsk\w*|rajewsk\w*|tuchkov|dokhturov|dochturov|uvarov|winzingerode|vorontsov|chernyshev|tettenborn|constantine|ermolov|yermolov|osterman\w*)\b/,
  ],
  [
    "poland",
    /\b(poniatowski\w*|dabrowski\w*|dombrowski|zajaczek|sokolnicki\w*|rozniecki\w*|kamieniecki\w*|bieganski\w*|chlopicki\w*|kniaziewicz\w*|fiszer|sulkowski|umi?nski|krukowiecki|sierawski|kosinski|soltyk)\b/,
  ],
  ["denmark", /\b(schulenburg|lasson|waldeck|gerstenberg|bardenfleth|bonnichsen|hegermann)\b/],
  ["hanover", /\b(kielmansegge?|vincke)\b/],
  [
    "netherlands",
    /\b(perponcher|chasse|bijleveld|bylandt|bijlandt|merlen|collaert|krahmer|stevenart|trip|ghigny|petter|geij|detmers|aubreme)\b/,
  ],
  ["spain", /\b(castanos|blake|cuesta|la romana|palafox|zayas|ballesteros)\b/],
  ["saxony", /\b(zastrow|gersdorff|lecoq|zeschau|funck|gutschmid)\b/],
  ["sweden", /\b(morner|adlercreutz|sandels|skjoldebrand)\b/],
  ["bavaria", /\b(wrede|deroy|rechberg|minucci|preysing)\b/],
];

/** Weak hints, used only if no line has a stronger one. */
const FAINT_HINTS: typeof HINTS = [
  ["prussia", /landwehr|linien-?infanterie|fusilier-?bat|infanterie-?regiment (nr|no)/],
  ["poland", /pulk|piechoty|ulanow|szaser|strzelcow|dywizja|brygada|artylerii/],
  ["denmark", /(?<!\d )(bataljon|eskadron)|rytter|skarpskytte|jaegerkorps|artilleribrigade/],
];

const MAX_QUOTED = 3;

/** One surname, or two, may be that of a foreigner or of another family. */
const LEAST_NAMES = 3;

/** The words about the troops under a top formation. */
export interface WordsOfTroops {
  /** The lines of its units. */
  readonly units: readonly string[];
  /** Its own heading and commander. */
  readonly top: readonly string[];
  /** The headings and commanders below it. */
  readonly below: readonly string[];
}

/**
 * The nation that the words about some troops hint at: that of most units, headings and the top commander; otherwise that
 * of at least three names, if they all hint at the same. Null if nothing hints at any, or two nations are equally likely.
 */
export function guessNation({ units, top, below }: WordsOfTroops): NationGuess | null {
  const troops = [...top, ...below, ...units];
  const told = mostHinted([...votesOf(troops, hintsIn), ...votesOf(top, commandersIn)]);
  if (told) return told;
  const names = votesOf(troops, commandersIn);
  const isAgreed = new Set(names.map(([nation]) => nation)).size === 1;
  if (isAgreed && names.length >= LEAST_NAMES) return mostHinted(names);
  return mostHinted(votesOf(troops, faintHintsIn));
}

/** The nation that a unit's own words hint at; the weak ones, mostly of a language, only if nothing around hints at any. */
export function nationHinted(line: string, around: Nation | null): NationGuess | null {
  const told = mostHinted(votesOf([line], hintsIn));
  return told ?? (around === null ? mostHinted(votesOf([line], faintHintsIn)) : null);
}

type Vote = readonly [nation: Nation, line: string];

function votesOf(
  lines: readonly string[],
  hints: (folded: string) => readonly Nation[],
): readonly Vote[] {
  return lines.flatMap((line) =>
    hints(foldText(withoutPersons(line))).map((nation) => [nation, line] as const),
  );
}

function mostHinted(votes: readonly Vote[]): NationGuess | null {
  const byNation = new Map<Nation, string[]>();
  for (const [nation, line] of votes) byNation.set(nation, [...(byNation.get(nation) ?? []), line]);
  const [first, second] = [...byNation].sort((a, b) => b[1].length - a[1].length);
  if (!first || first[1].length === second?.[1].length) return null;
  return { nation: first[0], because: first[1].slice(0, MAX_QUOTED) };
}

function hintsIn(folded: string): readonly Nation[] {
  const told = nationInHeading(folded);
  return told === null ? nationsOf(HINTS, folded) : [told];
}

function commandersIn(folded: string): readonly Nation[] {
  return nationsOf(COMMANDERS, folded);
}

function faintHintsIn(folded: string): readonly Nation[] {
  return nationsOf(FAINT_HINTS, folded);
}

function nationsOf(hints: typeof HINTS, folded: string): readonly Nation[] {
  return hints.filter(([, words]) => words.test(folded)).map(([nation]) => nation);
}
