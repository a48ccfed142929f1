/** Numbers as they are written: `600`, `1.200`, `1,200`, `1 200`, `1’050`. */
export const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?!\d)|\d+`;
const ABOUT = String.raw`(?<about>~|≈|±|\b(?:c|ca|circa|about|approx|ok|około|env|environ|etwa|rund|omkring|est)(?:\b|(?=\d))\.?)?\s*`;
export const POUNDS = String.raw`[ -]?(?:pdrs?|pounders?|pds?|lbs?|livres?|pundige?|pundiges?|punds?|pfünd\w*|pfd|funtow\w*|funt\w*)\b\.?`;
const MEN = String.raw`(?:men|mand|mann|mnd|ludzi|żołnierzy|hommes|h(?=\.|\s*[),;]|$)|soldats|sabres?|sabler|bajonett?er|bayonets?|baïonnettes|bajonette|bagnet\p{L}*|szabel|horses?(?=\s*(?:[,;)]|$))|heste?|pferde?|chevaux|koni|all ranks|rank and file|o\/?r|strong)(?!\p{L})\.?`;
const ENGINEERS = String.raw`(?:engineers?|sappers?|miners?|pioneers?|pionerer|ingeniører|pioniere?|sapeurs?|mineurs?|saper\p{L}*|pionier\p{L}*)(?!\p{L})`;
export const GUNS = String.raw`(?:guns?|cannons?|kanoner|kanonen?|kanon|pjecer?|stk|działa?|armat\w*|pièces?|canons?|bouches à feu|geschütze?n?|stück)(?!\p{L})\.?`;
const HOWITZERS = String.raw`(?:how(?:itzers?|s)?|haubits\w*|haubitz\w*|haubic\w*|obusiers?|granatnik\w*)(?!\p{L})\.?`;
export const BATTALIONS = String.raw`(?:bns?|btns?|btls?|battalions?|batts?|bataljon(?:er)?|batalion\p{L}*|baon\p{L}*|bat|bataillone?s?|batl?n?e?)(?!\p{L})\.?`;
export const SQUADRONS = String.raw`(?:sqns?|sqdns?|squadrons?|eskadron\p{L}*|esk|szwadron\p{L}*|szw|escadrons?|esc|schwadron\p{L}*)(?!\p{L})\.?`;
const FIGURES = String.raw`(?:figures?|figurer|figurki|figurek|model guns?|figurpjecer?|makiet\w*|model\w* dział)(?!\p{L})`;
const WAGONS = String.raw`(?:wagg?ons?|carts?|caissons?|vogne?|wagen|fuhrwerke|woz(?:y|ów)|w[oó]z(?:u|ów)?|jaszcz\p{L}*|voitures?)(?!\p{L})`;
const VALOUR = String.raw`(?:valour|valeur|waleczność)\s*[+−-]?\d+`;
const SUPPLIES = String.raw`(?:supplies for|forsyninger til|zaopatrzenie na)\s*(?<rolls>[123])(?:\s*(?:rolls?|kast|rzuty?))?|no supplies|ingen forsyninger|bez zaopatrzenia`;
const AMMUNITION = String.raw`(?<!\p{L})(?:(?<loaded>with|med|z)|without|uden|bez)\s+(?:ammunition|amunicj[ąi])(?!\p{L})`;
/** What follows a number that is an estimate: `520~`, `520?`, `520 est.`. */
const DOUBT = String.raw`(?<doubt>\s*(?:~|\?|±|\(?\b(?:est|estimated|skøn|anslået|szac)\b\.?\)?))?`;

/** A gun's pounds as a word: `6 Sechspfünder`. */
export const POUNDS_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s+)(?:drei|tre|trzy)(?=-?(?:pfünd|pund|funt))/giu, "3"],
  [/(?<=\d\s+)(?:vier|fire|cztero)(?=-?(?:pfünd|pund|funt))/giu, "4"],
  [/(?<=\d\s+)(?:sechs|seks|sześcio)(?=-?(?:pfünd|pund|funt))/giu, "6"],
  [/(?<=\d\s+)(?:sieben|syv|siedmio)(?=-?(?:pfünd|pund|funt))/giu, "7"],
  [/(?<=\d\s+)(?:acht|otte|ośmio)(?=-?(?:pfünd|pund|funt))/giu, "8"],
  [/(?<=\d\s+)(?:zwölf|tolv|dwunasto)(?=-?(?:pfünd|pund|funt))/giu, "12"],
];

/** What the numbers of a line look like, to be cut out one after the other. */
export const PATTERNS = {
  howitzers: pattern(
    String.raw`(?<!\d)(?<count>\d{1,2})(?!\d)\s*(?:[x×]\s*)?(?:[\d.½]+\s*-?(?:inch|in|"|”|cal\w*)\.?\s*|\d{1,2}${POUNDS}\s*)?${HOWITZERS}`,
  ),
  gunsOfCalibre: pattern(
    String.raw`(?<count>\d{1,2})\s*(?:[x×*]\s*|\s)(?<pounds>\d{1,2})${POUNDS}(?:\s*${GUNS})?`,
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
    String.raw`(?<!\p{L}|[/.\d])(?<count>\d{1,2})\s*(?:(?:${BATTALIONS}|${SQUADRONS})\s*(?:of|à|á|a|af|je|zu|po|de|@|[x×])\s*|[x×*]\s*)${ABOUT}(?<men>\d{3,4})(?!\d)(?:\s*${MEN})?${DOUBT}`,
  ),
  battalions: pattern(
    String.raw`(?<!\p{L}|[/.\d])(?<count>\d{1,2})\s*(?:${BATTALIONS}|${SQUADRONS})`,
  ),
  figures: pattern(String.raw`(?:${NUMBER})\s*${FIGURES}|${VALOUR}`),
  supplies: pattern(SUPPLIES),
  ammunition: pattern(AMMUNITION),
  menNamed: pattern(String.raw`${ABOUT}(?<men>${NUMBER})${DOUBT}\s*${MEN}`),
  menBetween: pattern(
    String.raw`(?:^|[\s,:;(])${ABOUT}(?<men>\d{3,5})\s*(?<sign>[-–/])\s*(?<upTo>\d{3,5})(?![\p{L}\d])(?:\s*${MEN})?${DOUBT}`,
  ),
  engineers: pattern(String.raw`(?<![\d.,])${ABOUT}(?<men>\d{2,4})(?=\s*${ENGINEERS})`),
  menLast: pattern(
    String.raw`(?:^|[\s,:;([–—=-]|\s[x×@]\s)${ABOUT}(?<men>${NUMBER})${DOUBT}\s*[)\]]*\s*$`,
  ),
  /** A number too high for a regiment's own, with nothing at it. */
  menAnywhere: pattern(
    String.raw`(?<![\p{L}\d/.,°-])${ABOUT}(?<men>[2-9]\d{2}|\d{1,2}[.,]\d{3}|\d{4,5})${DOUBT}(?![\p{L}\d/.°-])`,
  ),
} as const;

function pattern(source: string): RegExp {
  return new RegExp(source, "iu");
}
