import { foldText } from "../../../document/fold-text";

/** The kinds of content of a table column, by the names used in column mappings. */
export const COLUMN_FIELDS = [
  "side",
  "formation",
  "commander",
  "name",
  "nation",
  "arm",
  "type",
  "men",
  "officers",
  "guns",
  "howitzers",
  "howitzersAmong",
  "squadrons",
  "calibre",
  "wagons",
  "weapon",
  "weight",
  "lance",
  "light",
  "marksmen",
  "ammunition",
  "supplies",
  "valour",
  "source",
  "estimate",
  "note",
  "arrival",
  "derived",
] as const;
/**
 * `squadrons` includes battalions; `howitzersAmong` are included in the guns, `howitzers` come in addition to them;
 * `derived` is worked out by this service and ignored.
 */
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/**
 * What columns contain, keyed by the folded text of their heading, or by position (`#1` is the first) if a table has no
 * headings; null puts a column into the units' notes. Columns not listed are recognised by their heading.
 */
export type ColumnMapping = Readonly<Record<string, ColumnField | null>>;

/** The key of a column in a mapping; `head` is empty if the table has no headings. */
export function columnKey(head: string, place: number): string {
  return /\p{L}/u.test(head) ? foldText(head) : `#${place + 1}`;
}

/** What a column contains: as the mapping says, otherwise as its heading does. */
export function columnField(
  head: string,
  { place, mapping }: { readonly place: number; readonly mapping: ColumnMapping },
): ColumnField | null {
  const told = mapping[columnKey(head, place)];
  return told === undefined ? columnNamed(head) : told;
}

/** Folded column headings in English, Danish, Polish, French and German. */
const COLUMN_WORDS: readonly (readonly [ColumnField, RegExp])[] = [
  ["side", /^(side|strona|seite|camp|parti|partei)$/],
  [
    "formation",
    /^(army|armee|armia|haer|wing|floj|skrzydlo|aile|flugel|corps|korps|korpus|division|dywizja|brigade|brygada|bde|formation|higher formation|parent( unit)?|hojere enhed|formacja|zgrupowanie|zwiazek|verband|grossverband)$/,
  ],
  [
    "commander",
    /^(commander|commanding officer|cmdr|cdr|general|chef|forer|fuhrer|dowodca|commandant|befehlshaber|kommandeur|kommandant|kommandor|leader)$/,
  ],
  [
    "name",
    /^(units?|unit name|name|navn|enhed(er)?|enhedsnavn|jednostk[ai]|nazwa( jednostki)?|unites?|nom( de l'unite)?|einheit(en)?|battalions?\/units?|troops|troupes|truppen|tropper|regiments?( and others| & others)?|bataljon|oddzial|pulk)$/,
  ],
  [
    "nation",
    /^(nation|nationality|country|nationalitet|land|nacja|narodowosc|kraj|panstwo|nationalite|pays|nationalitat)$/,
  ],
  [
    "arm",
    /^(arm|arms|branch|arme|vaben|vabenart|bron|rodzaj broni|waffe|waffengattung|truppengattung)$/,
  ],
  ["type", /^(type|troop type|unit type|typ|kind|art|rodzaj|truppentype|genre)$/],
  [
    "squadrons",
    /^(bns?|bats?|battalions|sqns?|sqdns?|squadrons|(bns?|battalions?)( or | ?\/ ?)(sqns?|squadrons?)|(sqns?|squadrons?)( or | ?\/ ?)(bns?|battalions?)|(liczba|anzahl|antal|number of|no\. of|nombre d[e'] ?) ?(batalionow|szwadronow|bataillone|eskadronen|schwadronen|bataljoner|eskadroner|battalions|squadrons|bataillons|escadrons)|bat\.?\/(esk|esc|szw)|esk|esc|szw|bataljoner( eller |\/)eskadroner|bataliony( lub |\/)szwadrony|bataljoner|eskadroner|bataliony|szwadrony|bataillons|escadrons|bataillone|schwadronen|eskadronen)\.?$/,
  ],
  [
    "men",
    /^(men|strength|str|total strength|total men|number of men|effectives|bayonets|sabres|all ranks|other ranks|rank and file|mand|antal mand|mandskab|styrke|ludzie|zolnierze|stan( osobowy)?|liczba (ludzi|zolnierzy)|liczebnosc|hommes|troupe|effectifs?|mann|mannschaft(en)?|starke|kopfstarke|nombre d'hommes)\.?$/,
  ],
  ["officers", /^(officers?|offrs?|offz|off|officerer|oficerowie|officiers|offiziere)\.?$/],
  [
    "guns",
    /^(guns|number of guns|no\. of guns|cannons?|pieces|antal kanoner|liczba dzial|anzahl geschutze|kanoner|pjecer|skyts|dziala|armaty|canons|bouches a feu|geschutze?|kanonen)$/,
  ],
  ["howitzersAmong", /^(of which howitzers|heraf haubitser|w tym haubice)$/],
  ["howitzers", /^(howitzers?|hows?|haubitser|haubice|granatniki|obusiers|haubitzen)\.?$/],
  [
    "calibre",
    /^(calibre|caliber|kaliber|kalibr|wagomiar|calibres|pounders?|pdrs?|pd|punds?|livres|pfunder)( \((pdr?|funty|pd\.?)\))?$/,
  ],
  ["wagons", /^(wagons?|waggons?|vogne|wozy|voitures|wagen|fuhrwerke)$/],
  ["weapon", /^(weapons?|waffe)$/],
  ["weight", /^(weight|vaegt|klasa jazdy)$/],
  ["lance", /^(lances?|lanser)$/],
  ["light", /^(light( troops)?|let|lekka)$/],
  ["marksmen", /^(marksmen|traenede skytter|wyszkoleni strzelcy)$/],
  ["ammunition", /^(ammunition|amunicja)$/],
  [
    "supplies",
    /^(supplies \(rolls left\)|forsyninger \(kast tilbage\)|zaopatrzenie \(pozostale rzuty\))$/,
  ],
  ["valour", /^(valour|valor|valeur|waleczno[sś]c|morale|moral)$/],
  ["source", /^(sources?|kilder?|zrodl[oa]|quellen?)$/],
  [
    "estimate",
    /^(estimated?|skon|anslaet|szacunek|szacowane|anslag|estimation|estime|schatzung|geschatzt)$/,
  ],
  [
    "note",
    /^(notes?|remarks?|comments?|description|noter|bemaerkning(er)?|anmaerkning(er)?|notatk[ai]|uwagi?|remarques?|observations?|bemerkung(en)?|anmerkung(en)?|notiz(en)?)$/,
  ],
  [
    "arrival",
    /^(arriv(al|es)( in)?( bound| turn)?|bound|turn|reinforcements?|ankomst|ankommer( i traek)?|forstaerkning(er)?|przybycie|przybywa( w turze)?|posilki|arrivee|ankunft|verstarkung(en)?)$/,
  ],
  [
    "derived",
    /^(figures|figurer|figurki|model guns|figurpjecer|modele dzial|gunners|artillerister|artylerzysci|most skirmishers|max\. skirmishers|loses a point at|hojst i kaede|najwiecej w tyralierze|falls a point at|falder et point ved|spada o punkt przy)$/,
  ],
];

/** What a column with this heading contains, or null. */
export function columnNamed(head: string): ColumnField | null {
  const folded = foldText(head);
  return COLUMN_WORDS.find(([, words]) => words.test(folded))?.[0] ?? null;
}
