/** Number formats: `600`, `1.200`, `1,200`, `1 200`, `1’050`. */
const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{3}){1,3}(?!\d)|\d+`;
/** A number of men that is no number of a regiment. */
const HUNDREDS = String.raw`\d{1,2}[ .,'’]\d{3}(?!\d)|\d{3,5}`;
/** A number behind these is an estimate, or a bound that is read as one: `c. 600`, `at least 600`, `<600`. */
const ABOUT = String.raw`(?<about>[~≈±<>≤≥]|(?<!\p{L})(?:(?:c|ca|circa|about|approx|ok|około|env|environ|etwa|rund|omkring|est|max|min)(?!\p{L})\.?|(?:at least|at most|less than|fewer than|more than|up to|over|under|nearly|almost|roughly|around|mindre end|færre end|mere end|flere end|weniger als|mehr als|mniej niż|więcej niż|moins de|mindst|højst|knap|henved|mindestens|höchstens|knapp|fast|ponad|blisko|co najmniej|co najwyżej|plus de|près de|au moins|au plus)(?!\p{L})))?\s*`;
export const POUNDS = String.raw`[ -]?(?:pdrs?|pounders?|pds?|lbs?|livres?|libbr[ae]|pundig(?:e|es|t)?|punds?|pfünd\w*|pfd|funtow\w*|funt\w*)\b\.?`;
const MEN = String.raw`(?:men|mand|mann|man|mnd|chel(?=\.)|chelovek|m(?=\.\s*(?:[,;)]|$))|ludzi|żołnierzy|żoł(?=\.)|jeźdźców|hommes|hombres|uomini|plazas|jinetes|h(?=\.|\s*[),;]|$)|soldats|sabres?|sabler|bajonett?er|bayonets?|baïonnettes|bajonette|bagnet\p{L}*|bagn(?=\.)|cavaliers|cav(?=\.)|sous-officiers et soldats|szabel|horses?(?=\s*(?:[,;)]|$))|heste?|pferde?|chevaux|koni|caballos|cavalli|pf(?=\.)|effectives?|effektive|all ranks|other ranks|rank (?:and|&) file|r ?& ?f|o\/?rs?|strong)(?!\p{L})\.?`;
const ENGINEERS = String.raw`(?:engineers?|sappers?|miners?|pioneers?|pionerer|ingeniører|pioniere?|sapeurs?|mineurs?|saper\p{L}*|pionier\p{L}*)(?!\p{L})`;
export const GUNS = String.raw`(?:(?:horse|field|position|siege|regimental|battalion|bataljons?|regiments?|pułkow\w{1,4})[ -]?)?(?:guns?|cannons?|kanoner|kanonen?|kanon|pjecer?|stk|dział(?:a|ami)?(?: pułkow\w{1,4})?|armat\w*|pi[eè]ces?|piezas?|pezzi|cañones|canons?(?: régimentaires| de régiment)?|cannoni|orudi[yei]|pushe?k|bouches à feu|gesch(?:ütze?n?)?|kan(?=\.)|stück)(?!\p{L})\.?`;
/** Includes the licornes of the Russians, which also fired shells. */
const HOWITZERS = String.raw`(?:how(?:itzers?|s)?|haub(?=\.)|haubits\w*|haubitz\w*|haubic\w*|obusiers?|obici?|granatnik\w*|licornes?|unicorns?|einhörner|jednoro[żz]\w*)(?!\p{L})\.?(?:\s*de\s*\d{1,2}(?![\d.,]*\d)(?:\s*(?:pouces?|po)(?!\p{L}))?)?`;
export const BATTALIONS = String.raw`(?:bns?|btns?|btl[esn]?|btln|battalions?|batts?|bataljon(?:er)?|batalion\p{L}*|baon\p{L}*|bat|bataillone?s?|batallon(?:es)?|batallón|battaglion[ei]|btg|batl?n?e?)(?!\p{L})\.?`;
export const SQUADRONS = String.raw`(?:sqns?|sqdns?|sqs?(?=\.|\s*[,;)]|$)|squadrons?|eskadron\p{L}*|eskadr|esk|szwadron\p{L}*|szw|escadrons?|escuadr[oó]n(?:es)?|squadron[ei]|skvadron(?:er)?|sqd|esc|schwadron\p{L}*|schw(?=\.))(?!\p{L})\.?`;
const FIGURES = String.raw`(?:figures?|figurer|figurki|figurek|model guns?|figurpjecer?|makiet\w*|model\w* dział)(?!\p{L})`;
const WAGONS = String.raw`(?:wagg?ons?|carts?|caissons?|vogne?|wagen|fuhrwerke|woz(?:y|ów)|w[oó]z(?:u|ów)?|jaszcz\p{L}*|voitures?)(?!\p{L})`;
const VALOUR = String.raw`(?:valour|valeur|waleczność)\s*[+−-]?\d+`;
/** Comes before howitzers that are included in the guns: `8 guns, of which 2 howitzers`. */
const AMONG = String.raw`(?:of which|including|incl\.?|heraf|deraf|inkl\.?|w tym|dont|y compris|davon|darunter)`;
const EACH = String.raw`(?:each|ea|apiece|per (?:battalion|bn|squadron|sqn|company|coy|unit)|hver|pr\. (?:bataljon|eskadron)|jeweils|(?:je|pro) (?:bataillon|schwadron|eskadron)|chacune?|par (?:bataillon|escadron)|każd[yae]|na (?:batalion|szwadron))(?!\p{L})\.?`;
/** Words saying that a number is for each of several: if any are left over, it was not multiplied. */
export const LEFT_OVER = expression(
  String.raw`(?<!\p{L})(?:\d{1,4}\s*)?${EACH}|(?<!\p{L})je(?=[\s,.)]|$)|(?<![\p{L}\d])[x×]\s?\d{1,3}(?![\p{L}\d]|${POUNDS})|(?<!\p{L})@\s*\d+`,
  "iu",
);
/** The calibre behind the noun: `batteries de 12`, `Batterien 12-pfd.` */
const BATTERY_POUNDS = String.raw`(?:\s+(?:de\s+|à\s+|of\s+)?(?<later>\d{1,2})(?:${POUNDS}|(?=\s*[(,])))?`;
/** Behind the noun: `batteries à pied`, `baterie konne`. */
const KIND_BEHIND = String.raw`(?:\s+(?:à (?:pied|cheval)|a (?:piedi|cavallo|pie|caballo)|(?:piesz|konn|lekk|pozycyjn|ciężk)\p{L}{1,3}|légères?|lourdes?))?`;
const WITH = String.raw`(?:w\/|with|med|mit|avec|con|ze?)`;
/** Pieces that the rules have no guns for. */
const NO_GUNS = String.raw`(?:mortars?|morterer|mortiers?|mörser|moździerz\p{L}*|rockets?|raketter|raketen|fusées|rakiet\p{L}*)(?!\p{L})`;
/** Howitzers or guns whose count was not understood. */
export const GUNS_LEFT = expression(
  String.raw`(?<![\p{L}\d])\d[^,;()[\]\p{L}]{0,30}(?:(?:puds?|poods?|in|inch)[\s.-]{1,4})?(?:${HOWITZERS}|${GUNS}|${NO_GUNS})`,
  "iu",
);
/** `5,900 infantry`, in a line of totals. */
export const MEN_OF_ARM = expression(
  String.raw`(?<![\d/]|\d[.,'’])(?<men>${NUMBER})\s+(?:infantry|foot|cavalry|horse|piechoty|jazdy|kawalerii|artyler\p{L}+|infanteri|fodfolk|kavaleri|rytteri|infanterie|kavallerie|cavalerie|artiller\p{L}+|gunners|reiter|fußvolk|fantassins|cavaliers)(?!\p{L})`,
  "giu",
);
/** `x3 bns` behind a name. */
const TIMES_PARTS = expression(
  String.raw`(?<=[\p{L}.)])\s*[,(]?\s*[x×]\s?(\d{1,2})\s*(?=${BATTALIONS}|${SQUADRONS})`,
  "giu",
);
/** `x2 (550 ea)`, `x 4 @ 500`. */
const TIMES_MEN = expression(
  String.raw`(?<=[\p{L}.)])\s*[,(]?\s*[x×]\s?(\d{1,2})[\s,;(]*(?:(?:@|à|of|at)\s*(\d{3,4})(?:\s*${EACH})?|(\d{3,4})\s*${EACH})\s*\)?`,
  "giu",
);
const OFFICERS = String.raw`(?:officers?|officerer|offiziere?n?|officiers?|oficer\p{L}*|offrs?|off[sz]?)(?!\p{L})`;
/** Men who are not in the ranks: their numbers are kept as words. */
const ABSENT = String.raw`(?:sick|absent|wounded|killed|missing|prisoners?|casualties|losses|lost|syge|sårede|faldne|tab|krank\p{L}{0,8}|verwundet\p{L}{0,3}|verluste?|malades?|blessés?|pertes?|chorych|rannych|strat[ya]?)(?!\p{L})`;
const NON_COMBATANT = String.raw`(?:nco[’']?s?|sergeants?|drummers?|musicians?|horses?|heste|pferde|chevaux|koni|non-combatants?|underofficerer|unteroffiziere|podoficer\w*|sous-officiers?)(?!\p{L})`;
/** Counts of anything but men. */
const OF_PARTS = String.raw`(?:[x×]|${GUNS}|${HOWITZERS}|${BATTALIONS}|${SQUADRONS}|${WAGONS}|\d{0,2}${POUNDS})`;
const STRENGTH = "(?:strength|numbers?|styrken?|stan|liczebność|stärke|effectifs?|force)";
const UNKNOWN = String.raw`(?:unknown|not (?:known|given|stated)|unk\.?|ukendt|nieznan[aey]|unbekannte?|inconnu(?:e?s?))`;
const SUPPLIES = String.raw`(?:supplies for|forsyninger til|zaopatrzenie na)\s*(?<rolls>[123])(?:\s*(?:rolls?|kast|rzuty?))?|no supplies|ingen forsyninger|bez zaopatrzenia`;
const AMMUNITION = String.raw`(?<!\p{L})(?:(?<loaded>with|med|z)|without|uden|bez)\s+(?:ammunition|amunicj[ąi])(?!\p{L})`;
/** Comes after a number that is an estimate: `520~`, `520?`, `520 est.`. */
const DOUBT = String.raw`(?<doubt>\s*(?:~|\?|±|-?ish(?!\p{L})|(?:or so|environ|env|omkring|około)(?!\p{L})\.?|\+(?!\s*\d)|\(?\b(?:est|estimated|skøn|anslået|szac)\b\.?\)?))?`;

/** The same in English: `six-pounder`. */
const POUNDERS_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})three(?=[ -]pounder)/giu, "3"],
  [/(?<!\p{L})four(?=[ -]pounder)/giu, "4"],
  [/(?<!\p{L})six(?=[ -]pounder)/giu, "6"],
  [/(?<!\p{L})eight(?=[ -]pounder)/giu, "8"],
  [/(?<!\p{L})nine(?=[ -]pounder)/giu, "9"],
  [/(?<!\p{L})twelve(?=[ -]pounder)/giu, "12"],
];

/** A gun's calibre in words: `6 Sechspfünder`. */
const POUNDS_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  ...POUNDERS_IN_WORDS,
  [/(?<=\d\s{1,4})(?:drei|tre|trzy)(?=-?(?:pfünd|pund|funt))/giu, "3"],
  [/(?<=\d\s{1,4})(?:vier|fire|cztero)(?=-?(?:pfünd|pund|funt))/giu, "4"],
  [/(?<=\d\s{1,4})(?:sechs|seks|sześcio)(?=-?(?:pfünd|pund|funt))/giu, "6"],
  [/(?<=\d\s{1,4})(?:sieben|syv|siedmio)(?=-?(?:pfünd|pund|funt))/giu, "7"],
  [/(?<=\d\s{1,4})(?:acht|otte|ośmio)(?=-?(?:pfünd|pund|funt))/giu, "8"],
  [/(?<=\d\s{1,4})(?:zwölf|tolv|dwunasto)(?=-?(?:pfünd|pund|funt))/giu, "12"],
];

/** Counts of guns, battalions and wagons in words: `six 6-pdrs`, `seks kanoner`. */
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
const BATTERIES = String.raw`(?:(?:foot|horse|position|heavy|light|field|reitende|schwere|leichte|ridende|tunge|lette|konne|piesze)\s+)?(?:batt(?:er|\.)|bater|btys?)`;
const COUNTED = String.raw`(?:[\d.½]+\s*-?(?:inch|in|"|”)|\d{1,2}${POUNDS}|${BATTERIES}|${GUNS}|${HOWITZERS}|${BATTALIONS}|${SQUADRONS}|${WAGONS})`;
const COUNT_WORDS = COUNTS_IN_WORDS.map(
  ([words, digits]) =>
    [expression(String.raw`(?<!\p{L})(?:${words})(?=\s+${COUNTED})`, "giu"), digits] as const,
);

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.)?`;
/** In Italian, Spanish, Swedish and Russian. */
const MONTH_ELSEWHERE =
  "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|enero|febrero|abril|mayo|junio|julio|sep?tiembre|octubre|noviembre|diciembre|januari|februari|augusti|janvarya|yanvarya|fevralya|marta|aprelya|maya|iyunya|iyulya|avgusta|sentyabrya|oktyabrya|noyabrya|dekabrya";
const MONTH = String.raw`(?:jan(?:uary|uar|vier)?|jänner|feb(?:ruary|ruar)?|février|mar(?:ch|ts|s|ca)?|märz|apr(?:il)?|avril|kwietnia|may|maja?|mai|june?|juni|juin|july?|juli|juillet|aug(?:ust)?|août|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|décembre|stycznia|lutego|czerwca|lipca|sierpnia|września|października|listopada|grudnia|${MONTH_ELSEWHERE})\.?`;
const YEAR = String.raw`1[78]\d\d(?!\d)`;
const DAYS = String.raw`${DAY}(?:\s*[-–\/&]\s*${DAY})?`;
/** `18 June 1815`, `27-28 July 1809`, `June 18, 1815`, `18.6.1815`, `1815-06-18`. */
const DATE = String.raw`(?<![\p{L}\d])(?:${DAYS}\s+(?:de\s+)?${MONTH},?\s+(?:del?\s+)?${YEAR}|${MONTH}\s+(?:${DAYS},?\s+)?${YEAR}|\d{1,2}[./]\s?\d{1,2}[./]\s?${YEAR}|(?:1[789]|20)\d\d-\d{2}-\d{2}(?!\d))`;
/** A line that begins with a date: `Den 18. juni 1815, Waterloo`. */
export const DATE_FIRST = expression(
  String.raw`^(?:(?:the|on|den|d\.|am|vom|le|dnia)\s+)?${DATE}`,
  "iu",
);

/** A line that ends with one: `Raszyn, 19 kwietnia 1809 r.` */
export const DATE_LAST = expression(
  String.raw`(?<![\s,(–-])[\s,(–-]+(?:(?:the|on|den|d\.|am|vom|le|dnia)\s+)?${DATE}(?:\s*r\.)?[\s).]*$`,
  "iu",
);

const ORDINAL = String.raw`\d{1,3}(?:st|nd|rd|th|er|re|ère|ème|e|de|ste|te[rn]?|\.)(?![\p{L}\d])`;
const COMPANIES = String.raw`(?:coys?|cos?|compan(?:y|ies)|comp|compagni(?:es?|a)|compañías?|cies?|komp\p{L}*)(?!\p{L})\.?`;
/** Numbers that are part of a name: `1/95th`, `No. 12`, `#4`, `2 coys`, `battery 3`. */
export const NUMBER_OF_A_NAME = expression(
  String.raw`(?:\d{1,2}\.?\/,?\s*){0,9}${ORDINAL}|(?:\b(?:no|nr|n|ir|lir)|n°|№|#)\.?\s*\d{1,3}(?!\d)|\d{1,2}\s*${COMPANIES}|(?<=\p{L}[\s.]\s?)\d{1,3}(?=\s*(?:[,;&]|$))`,
  "giu",
);

/** The patterns of the numbers on a line, which are cut out one after another. */
export const PATTERNS = {
  howitzers: pattern(
    String.raw`(?<![\d.,])(?<count>\d{1,2})(?![\d.,½])\s*(?:[x×-]\s*)?(?:[\d.¼½]+\s*-?(?:inch|in|"|”|cal\w*|puds?|poods?)\.?\s*|\d{1,2}${POUNDS}\s*)?${HOWITZERS}`,
  ),
  howitzersAmong: pattern(
    String.raw`(?<!\p{L})${AMONG}\s*(?<count>\d{1,2})\s*(?:[\d.½]+\s*-?(?:inch|in|"|”)\.?\s*|\d{1,2}${POUNDS}\s*)?${HOWITZERS}`,
  ),
  gunsOfCalibre: pattern(
    String.raw`(?<![\d.,/-])(?<words>(?<count>\d{1,2})(?:\s*[x×*]\s*|\s+|\s*[-–]\s*)(?<pounds>\d{1,2})${POUNDS})(?![\s.-]*(?:\p{L}{1,12}\.?[\s-])?\p{L}{0,12}(?:batt|bater|btys?))(?:\s*${GUNS})?`,
  ),
  /** `2 × 8 guns`, `2 baterie po 8 dział`, `3 12pdr foot batteries (each of 8 guns)`, `3 baterie 6-funtowe po 8 dział`. */
  batteriesOf: pattern(
    String.raw`(?<!\d)(?<times>\d{1,2})\s*(?:[x×*]|(?:[x×]\s*)?(?:(?<pounds>\d{1,2})${POUNDS}[\s-]*)?[\p{L}\s.-]{0,30}(?:batt|bater|btys?)\p{L}*\.?${KIND_BEHIND}${BATTERY_POUNDS}[\s,(:–-]*(?:each of|each|of|zu je|${WITH} je|à|á|a|af|je|zu|po|de|hver|@|[x×]))\s*(?<count>\d{1,2})\s*${GUNS}(?:\s*${EACH})?`,
  ),
  /** `2 x 6pdr foot btys, 8 guns each`, `2 batteries de 12 (8 pièces chacune)`, `3 foot batteries w/ 6 guns each`. */
  gunsEach: pattern(
    String.raw`(?<!\d)(?<times>\d{1,2})\s*(?:[x×]\s*)?(?:(?<pounds>\d{1,2})${POUNDS}\s*)?[\p{L}\s.-]*?(?:batt|bater|btys?)\p{L}*\.?${KIND_BEHIND}${BATTERY_POUNDS}[,\s(:–-]+(?:${WITH}\s+)?(?<count>\d{1,2})\s*(?:${GUNS}\s*)?${EACH}`,
  ),
  guns: pattern(
    String.raw`(?<![\d.,])(?<count>\d{1,3})\s*${GUNS}(?:\s+(?:(?:de a|d[ea])\s+(?=\d{1,2}(?!\d))|(?=\d{1,2}${POUNDS}(?!\s*${HOWITZERS})))(?<pounds>\d{1,2})(?:${POUNDS})?)?`,
  ),
  /** `dział 6`, `Guns: 8`. */
  gunsLabelled: pattern(
    String.raw`(?<=^|[\s,;:(])(?:guns|dział|armat|kanoner|geschütze?|pièces|canons)\s*[:=]?\s*(?<count>\d{1,2})(?=\s*(?:[,;)]|$))`,
  ),
  calibre: pattern(String.raw`(?<pounds>\d{1,2})${POUNDS}(?=\s*(?:[,;()]|$))`),
  calibreInName: pattern(String.raw`(?<pounds>\d{1,2})${POUNDS}`),
  wagons: pattern(String.raw`(?<![\d.,])(?<count>\d{1,3})\s*${WAGONS}`),
  battalionsOf: pattern(
    String.raw`(?<!\p{L}|[/.\d])(?<count>\d{1,2})\s*(?:(?:${BATTALIONS}|${SQUADRONS})\s*(?:of|à|á|a|af|(?:zu )?je|zu|po|de|each|@|[x×])\s*|[x×*]\s*)${ABOUT}(?<men>\d{3,4})(?!\d)(?:\s*${MEN})?${DOUBT}(?:\s*${EACH})?`,
  ),
  /** `10 coys of 60`. */
  companiesOf: pattern(
    String.raw`(?<!\p{L}|[/.\d])(?<count>\d{1,2})\s*${COMPANIES}\s*(?:of|à|á|a|af|(?:zu )?je|zu|po|de|each|@|[x×])\s*${ABOUT}(?<men>\d{2,3})(?!\d)(?:\s*${MEN})?${DOUBT}`,
  ),
  /** `2 battalions, 300 each`. */
  menEach: pattern(String.raw`(?<![\d/.,])${ABOUT}(?<men>\d{2,4})(?:\s*${MEN})?\s*${EACH}`),
  /** `(unknown strength)`, `strength not known`, `(?)`. */
  unknown: pattern(
    String.raw`[([]\s*\?+\s*[)\]]|(?<!\p{L})(?:(?:total )?${STRENGTH}[\s:=]*(?:is )?${UNKNOWN}|${UNKNOWN}(?: number(?: of men)?| ${STRENGTH}|(?=\s*[)\]]))|(?:no|unknown) (?:strength|numbers?) (?:given|known|stated)|n\/?k(?=\s*[)\]]))(?!\p{L})`,
  ),
  /** `120 sick`, `losses 120`. */
  absent: pattern(
    String.raw`(?<![\d.,/])(?:(?:${NUMBER})\s*${ABSENT}|(?<!\p{L})${ABSENT}[:\s]*(?:${NUMBER}))`,
  ),
  /** `30 NCOs`, `12 horses`. */
  beside: pattern(String.raw`(?<![\d.,/])(?:${NUMBER})\s*${NON_COMBATANT}`),
  battalions: pattern(
    String.raw`(?<!\p{L}|[/.\d]|\d\s*\+\s*)(?<words>(?<count>\d{1,2})\s*(?:(?<column>bns\/sqns)|(?<foot>${BATTALIONS})|${SQUADRONS}))`,
  ),
  /** `512 men, 498 horses`, `1,065 1,059 horses`: the horses of those men. */
  horsesBeside: pattern(
    String.raw`(?<=(?<![\p{L}\d/.,])(?:\d{1,2}[.,'’ ]\d{3}|\d{2,4})(?:\s*${MEN})?)(?:\s*[,;/&+(]\s*|\s+(?:(?:and|og|und|et|i|oraz|mit|with|med|z|avec)\s+)?)(?<horses>(?:${NUMBER})\s*(?:horses?|heste|pferden?|chevaux|koni)(?!\p{L}))`,
  ),
  /** `2⅔ battalions`, `2 1/2 sqns`: no count of whole ones. */
  broken: pattern(
    String.raw`(?<![\d/.])(?:\d\s*[¼½¾⅓⅔]|\d\s+\d\/\d)\s*(?:${BATTALIONS}|${SQUADRONS})`,
  ),
  /** Officers who are some of the men: `379 (incl. 26 officers)`. */
  officersAmong: pattern(String.raw`(?<!\p{L})${AMONG}\s*(?=\d{1,3}\s*(?:${OFFICERS}))`),
  figures: pattern(String.raw`(?<!\d)(?:${NUMBER})\s*${FIGURES}|${VALOUR}`),
  supplies: pattern(SUPPLIES),
  ammunition: pattern(AMMUNITION),
  /** `officers 28, men 583`. */
  menLabelled: pattern(
    String.raw`(?<!\p{L}|\d\s*)(?:men|mand|mann|ludzi|hommes|${STRENGTH})\s*[:=]?\s+${ABOUT}(?<men>${NUMBER})(?![\p{L}\d/]|\s*\/)`,
  ),
  menNamed: pattern(
    String.raw`(?<![\d/]|\d[.,'’])${ABOUT}(?<men>${NUMBER})${DOUBT}\s*${MEN}(?<vague>\s*(?:environ|env|or so|approx|omkring|około)(?!\p{L})\.?)?`,
  ),
  menBetween: pattern(
    String.raw`(?<=^|[\s,:;(])${ABOUT}(?<men>${HUNDREDS})(?:\s*[-–]\s*|\s+(?:to|til|bis|à|do)\s+)(?<upTo>${HUNDREDS})(?![\p{L}\d])(?:\s*${MEN})?${DOUBT}`,
  ),
  /** `600/580`. */
  menEither: pattern(
    String.raw`(?<=^|[\s,:;(])${ABOUT}(?<men>\d{3,5})\s*\/\s*(?<other>\d{3,5})(?![\p{L}\d])(?:\s*${MEN})?${DOUBT}`,
  ),
  engineers: pattern(String.raw`(?<![\d.,])${ABOUT}(?<men>\d{2,4})(?=\s*${ENGINEERS})`),
  menLast: pattern(
    String.raw`(?<!\d(?=[.,'’]))(?:^|[\s,:;([–—=-]|\s[x×@]\s)${ABOUT}(?<men>${NUMBER})${DOUBT}\s*[)\]]*(?:(?<=\d{3})\.)?\s*$`,
  ),
  date: pattern(DATE),
  /** Nafziger's `(62/1,676)`; outside brackets it needs a thousands separator or the word men. `28 + 583`, `28 off./583`. */
  officersAndMen: pattern(
    String.raw`(?<![\d/]|\d[.,'’]|\+\s*)(?<=^|[\s,:;([])${ABOUT}(?<words>(?<officers>\d{1,3})\s*(?:\/|(?<plus>\+)|(?<and>&|(?:and|og|und|et|i|oraz)(?=\s))|(?<named>${OFFICERS})\.?\s*\/)\s*(?<men>${NUMBER})(?:\s*[-–]\s*(?<upTo>${NUMBER})(?!\s*\p{L}))?(?:\s*=\s*(?<sum>${NUMBER}))?)(?![\p{L}\d./]|\s*(?:${OF_PARTS}|[+=]))(?<noun>\s*${MEN})?`,
  ),
  /** `300 + 283`, `28 + 480 + 460`: nothing says of what. */
  sums: pattern(
    String.raw`(?<![\d/]|\d[.,'’])(?<=^|[\s,:;([])${ABOUT}(?:${NUMBER})(?:\s*\+\s*(?:${NUMBER})){1,20}(?:\s*=\s*(?:${NUMBER}))?(?![\p{L}\d./]|\s*(?:${OF_PARTS}))(?:\s*${MEN})?`,
  ),
  officers: pattern(
    String.raw`(?<![\d.,/])(?<words>\d{1,3}\s*${OFFICERS}\.?|(?<!\p{L}|\d\s*)${OFFICERS}[:.]?\s+\d{1,3}(?!\d))(?:\s*(?:&|\+|and|og|und|et|i|oraz)(?![\p{L}]))?`,
  ),
  /** `one hundred men`. */
  menInWords: pattern(
    String.raw`(?<![\p{L}\d])(?:(?:${COUNTS_IN_WORDS.map(([words]) => words).join("|")}|a|and|og|und|et|\p{L}+(?:teen|ty|hundred|thousand))[\s-]{1,4}){0,8}(?:hundred|thousand|hundrede|tusind|hundert|tausend|cents?|mille|sto|set|tysi\p{L}+)\s+${MEN}`,
  ),
  /** Numbers that nothing here can read: `1,50`, `6+2`, `1,800/1,650`, `12/480`. */
  unread: pattern(
    String.raw`(?<![\p{L}\d]|\d[.,'’+/])\d+(?:[.,'’+/]\d+)*(?:[.,'’+]\d+|\s?\/\s?\d{3,})(?![\p{L}\d]|\s*${BATTALIONS})`,
  ),
  /** A number too high to be that of a regiment, with nothing attached to it. */
  menAnywhere: pattern(
    String.raw`(?<![\p{L}\d/.,°-])${ABOUT}(?<men>[2-9]\d{2}|\d{1,2}[.,]\d{3}|\d{4,5})${DOUBT}(?![\p{L}\d/.°-]|,\d)`,
  ),
} as const;

function pattern(source: string): RegExp {
  return expression(source, "iu");
}

/**
 * An expression in which runs of blanks are short: the blanks of a line are single, and a run that may be of any length
 * beside another takes the square of its length or more.
 */
function expression(source: string, flags: string): RegExp {
  const bounded = source
    .replaceAll(String.raw`\s*`, String.raw`\s{0,4}`)
    .replaceAll(String.raw`\s+`, String.raw`\s{1,4}`);
  return new RegExp(bounded, flags);
}

/** Moves a multiplier after a name in front of its number: `Line x2 (550 ea)` becomes `Line, 2 x 550`. */
export function withTimesFirst(line: string): string {
  if (!/[x×]\s?\d/iu.test(line)) return line;
  return line
    .replace(
      TIMES_MEN,
      (_, count: string, of?: string, each?: string) => `, ${count} x ${of ?? each}`,
    )
    .replace(TIMES_PARTS, ", $1 ");
}

/** `8 de 6`: French guns of 6 pounds, in a list of guns. */
const GUNS_OF_FRENCH = /(?<![\d.,])(?<=\d )de (3|4|6|8|12|16|24)(?=\s?(?:[,;)+&]|et\s|$))/giu;

/** `6-700`, `12-1300`: the hundreds of both ends of a range are written once. */
const HUNDREDS_ONCE =
  /(?<=^|[\s,:;(~])(?<!(?:nr|no|n°|#|ir)\.?\s?)([1-9]|1\d|2\d)[-–]([1-9]|1\d|2\d)00(?![\p{L}\d.,]*\d)/giu;
/** The ends of a range are no further apart than that, in hundreds. */
const WIDEST_RANGE = 3;

/** A line with both ends of its ranges in full: `600-700` for `6-700`. */
export function withWholeRanges(line: string): string {
  return line.replace(HUNDREDS_ONCE, (range, from: string, to: string) => {
    const width = Number(to) - Number(from);
    return width > 0 && width <= WIDEST_RANGE ? `${from}00-${to}00` : range;
  });
}

/** `6pf.` and `12-pf.` are pounds; `12 Pf.` and `410 Pf.` are horses. */
const POUNDS_IN_SHORT = /(?<![\d.,/])(3|4|6|7|8|10|12|18|24)-?pf\./gu;

/** A line with its counts and calibres in digits: `six 6-pdrs` as `6 6-pdrs`, `1/2-pud` as `½-pud`. */
export function withDigits(line: string): string {
  return [...COUNT_WORDS, ...POUNDS_IN_WORDS, ...PARTS_OF_CALIBRES].reduce(
    (text, [words, digits]) => text.replace(words, digits),
    line.replace(GUNS_OF_FRENCH, "$1-livres").replace(POUNDS_IN_SHORT, "$1pfd."),
  );
}

const CALIBRE_NEXT = String.raw`(?=[\s-]*(?:inch|in\b|"|”|puds?\b|poods?\b))`;
const PARTS_OF_CALIBRES: readonly (readonly [RegExp, string])[] = [
  [expression(String.raw`(?<=\d)\s+1\/2${CALIBRE_NEXT}(?=[\s-]*(?:inch|in\b|"|”))`, "giu"), "½"],
  [expression(String.raw`(?<![\d/])1\/2${CALIBRE_NEXT}`, "giu"), "½"],
  [expression(String.raw`(?<![\d/])1\/4${CALIBRE_NEXT}`, "giu"), "¼"],
];
