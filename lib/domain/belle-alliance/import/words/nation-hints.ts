import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import { nationInHeading } from "./nations";

/** The nation a text seems to be about, and the lines that suggest it. */
export interface NationGuess {
  readonly nation: Nation;
  /** A few of the lines, as written. */
  readonly because: readonly string[];
}

/** Words in folded lines that one nation's troops or commanders had more often than others: a hint, not a proof. */
const HINTS: readonly (readonly [Nation, RegExp])[] = [
  [
    "france",
    /\d(e|eme|er|re)\b (regiment )?(de )?(la )?(ligne|leg|chass|huss|lanc|drag|cuir|carab|prov|ptie|bat|artil)|\b(de|en) ligne\b|\blegere?\b|voltigeurs|tirailleurs|jeune garde|vieille garde|moyenne garde|garde imperiale|young guard|old guard|armee d|hussards|chasseurs a (pied|cheval)|lanciers|artillerie a|d'erlon|\b(reille|ney|soult|davout|lobau|gerard|vandamme|grouchy|kellermann|milhaud|exelmans|pajol|drouot|mortier|macdonald|marmont|victor|oudinot|lauriston|bertrand|souham|bachelu|foy|jerome|quiot|donzelot|marcognet|durutte|girard|jacquinot|pire|lallemand|friant|morand|massena|lannes|bessieres|murat|junot|suchet|eugene|quatre-bras)\b/,
  ],
  [
    "britain",
    /\d(st|nd|rd|th) (\([^)]*\) )?(royal |light )?foot\b(?! (art|batt|comp|co\b))|foot guards|\broyal (scots|horse|welch|north|dragoons|artillery|sappers|highl|fusil|marines|irish)|\brha\b|\bra\b|life guards|dragoon guards|highlanders|scots greys|coldstream|inniskilling|\brifles\b|\b(wellington|picton|uxbridge|ponsonby|kempt|pack|halkett|maitland|byng|lambert|colborne|hill|beresford|clinton|alten|colville|vivian|vandeleur|grant|somerset|cole|crauford|graham|moore)\b/,
  ],
  [
    "prussia",
    /kurmark|neumark|ostpreu|westpreu|pommer|schles(isch|i?\. ?landw)|brandenb|magdeb|elb-?landw|kolberg|colberg|normal-?dragon|\b(blucher|gneisenau|zieten|ziethen|pirch|thielmann|bulow|yorck|york v|kleist|tauentzien|steinmetz|jagow|henckel|tippelskirch|krafft|brause|langen|bose|borcke|kemphen|luck|stulpnagel|hacke|ryssel|losthin|hiller v|roder|marwitz|lutzow|schwerin|treskow|sydow|hobe)\b/,
  ],
  [
    "austria",
    /\bir (nr\.? ?|no\.? ?)?\d|grenz(er)?\b|grenz-|graenz|szekler|siebenburg|erzherzog|archduke|arcyksiaz|aerkehertug|\b(schwarzenberg|colloredo|gyulai|giulay|klenau|bianchi|merveldt|meerveldt|hiller|hohenzollern|liechtenstein|lichtenstein|rosenberg|bellegarde|civalart|pflacher|trautenberg|mondet|schauroth|vukassov\w*|kaiser|palatin\w*|radetzky|nostitz)\b/,
  ],
  [
    "russia",
    /opolcheni|opolczeni|preobra|semenov|semyonov|ismailov|izmailov|izmailow|pavlov(sk|sky)|jegr|egers?k|\b(kutuzov|barclay|bagration|wittgenstein|bennigsen|langeron|sacken|osten-sacken|platov|tormasov|miloradovi\w*|raevsk\w*|rajewsk\w*|tuchkov|dokhturov|dochturov|uvarov|winzingerode|vorontsov|chernyshev|tettenborn|constantine|ermolov|yermolov|osterman\w*)\b/,
  ],
  [
    "poland",
    /krakus|\b(poniatowski\w*|dabrowski\w*|dombrowski|zajaczek|sokolnicki\w*|rozniecki\w*|kamieniecki\w*|bieganski\w*|chlopicki\w*|kniaziewicz\w*|fiszer|sulkowski|umi?nski|krukowiecki|sierawski|kosinski|soltyk)\b/,
  ],
  [
    "denmark",
    /fynsk|fynen|funen|slesvig|schleswig|holste(n|in)|jydsk|jysk|jutland|jytland|oldenb(o|u)rg|sjaelland|zealand|norsk|kongens|dronningens|queen's life|king's life|livregiment|livjaeger|auxiliaer|auxiliary corps|\b(schulenburg|lasson|waldeck|gerstenberg|bardenfleth|bonnichsen|hegermann)\b/,
  ],
  [
    "sweden",
    /upplands?|smaland|\bskan(e|ska)|soderman|ostgota|vastgota|jonkoping|kronoberg|kalmar|narke|varmland|morner|adlercreutz|sandels|skjoldebrand|svea|gota (liv|art)/,
  ],
  [
    "hanover",
    /field (bn|batt)|feldbat|landwehr bn|\b(bremen|verden|bremen-verden|luneburg|osnabruck|hameln|gifhorn|peine|hildesheim|osterode|munden|lauenburg|salzgitter|quackenbruck|bremervorde|grubenhagen|kielmansegge?|vincke|cumberland)\b/,
  ],
  [
    "netherlands",
    /national militia|nationale militie|oranje|orange-?nassau|\b(perponcher|chasse|bijleveld|bylandt|bijlandt|merlen|collaert|krahmer|stevenart|trip|ghigny|petter|geij|detmers|aubreme)\b/,
  ],
  [
    "spain",
    /regimiento|voluntarios de|guardias|\b(castanos|blake|cuesta|la romana|palafox|zayas|ballesteros)\b/,
  ],
  ["portugal", /cacadores|cazadores portug|regimento de/],
  ["italy", /reggimento|cacciatori|battaglione|guardia reale|\bveliti\b/],
  [
    "saxony",
    /prinz (clemens|johann|anton|friedrich august|maximilian)|\b(zastrow|gersdorff|lecoq|zeschau|funck|gutschmid)\b/,
  ],
  ["bavaria", /\b(wrede|deroy|rechberg|minucci|preysing|kronprinz v)\b/],
];

/** Weak hints, used only if no line has a stronger one. */
const FAINT_HINTS: typeof HINTS = [
  ["prussia", /landwehr|linien-?infanterie|fusilier-?bat|infanterie-?regiment (nr|no)/],
  ["poland", /pulk|piechoty|ulanow|szaser|strzelcow|dywizja|brygada|artylerii/],
  ["denmark", /(?<!\d )(bataljon|eskadron)|rytter|skarpskytte|jaegerkorps|artilleribrigade/],
];

const MAX_QUOTED = 3;

/**
 * The nation that most of these lines hint at; an explicit statement counts like a hint. Null if no line hints at any
 * nation, or if two nations are equally likely.
 */
export function guessNation(lines: readonly string[]): NationGuess | null {
  return mostHinted(lines, hintsIn) ?? mostHinted(lines, faintHintsIn);
}

function mostHinted(
  lines: readonly string[],
  hints: (folded: string) => readonly Nation[],
): NationGuess | null {
  const votes = new Map<Nation, string[]>();
  for (const line of lines) {
    for (const nation of hints(foldText(line))) {
      const ofNation = votes.get(nation);
      if (ofNation) ofNation.push(line);
      else votes.set(nation, [line]);
    }
  }
  const [first, second] = [...votes].sort((a, b) => b[1].length - a[1].length);
  if (!first || first[1].length === second?.[1].length) return null;
  return { nation: first[0], because: first[1].slice(0, MAX_QUOTED) };
}

function hintsIn(folded: string): readonly Nation[] {
  const told = nationInHeading(folded);
  return told === null ? nationsOf(HINTS, folded) : [told];
}

function faintHintsIn(folded: string): readonly Nation[] {
  return nationsOf(FAINT_HINTS, folded);
}

function nationsOf(hints: typeof HINTS, folded: string): readonly Nation[] {
  return hints.filter(([, words]) => words.test(folded)).map(([nation]) => nation);
}
