import { foldText } from "../../fold-text";

/** What a column of a table can hold; the names by which a mapping of columns speaks of them. */
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
/** `squadrons` are battalions as well; `howitzersAmong` are some of the guns, `howitzers` stand beside them; `derived` is what the service works out itself and leaves out. */
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/**
 * What columns hold, by the folded text of their head, or by their place, `#1` being the first, where a table has no
 * head; null keeps a column for the units' notes. What it does not name is known by its head.
 */
export type ColumnMapping = Readonly<Record<string, ColumnField | null>>;

/** How a mapping speaks of a column; `head` is empty where the table has none. */
export function columnKey(head: string, place: number): string {
  return /\p{L}/u.test(head) ? foldText(head) : `#${place + 1}`;
}

/** What a column holds: as a mapping says, else as its head does. */
export function columnField(
  head: string,
  { place, mapping }: { readonly place: number; readonly mapping: ColumnMapping },
): ColumnField | null {
  const told = mapping[columnKey(head, place)];
  return told === undefined ? columnNamed(head) : told;
}

/** Folded heads of columns in English, Danish, Polish, French and German. */
const COLUMN_WORDS: readonly (readonly [ColumnField, RegExp])[] = [
  ["side", /^(side|strona|seite|camp|parti|partei)$/],
  [
    "formation",
    /^(army|armee|armia|haer|wing|floj|skrzydlo|aile|flugel|corps|korps|korpus|division|dywizja|brigade|brygada|bde|formation|higher formation|parent( unit)?|hojere enhed|formacja|zgrupowanie|zwiazek|verband|grossverband)$/,
  ],
  [
    "commander",
    /^(commander|commanding officer|general|chef|forer|dowodca|commandant|befehlshaber|kommandeur|kommandor|leader)$/,
  ],
  [
    "name",
    /^(units?|unit name|name|navn|enhed(er)?|enhedsnavn|jednostk[ai]|nazwa( jednostki)?|unites?|nom( de l'unite)?|einheit(en)?|battalions?\/units?|troops|troupes|truppen|tropper|regiment|bataljon|oddzial|pulk)$/,
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
    /^(bns?|battalions|sqns?|sqdns?|squadrons|(bns?|battalions?)( or | ?\/ ?)(sqns?|squadrons?)|bataljoner( eller |\/)eskadroner|bataliony( lub |\/)szwadrony|bataljoner|eskadroner|bataliony|szwadrony|bataillons|escadrons|bataillone|schwadronen|eskadronen)\.?$/,
  ],
  [
    "men",
    /^(men|strength|total men|effectives|bayonets|sabres|all ranks|other ranks|rank and file|mand|antal mand|styrke|ludzie|zolnierze|stan|liczebnosc|hommes|troupe|effectifs?|mann|mannschaften?|starke|kopfstarke)$/,
  ],
  ["officers", /^(officers?|offrs?|officerer|oficerowie|officiers|offiziere)\.?$/],
  [
    "guns",
    /^(guns|cannons?|pieces|kanoner|pjecer|skyts|dziala|armaty|canons|bouches a feu|geschutze?|kanonen)$/,
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

/** What a column of that head holds, or null. */
export function columnNamed(head: string): ColumnField | null {
  const folded = foldText(head);
  return COLUMN_WORDS.find(([, words]) => words.test(folded))?.[0] ?? null;
}
