/** Numbers as they are written: `600`, `1.200`, `1,200`, `1 200`, `1’050`. */
const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?!\d)|\d+`;
/** A number behind these is an estimate, or a bound that is read as one: `c. 600`, `at least 600`, `<600`. */
const ABOUT = String.raw`(?<about>[~≈±<>≤≥]|(?<!\p{L})(?:(?:c|ca|circa|about|approx|ok|około|env|environ|etwa|rund|omkring|est|max|min)(?!\p{L})\.?|(?:at least|at most|up to|over|under|nearly|almost|mindst|højst|knap|henved|mindestens|höchstens|knapp|fast|ponad|blisko|co najmniej|co najwyżej|plus de|près de|au moins|au plus)(?!\p{L})))?\s*`;
export const POUNDS = String.raw`[ -]?(?:pdrs?|pounders?|pds?|lbs?|livres?|pundige?|pundiges?|punds?|pfünd\w*|pfd|funtow\w*|funt\w*)\b\.?`;
const MEN = String.raw`(?:men|mand|mann|mnd|ludzi|żołnierzy|hommes|h(?=\.|\s*[),;]|$)|soldats|sabres?|sabler|bajonett?er|bayonets?|baïonnettes|bajonette|bagnet\p{L}*|szabel|horses?(?=\s*(?:[,;)]|$))|heste?|pferde?|chevaux|koni|effectives?|effektive|all ranks|other ranks|rank (?:and|&) file|r ?& ?f|o\/?r|strong)(?!\p{L})\.?`;
const ENGINEERS = String.raw`(?:engineers?|sappers?|miners?|pioneers?|pionerer|ingeniører|pioniere?|sapeurs?|mineurs?|saper\p{L}*|pionier\p{L}*)(?!\p{L})`;
export const GUNS = String.raw`(?:guns?|cannons?|kanoner|kanonen?|kanon|pjecer?|stk|działa?|armat\w*|pi[eè]ces?|canons?|bouches à feu|gesch(?:ütze?n?)?|kan(?=\.)|stück)(?!\p{L})\.?`;
/** With the licornes of the Russians, which shot shells as well. */
const HOWITZERS = String.raw`(?:how(?:itzers?|s)?|haub(?=\.)|haubits\w*|haubitz\w*|haubic\w*|obusiers?|granatnik\w*|licornes?|unicorns?|einhörner|jednoro[żz]\w*)(?!\p{L})\.?(?:\s*de\s*\d{1,2}\s*(?:pouces?|po)(?!\p{L}))?`;
export const BATTALIONS = String.raw`(?:bns?|btns?|btls?|battalions?|batts?|bataljon(?:er)?|batalion\p{L}*|baon\p{L}*|bat|bataillone?s?|batl?n?e?)(?!\p{L})\.?`;
export const SQUADRONS = String.raw`(?:sqns?|sqdns?|squadrons?|eskadron\p{L}*|esk|szwadron\p{L}*|szw|escadrons?|esc|schwadron\p{L}*)(?!\p{L})\.?`;
const FIGURES = String.raw`(?:figures?|figurer|figurki|figurek|model guns?|figurpjecer?|makiet\w*|model\w* dział)(?!\p{L})`;
const WAGONS = String.raw`(?:wagg?ons?|carts?|caissons?|vogne?|wagen|fuhrwerke|woz(?:y|ów)|w[oó]z(?:u|ów)?|jaszcz\p{L}*|voitures?)(?!\p{L})`;
const VALOUR = String.raw`(?:valour|valeur|waleczność)\s*[+−-]?\d+`;
/** Before howitzers that are some of the guns: `8 guns, of which 2 howitzers`. */
const AMONG = String.raw`(?:of which|including|incl\.?|heraf|deraf|inkl\.?|w tym|dont|y compris|davon|darunter)`;
const EACH = String.raw`(?:each|apiece|hver|jeweils|chacun|każdy)(?!\p{L})`;
/** Men who are not in the ranks: their numbers are kept as words. */
const ABSENT = String.raw`(?:sick|absent|wounded|killed|missing|prisoners?|casualties|losses|lost|syge|sårede|faldne|tab|krank\w*|verwundet\w*|verluste?|malades?|blessés?|pertes?|chorych|rannych|strat[ya]?)(?!\p{L})`;
const BESIDE = String.raw`(?:nco[’']?s?|sergeants?|drummers?|musicians?|horses?|heste|pferde|chevaux|koni|non-combatants?|underofficerer|unteroffiziere|podoficer\w*|sous-officiers?)(?!\p{L})`;
const SUPPLIES = String.raw`(?:supplies for|forsyninger til|zaopatrzenie na)\s*(?<rolls>[123])(?:\s*(?:rolls?|kast|rzuty?))?|no supplies|ingen forsyninger|bez zaopatrzenia`;
const AMMUNITION = String.raw`(?<!\p{L})(?:(?<loaded>with|med|z)|without|uden|bez)\s+(?:ammunition|amunicj[ąi])(?!\p{L})`;
/** What follows a number that is an estimate: `520~`, `520?`, `520 est.`. */
const DOUBT = String.raw`(?<doubt>\s*(?:~|\?|±|\+(?!\s*\d)|\(?\b(?:est|estimated|skøn|anslået|szac)\b\.?\)?))?`;

/** A gun's pounds as a word: `6 Sechspfünder`. */
const POUNDS_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s+)(?:drei|tre|trzy)(?=-?(?:pfünd|pund|funt))/giu, "3"],
  [/(?<=\d\s+)(?:vier|fire|cztero)(?=-?(?:pfünd|pund|funt))/giu, "4"],
  [/(?<=\d\s+)(?:sechs|seks|sześcio)(?=-?(?:pfünd|pund|funt))/giu, "6"],
  [/(?<=\d\s+)(?:sieben|syv|siedmio)(?=-?(?:pfünd|pund|funt))/giu, "7"],
  [/(?<=\d\s+)(?:acht|otte|ośmio)(?=-?(?:pfünd|pund|funt))/giu, "8"],
  [/(?<=\d\s+)(?:zwölf|tolv|dwunasto)(?=-?(?:pfünd|pund|funt))/giu, "12"],
];

/** Counts of guns, battalions and wagons as words: `six 6-pdrs`, `seks kanoner`. */
const COUNTS_IN_WORDS: readonly (readonly [words: string, digits: string])[] = [
  ["one|een|ein|une|jedn[aeo]", "1"],
  ["two|to|zwei|deux|dwa|dwie", "2"],
  ["three|tre|drei|trois|trzy", "3"],
  ["four|fire|vier|quatre|cztery", "4"],
  ["five|fem|fünf|cinq|pięć", "5"],
  ["six|seks|sechs|sześć", "6"],
  ["seven|syv|sieben|sept|siedem", "7"],
  ["eight|otte|acht|huit|osiem", "8"],
  ["nine|ni|neun|neuf|dziewięć", "9"],
  ["ten|ti|zehn|dix|dziesięć", "10"],
  ["eleven|elleve|elf|onze|jedenaście", "11"],
  ["twelve|tolv|zwölf|douze|dwanaście|(?:a )?dozen|(?:et )?dusin", "12"],
];
const COUNTED = String.raw`(?:[\d.½]+\s*-?(?:inch|in|"|”)|\d{1,2}${POUNDS}|${GUNS}|${HOWITZERS}|${BATTALIONS}|${SQUADRONS}|${WAGONS})`;
const COUNT_WORDS = COUNTS_IN_WORDS.map(
  ([words, digits]) =>
    [new RegExp(String.raw`(?<!\p{L})(?:${words})(?=\s+${COUNTED})`, "giu"), digits] as const,
);

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.)?`;
const MONTH = String.raw`(?:jan(?:uary|uar|vier)?|jänner|feb(?:ruary|ruar)?|février|mar(?:ch|ts|s|ca)?|märz|apr(?:il)?|avril|kwietnia|may|maja?|mai|june?|juni|juin|july?|juli|juillet|aug(?:ust)?|août|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|décembre|stycznia|lutego|czerwca|lipca|sierpnia|września|października|listopada|grudnia)\.?`;
const YEAR = String.raw`1[78]\d\d(?!\d)`;
/** `18 June 1815`, `June 18, 1815`, `18.6.1815`, `1815-06-18`. */
const DATE = String.raw`(?<![\p{L}\d])(?:${DAY}\s+${MONTH},?\s+${YEAR}|${MONTH}\s+(?:${DAY},?\s+)?${YEAR}|\d{1,2}[./]\s?\d{1,2}[./]\s?${YEAR}|${YEAR}-\d{2}-\d{2})`;
/** A line that begins with a date: `Den 18. juni 1815, Waterloo`. */
export const DATE_FIRST = new RegExp(
  String.raw`^(?:(?:the|on|den|d\.|am|vom|le|dnia)\s+)?${DATE}`,
  "iu",
);

const ORDINAL = String.raw`\d{1,3}(?:st|nd|rd|th|er|re|ère|ème|e|de|ste|te[rn]?|\.)(?![\p{L}\d])`;
const COMPANIES = String.raw`(?:coys?|cos?|compan(?:y|ies)|comp|compagnies?|cies?|komp\p{L}*)(?!\p{L})\.?`;
/** The numbers in names: `1/95th`, `No. 12`, `#4`, `2 coys`, `battery 3`. */
export const NUMBER_OF_A_NAME = new RegExp(
  String.raw`(?:\d{1,2}\.?\/,?\s*)*${ORDINAL}|(?:\b(?:no|nr|n|ir|lir)|n°|№|#)\.?\s*\d{1,3}(?!\d)|\d{1,2}\s*${COMPANIES}|(?<=\p{L}[\s.]\s?)\d{1,3}(?=\s*(?:[,;&]|$))`,
  "giu",
);

/** What the numbers of a line look like, to be cut out one after the other. */
export const PATTERNS = {
  howitzers: pattern(
    String.raw`(?<![\d.,])(?<count>\d{1,2})(?![\d.,½])\s*(?:[x×-]\s*)?(?:[\d.¼½]+\s*-?(?:inch|in|"|”|cal\w*|puds?|poods?)\.?\s*|\d{1,2}${POUNDS}\s*)?${HOWITZERS}`,
  ),
  howitzersAmong: pattern(
    String.raw`(?<!\p{L})${AMONG}\s*(?<count>\d{1,2})\s*(?:[\d.½]+\s*-?(?:inch|in|"|”)\.?\s*|\d{1,2}${POUNDS}\s*)?${HOWITZERS}`,
  ),
  gunsOfCalibre: pattern(
    String.raw`(?<![\d.,/-])(?<count>\d{1,2})(?:\s*[x×*]\s*|\s+|-)(?<pounds>\d{1,2})${POUNDS}(?:\s*${GUNS})?`,
  ),
  /** `2 × 8 guns`, `2 baterie po 8 dział`. */
  batteriesOf: pattern(
    String.raw`(?<!\d)(?<times>\d{1,2})\s*(?:[x×*]|(?:batt|bater)\p{L}*\s*(?:of|à|á|a|af|je|zu|po|de|@|[x×]))\s*(?<count>\d{1,2})\s*${GUNS}`,
  ),
  guns: pattern(
    String.raw`(?<![\d.,])(?<count>\d{1,3})\s*${GUNS}(?:\s+de\s+(?<pounds>\d{1,2})(?!\d))?`,
  ),
  calibre: pattern(String.raw`(?<pounds>\d{1,2})${POUNDS}(?=\s*(?:[,;()]|$))`),
  calibreInName: pattern(String.raw`(?<pounds>\d{1,2})${POUNDS}`),
  wagons: pattern(String.raw`(?<![\d.,])(?<count>\d{1,3})\s*${WAGONS}`),
  battalionsOf: pattern(
    String.raw`(?<!\p{L}|[/.\d])(?<count>\d{1,2})\s*(?:(?:${BATTALIONS}|${SQUADRONS})\s*(?:of|à|á|a|af|je|zu|po|de|each|@|[x×])\s*|[x×*]\s*)${ABOUT}(?<men>\d{3,4})(?!\d)(?:\s*${MEN})?${DOUBT}(?:\s*${EACH})?`,
  ),
  /** `10 coys of 60`. */
  companiesOf: pattern(
    String.raw`(?<!\p{L}|[/.\d])(?<count>\d{1,2})\s*${COMPANIES}\s*(?:of|à|a|af|je|zu|po|de|each|@|[x×])\s*${ABOUT}(?<men>\d{2,3})(?!\d)(?:\s*${MEN})?${DOUBT}`,
  ),
  /** `2 battalions, 300 each`. */
  menEach: pattern(String.raw`(?<![\d/.,])${ABOUT}(?<men>\d{2,4})(?:\s*${MEN})?\s*${EACH}`),
  /** `120 sick`, `losses 120`. */
  absent: pattern(
    String.raw`(?<![\d.,/])(?:(?:${NUMBER})\s*${ABSENT}|(?<!\p{L})${ABSENT}[:\s]*(?:${NUMBER}))`,
  ),
  /** `30 NCOs`, `12 horses`. */
  beside: pattern(String.raw`(?<![\d.,/])(?:${NUMBER})\s*${BESIDE}`),
  battalions: pattern(
    String.raw`(?<!\p{L}|[/.\d])(?<words>(?<count>\d{1,2})\s*(?:(?<column>bns\/sqns)|(?<foot>${BATTALIONS})|${SQUADRONS}))`,
  ),
  figures: pattern(String.raw`(?:${NUMBER})\s*${FIGURES}|${VALOUR}`),
  supplies: pattern(SUPPLIES),
  ammunition: pattern(AMMUNITION),
  menNamed: pattern(String.raw`(?<![\d/]|\d[.,'’])${ABOUT}(?<men>${NUMBER})${DOUBT}\s*${MEN}`),
  menBetween: pattern(
    String.raw`(?:^|[\s,:;(])${ABOUT}(?<men>\d{3,5})\s*(?<sign>[-–/])\s*(?<upTo>\d{3,5})(?![\p{L}\d])(?:\s*${MEN})?${DOUBT}`,
  ),
  engineers: pattern(String.raw`(?<![\d.,])${ABOUT}(?<men>\d{2,4})(?=\s*${ENGINEERS})`),
  menLast: pattern(
    String.raw`(?<!\d(?=[.,'’]))(?:^|[\s,:;([–—=-]|\s[x×@]\s)${ABOUT}(?<men>${NUMBER})${DOUBT}\s*[)\]]*(?:(?<=\d{3})\.)?\s*$`,
  ),
  date: pattern(DATE),
  /** Nafziger's `(62/1,676)`; bare, it wants its thousands or the word men. */
  officersAndMen: pattern(
    String.raw`(?<![\d/]|\d[.,'’])(?<=^|[\s,:;([])(?<words>(?<officers>\d{1,3})\s*\/\s*(?<men>${NUMBER}))(?![\p{L}\d./])(?<noun>\s*${MEN})?`,
  ),
  officers: pattern(
    String.raw`(?<![\d.,/])(?<words>\d{1,3}\s*(?:officers?|officerer|offiziere?n?|officiers?|oficer\p{L}*|offrs?|off)(?!\p{L})\.?)(?:\s*(?:&|\+|and|og|und|et|i|oraz)(?![\p{L}]))?`,
  ),
  /** `one hundred men`. */
  menInWords: pattern(
    String.raw`(?<![\p{L}\d])(?:(?:${COUNTS_IN_WORDS.map(([words]) => words).join("|")}|a|and|og|und|et|\p{L}+(?:teen|ty|hundred|thousand))[\s-]+)*(?:hundred|thousand|hundrede|tusind|hundert|tausend|cents?|mille|sto|set|tysi\p{L}+)\s+${MEN}`,
  ),
  /** What no reading of numbers explains: `1,50`, `6+2`, `1,800/1,650`, `12/480`. */
  unread: pattern(
    String.raw`(?<![\p{L}\d])\d+(?:[.,'’+/]\d+)*(?:[.,'’+]\d+|\s?\/\s?\d{3,})(?![\p{L}\d])`,
  ),
  /** A number too high for a regiment's own, with nothing at it. */
  menAnywhere: pattern(
    String.raw`(?<![\p{L}\d/.,°-])${ABOUT}(?<men>[2-9]\d{2}|\d{1,2}[.,]\d{3}|\d{4,5})${DOUBT}(?![\p{L}\d/.°-]|,\d)`,
  ),
} as const;

function pattern(source: string): RegExp {
  return new RegExp(source, "iu");
}

/** A line with its counts and calibres in digits: `six 6-pdrs` as `6 6-pdrs`. */
export function withDigits(line: string): string {
  return [...COUNT_WORDS, ...POUNDS_IN_WORDS].reduce(
    (text, [words, digits]) => text.replace(words, digits),
    line,
  );
}
