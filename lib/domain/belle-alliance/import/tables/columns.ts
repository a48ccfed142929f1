import type { Level } from "@/lib/rules/belle-alliance/level";
import { foldText } from "../../../document/fold-text";
import { levelIn } from "../words/levels";

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
 * headings; null puts a column into the notes of its rows. Columns not listed are recognised by their heading.
 */
export type ColumnMapping = Readonly<Record<string, ColumnField | null>>;

/** A mapping that leaves every column to be recognised by its heading. */
export const AS_HEADED: ColumnMapping = {};

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

/** What a column with this heading contains, or null. */
export function columnNamed(head: string): ColumnField | null {
  const written = foldText(head);
  const plain = plainHead(head);
  return (
    fieldOf(written) ??
    fieldOf(plain) ??
    fieldWithin(plain, NAME_OF, NAMED_FIELDS) ??
    fieldWithin(plain, COUNT_OF, COUNTED_FIELDS)
  );
}

function fieldOf(folded: string): ColumnField | null {
  return COLUMN_WORDS.find(([, words]) => words.test(folded))?.[0] ?? null;
}

/** A heading longer than this is a sentence. */
const LONGEST_HEAD = 80;

/** A heading as one would say it: `commanderName`, `unit_name` and `Men (total):` as `commander name`, `unit name`, `men`. */
export function plainHead(head: string): string {
  const apart = head
    .slice(0, LONGEST_HEAD)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replace(/[([{][^()[\]{}]*[)\]}]/g, " ")
    .replace(/[_.:;*?–—-]+/g, " ");
  return foldText(apart).replace(/ ?([/&+]) ?/g, "$1");
}

/** The field of what a heading is about, if it may be one of these: the name of a commander, the number of guns. */
function fieldWithin(
  plain: string,
  around: RegExp,
  fields: ReadonlySet<ColumnField>,
): ColumnField | null {
  const within = plain.replace(around, "").trim();
  const field = within === plain || within === "" ? null : fieldOf(within);
  return field !== null && fields.has(field) ? field : null;
}

const NAME_OF =
  /^((full |last |sur|nach)?name[ns]?( of( the)?| des| der| von)?|(fulde? |efter)?navn(et)?( pa)?|(imie i )?nazwisko|imie i nazwisko|nazwa|noms?( d(e la|u|es|e)| de l'| d')?|bezeichnung( der| des)?|title of( the)?) ?|('s)? ?(full |last |sur|efter|nach)?(names?|navn(et)?|nazwa|nazwisko|imie i nazwisko|noms?|namen?|bezeichnung|title)$/;
const NAMED_FIELDS: ReadonlySet<ColumnField> = new Set([
  ...(["side", "formation", "commander", "name", "nation"] as const),
]);

const COUNT_OF =
  /^(# ?(of )?|(total )?(number|no|nr|num|count|qty|amount) (of )?|total |antal |samlet |i alt |liczba |ilosc |suma |razem |(nombre|nb|nbre)( total)?( de| d'| d)? ?|total( de| des)? |(an)?zahl( der)? |gesamt(zahl)?( der)? ?)|(#| (number|no|nr|num|count|qty|total|totals|i alt|antal|razem|liczba|ogolem|gesamt|insgesamt|anzahl))$/;
const COUNTED_FIELDS: ReadonlySet<ColumnField> = new Set([
  ...(["men", "officers", "guns", "howitzers", "squadrons", "wagons"] as const),
]);

/** Folded words for formations, as part of other headings: the commander of a brigade, the name of a division. */
const FORMATION =
  "army|armee|armia|armii|d'armee|de l'armee|haer|wing|floj|skrzydlo|skrzydla|aile|flugel|corps|korps|korpus|korpusu|division|divisions|dywizja|dywizji|brigade|brygada|brygady|bde|brig|div|formation|formacja|formacji|verband|verbands|grossverband";
const UNIT =
  "unit|units|enhed|enheds|enhedens|jednostka|jednostki|oddzialu|unite|de l'unite|einheit|einheits|regiment|regiments|regt|pulk|pulku|battalion|bataillon|bataillons|bataljon|bataljons|batalion|batalionu|battery|batteri|batterie|bateria|baterii|squadron|eskadron|escadron|eskadrons|szwadronu";

const COMMANDER = [
  "commanders?( in chief)?|commander's|commanding( officers?| generals?)?|(general )?officers? commanding|general officers?|generals?|commanded by|led by|under|leaders?|leader's|chiefs?|brigadiers?|c ?in ?c|cmdr|cdr|comdr|comd|commdr|c ?o|o ?c|goc",
  "chefs?|chefen(s)?|chefer|forere?|foreren(s)?|anforere?|anforeren(s)?|ledere?|lederen(s)?|fort af|ledet af|anfort af|kommandorer?|kommandor(en)?s?|kommandant(er|en)?s?|kommanderende( officer| general)?|befalingsm(a|ae)nd|overstkommanderende",
  "dowodc(a|y|ow)|dowodzac(y|ego)|d ?ca|glownodowodzac(y|ego)|komendan(t|ta|ci)|dowodztwo|pod dowodztwem|pod komenda|general(a|owie)",
  "commandants?( en chef)?|commande(e)? par|officiers? commandants?|generaux|chefs? de corps|sous",
  "comandant[ei]|comandantes|comandata da|jefes?|mandos?|al mando|befalhavare",
  "kommandeure?s?|befehlshabers?|oberbefehlshabers?|fuhrers?|anfuhrers?|truppenfuhrers?|kommandiere?nder( general| offizier)?|kdr|gefuhrt von|leiters?|unter",
].join("|");

/** Of a formation or unit: `brigade commander`, `commandant de brigade`, `Brigadekommandeur`. */
const COMMANDER_HEAD = new RegExp(
  `^(((${FORMATION}|${UNIT}) ?(s|'s)? ?)?(${COMMANDER})|(${COMMANDER}) ?(of( the)?|de( la| l')?|du|d'|der|des|af|for|pa)? ?(${FORMATION}|${UNIT}))$`,
);

/**
 * The level of the formations whose commanders a column names by its heading, `unit` for those of units; null if the
 * heading does not say.
 */
export function levelLed(head: string): Level | "unit" | null {
  const led = plainHead(head).replace(COMMANDER_OF, " ");
  return OF_UNIT.test(led) ? "unit" : levelIn(led);
}

const COMMANDER_OF =
  /s?(chef|forer|kommandor|kommandeur|kommandant|fuhrer|general|befehlshaber)(en|ens|s)?(?= |$)/g;
const OF_UNIT = new RegExp(`(^| )(${UNIT})( |$)`);

/** Folded column headings in English, Danish, Polish, French and German. */
const COLUMN_WORDS: readonly (readonly [ColumnField, RegExp])[] = [
  [
    "side",
    /^(sides?|bando|fazione|sida|stron[ay]( konfliktu)?|seiten?|camps?|parti|partei|kriegspartei|belligerents?|factions?|fraktion|team|hold)$/,
  ],
  [
    "formation",
    /^(army|armee|armia|armii|haer|arme|esercito|ejercito|armata|wing|floj|skrzydl[oa]|aile|flugel|corpo( d'armata)?|cuerpo( de ejercito)?|kar|armekar|divisione|fordelning|brigata|brigada|formazione|formacion|(army |armee)?corps|corps d'armee|(armee)?korps|korpusu?|divisions?|div|dywizj[aei]|brigades?|brygad[ay]|bde|brig|formations?|higher formation|parent( unit)?|hojere enhed|formacj[ai]|zgrupowanie|zwiazek|verbands?|grossverband|(corps|korps|korpus)\/(division|dywizja)|(division|dywizja)\/(brigade|brygada))$/,
  ],
  ["commander", COMMANDER_HEAD],
  [
    "name",
    /^(units?|unit name|names?|navn|enhed(er|s|ens)?|enhedsnavn|jednost(k[ai]|ek)|nazwa( jednostki)?|unites?|nom( de l'unite)?|einheit(en)?|battalions?\/units?|troops|troupes|truppen|tropper|regiments?( and others| & others)?|regimenter|regt|regts|bataljon|oddzial(u|y)?|pulk(u|i)?|reggiment[oi]|regimientos?|regemente(n|t)?|unita|reparto|unidad(es)?|forband|enhet(er)?)$/,
  ],
  [
    "nation",
    /^(nations?|nationality|nationalities|country|countries|country of origin|allegiance|nationalitet(er)?|land|lande|oprindelse|nacj[aei]|narod|narodowosc|kraj( pochodzenia)?|kraje|panstw[oa]|nationalites?|pays( d'origine)?|origine|nationalitat(en)?|lander|herkunft(sland)?|nazione|nazionalita|nacion|nacionalidad|pais)$/,
  ],
  [
    "arm",
    /^(arm|arms|arm of service|service arm|branch|branch of service|armes?|vaben|vabenart|bron|broni|rodzaj broni|waffe|waffengattung|truppengattung)$/,
  ],
  [
    "type",
    /^(types?|troop types?|unit types?|typ|typy|typer|enhedstype|typ jednostki|typ oddzialu|type d'unite|einheitstyp|kind|art|rodzaj|truppentype|truppenart|genre)$/,
  ],
  [
    "squadrons",
    /^(bns?|btns?|btle?|btln|bats?|battalions|sqns?|sqdns?|squadrons|(bns?|bats?|battalions?)( or | and |, ?| ?[/&+] ?| )(sqns?|sqdns?|squadrons?)|(sqns?|sqdns?|squadrons?)( or | and | ?[/&+] ?| )(bns?|bats?|battalions?)|(liczba|anzahl|antal|number of|no\.? of|nombre d[e'] ?) ?(batalionow|szwadronow|bataillone|eskadronen|schwadronen|bataljoner|eskadroner|battalions|squadrons|bataillons|escadrons)|(bat|btl[ne]?|batl|bns?|bon|baony)[. ]?\/(esk|esc|szw|schw|sqns?)|esk|esc|szw|schw|bataljoner( eller | og |[/&+])eskadroner|batalion(y|ow)( lub | i |[/&+ ])szwadron(y|ow)|bataljoner|eskadroner|batalion(y|ow)|szwadron(y|ow)|bataillons( ou | et |[/&+ ])escadrons|bataillons|escadrons|bataillone( oder | und |[/&+ ])(schwadronen|eskadronen)|bataillone|schwadronen|eskadronen|battaglioni|squadroni|battaglioni(\/| e )squadroni|batallones|escuadrones|batallones(\/| y )escuadrones|skvadroner|bataljoner(\/| och )skvadroner)\.?$/,
  ],
  [
    "men",
    /^(men|strengths?|str|total strength|total men|effective strength|(present )?under arms|present|number of men|headcount|soldiers|effectives?|bayonets|sabres|sabers|bayonets( and | or |[/&+ ])sab(re|er)s|all ranks|other ranks|rank and file|rank&file|mand|antal mand|mandskab(er)?|mandtal|soldater|bajonetter|sabler|bajonetter( og |[/&+ ])sabler|(kamp)?styrke|effektiver|effektiv styrke|ludzi|ludzie|zolnierz[ey]|bagnet(y|ow)|szabl[ei]|szabel|bagnety( i |[/&+ ])szable|stan( osobowy| bojowy|y)?|liczba (ludzi|zolnierzy)|liczebnosc|sila|hommes|soldats|troupe|presents( sous les armes)?|ba[iy]onnettes|sabres|baionnettes( et |[/&+ ])sabres|effectifs?|mann|mannschaft(en|sstarke)?|soldaten|bajonette|sabel|saebel|bajonette( und |[/&+ ])sabel|starke|(kopf|ist|gefechts|effektiv|truppen)starke|nombre d'hommes|uomini|soldati|forza|effettivi|baionette|sciabole|hombres|efectivos|fuerza|bayonetas|sables|man|manskap|styrka)\.?$/,
  ],
  [
    "officers",
    /^(officers?|offrs?|offz|off|officer(er|s)|oficer(owie|ow)|officiers|offiziere|ufficiali|oficiales|officerare)\.?$/,
  ],
  [
    "guns",
    /^(guns|cannons?|pieces|artillery pieces|number of guns|no\.? of guns|antal kanoner|liczba dzial|anzahl geschutze|kanoner|pjecer|skyts|dzial[a]?|armat[y]?|canons|bouches a feu|cannoni|pezzi|canones|piezas|pieces d'artillerie|gesch(utze?n?)?|kanonen)$/,
  ],
  ["howitzersAmong", /^(of which howitzers|heraf haubitser|w tym haubice)$/],
  ["howitzers", /^(howitzers?|hows?|haubitser|haubic[e]?|granatnik(i|ow)|obusiers|haubitzen)\.?$/],
  [
    "calibre",
    /^((gun |guns |kanon|geschutz)?(calibre|caliber|kaliber)|(calibre|caliber|kaliber|kalibr) (of guns|dzial|des pieces|des canons|der geschutze)|kalibr(y|ow)?|wagomiar( dzial)?|calibres|pounders?|pdrs?|pd|punds?|pundinger|livres|pfunder)( \((pdr?|funty|pd\.?)\))?$/,
  ],
  ["wagons", /^(wagons?|waggons?|vogne|woz(y|ow)|voitures|wagen|fuhrwerke)$/],
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
    /^(notes?|remarks?|comments?|notes?(\/| and )(remarks|comments)|description|noter?|bemaerkning(er)?|anmaerkning(er)?|kommentar(er|e)?|notatk[ai]|uwag[ai]|komentarz(e)?|remarques?|commentaires?|observations?|bemerkung(en)?|anmerkung(en)?|notiz(en)?|osservazioni|nota|notas|observaciones|anmarkning(ar)?)$/,
  ],
  [
    "arrival",
    /^(arriv(al|als|es|ed)( in)?( on)?( bound| turn| time)?|(time|turn|bound) of arrival|entry( turn| bound| time)?|enters( in| on)?( bound| turn)?|bound|turn|reinforcements?|ankomst|ankomst(tid|tidspunkt|traek)|ankommer( i traek)?|forstaerkning(er)?|przybycie|przybywa( w turze)?|(czas|tura|godzina) (przybycia|wejscia)|posilki|arrivee|(heure|tour) d'arrivee|ankunft(szeit)?|eintreffen|eintreffzeit|verstarkung(en)?)$/,
  ],
  [
    "derived",
    /^(figures|figurer|figurki|model guns|figurpjecer|modele dzial|gunners|artillerister|artylerzysci|most skirmishers|max\. skirmishers|loses a point at|hojst i kaede|najwiecej w tyralierze|falls a point at|falder et point ved|spada o punkt przy)$/,
  ],
];
