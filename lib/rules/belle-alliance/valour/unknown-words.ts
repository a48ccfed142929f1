import { NATION_WORDS } from "../names/nation-names";
import { memoised, plainName } from "../names/plain-name";
import { PRUSSIA_1815 } from "../names/prussia-1815";
import { REGIMENT_TITLES } from "../names/regiment-titles";
import {
  ANY_FOOT,
  ARTILLERY_WORDS,
  CAVALRY_WORDS,
  CONTEXT_WORDS,
  GUARDS_BY_NAME,
  INFANTRY_WORDS,
  NO_GUARD,
  PLAIN_FOOT,
  UNIT_WORDS,
} from "./valour-lexicon";
import type { ValourSubject } from "./valour-subject";

/**
 * Words that make no difference between rows of table 21: numbers in words, arms, formations, particles and
 * adjectives.
 */
const TRADE =
  "a af an and anden andet art artilleri artillerie artilleriet artilleriregemente " +
  "artilleriregiment artillery arty artyleria artylerii assumed at auf aus av bas bat " +
  "bataillon bataillone bataillons batalion bataliony bataljon bataljonen bataljonens " +
  "bataljoner bateria batl bats batt battaglione battalion battalions batteri batterie " +
  "batterien batterier batteries batteriet battery batts bde blaa black blue bn bns both " +
  "brig brigade btl btls btn btns capt captain cav cavalerie cavallo cavalry cheval cie " +
  "ciezka co col colonel combined commanded commander comp compagnia compagnie compagnies " +
  "companies company composite comps congreve converged corpo corps cos coy coys d das de " +
  "del della dem demi den der des det detached detachment detachments deuxieme dg di die " +
  "dismounted div division divisionen divisions do dritte drittes du duza e east eight " +
  "eighth eleventh engineers equipage erste erstes esc escadron escadrons esk eskadron " +
  "eskadronen eskadroner et f fanteria femte field fifth first five fjerde fodfolk " +
  "fodfolket fods foot for forste four fourth fra from funt funtowa fus fuss gd gds gele " +
  "gelernte genie gra grand grande great green greens gren gron gross grosse grosses gule " +
  "gun guns halb half halv hast haubits haubitser haubitz haubitzbatterie hauptmann haut " +
  "heavy her hest heste his hommes horse horsed how howitzer howitzers hvy i ii iii il im imperial " +
  "imperiale imperialny in inf infanteri infanteria infanterie infanteriet infantry inner " +
  "ir iv ix k kaiserlich kanon kanoner kapitan kapt kaptajn kaptajns kav kavaleri " +
  "kavaleriet kavallerie kaw kawaleria kawalerii kejser kejserens kejserlige kgl kk " +
  "kombinerede kombineret kombinierte kommando kompagni kompania kompanie kompanien kon " +
  "kongelige kongl konigl koniglich koniglichen konna konny korps korpset kpt kreis ks kuk " +
  "l la lb ld le led leggera legia legion legionen legiony leichte lekka les lette letter " +
  "leutnant li light ligne line linea linie linien linje lir livres lower lr lt ludzi maj majesty " +
  "majestys major mand mann med medium miners men mineurs minus mit mobile mobiles mortar mounted mtd n " +
  "neu new ninth no noirs nord normal norre north nr number nummer oberschlesisches oberst " +
  "obusiers od of og only ost oster ottende outer own part pd pdr pdrs pds pesante pfd " +
  "pferd pferde pfund pfunder pfundige piechota piechoty pied piedi piesza pioneer pioneers " +
  "pionere pionerer pioniere pionniers po pod pol posit position pounder pounders pp premier " +
  "premiere provisional provisoire provisoires provisorische provisorisches provisorisk " +
  "prowizoryczna prowizoryczny pulk pulku pundig pundige quatrieme ra red reg reggimento " +
  "regiment regimenter regimentet regimentets regimento regiments regimiento regt regts " +
  "rest rfa rgmt rgt rgts rha ritmester rittmeister rm rn rocket rockets rouge royal royale " +
  "rytteri s sapeur sapeurs sapper sappers schwadron schwadronen schwere second seven " +
  "seventh six sixth sjette skyts sonder sorte south sqdn sqn sqns squadron squadrons st " +
  "stellungs stk stor store stort svaere syd syvende szwadron szwadrony te tenth the third " +
  "three til till train tredje troisieme troop troops trup tunge tungt twelfth two und " +
  "under united upper v van vest vi vierte vierten vii viii vom von w west white wielka " +
  "with x xi xii xiii xiv xix xv xvi xvii xviii xx z ze zu zum zur zusammengesetzte zweite " +
  "zweites";

/** Common military words in plain letters; they are understood in any name. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(TRADE.split(" "));

/**
 * Returns the words of a unit's name that the lexicon does not understand, as they are written. Table 21 goes by
 * names, so such a word may be the very one that decides; whatever row the rest of the name leads to, the umpire is
 * asked.
 *
 * A word is understood if the lexicon reads it, if it is a common military word (numbers, arms, formations), if it
 * names a nation, or if it is known from a regiment's title: the towns, lands and chiefs of 1813 to 1815, which
 * decide no row. Other proper names are not understood, since nothing distinguishes `Isenburg` the place from a word
 * for the guard in an unknown language. Only batteries are named after their captains, who cannot all be listed: the
 * grammar shows that a name is a captain's (`Lloyd’s`, `Batterie Holtzendorff`, `Gerstenbergs batteri`).
 */
export function unknownWords({
  name,
  arm,
}: Pick<ValourSubject, "name" | "arm">): readonly string[] {
  const unknown = unknownIn(name);
  if (unknown.length === 0 || arm !== "artillery") return unknown;
  const captains = new Set(
    CAPTAINS.flatMap((each) => [...name.matchAll(each)].map(([, who]) => who)),
  );
  return unknown.filter((word) => !captains.has(word));
}

const unknownIn = memoised((name: string): readonly string[] => {
  const words = (name.match(WORD) ?? []).filter((word) => !isKnown(word));
  if (words.length === 0) return [];
  const plain = plainName(name);
  const read = READ_WORDS.flatMap((pattern) => [...plain.matchAll(pattern)].map(([text]) => text));
  return words.filter((word) => !read.some((text) => meets(text, plainName(word))));
});

/** A word of two letters or more, excluding the ending of an ordinal. */
const WORD = /(?<![\p{L}\p{M}\d])\p{L}[\p{L}\p{M}]+/gu;

/** Endings that languages add to a name: `Slesvigske`, `Lüneburgisches`, `Leicestershire`. */
const ENDING =
  /^(?:[aeinsy]|e[nrst]|e?rn|e[nr]s|i[ae]|ian|i?sch(?:e[nrs]?)?|[ij]{0,2}s[ck](?:a|e[ns]?|i|ie|iego|im)?|shire)$/;

const LONGEST_ENDING = 7;

/** Shortest stem that is looked up. */
const SHORTEST_STEM = 4;

function isKnown(word: string): boolean {
  const plain = plainName(word);
  if (PLAIN_WORDS.has(plain) || NATION_WORDS.has(plain) || REGIMENT_TITLES.has(plain)) return true;
  const shortest = Math.max(SHORTEST_STEM, plain.length - LONGEST_ENDING);
  for (let length = plain.length - 1; length >= shortest; length--) {
    if (REGIMENT_TITLES.has(plain.slice(0, length)) && ENDING.test(plain.slice(length)))
      return true;
  }
  return false;
}

/** Whether a text matched in the whole name shares a part with this word. */
function meets(read: string, word: string): boolean {
  const parts = read.split(/[^a-z]+/).filter((part) => part.length > 1);
  return parts.some((part) => word.includes(part));
}

const READ_WORDS: readonly RegExp[] = [
  ...[INFANTRY_WORDS, CAVALRY_WORDS, ARTILLERY_WORDS, UNIT_WORDS, CONTEXT_WORDS].flatMap((words) =>
    Object.values<RegExp>(words),
  ),
  ...Object.values(GUARDS_BY_NAME).flatMap((byArm) => Object.values(byArm)),
  ...PRUSSIA_1815.map(({ name }) => name),
  NO_GUARD,
  PLAIN_FOOT,
  ANY_FOOT,
].map(({ source }) => new RegExp(source, "g"));

const BATTERY = String.raw`(?:[Bb]at(?:t(?:er\p{L}{0,12}|\.)?|er\p{L}{0,12}|\.)|[Cc]ompagni\p{L}{0,12}|[Kk]omp\p{L}{0,12}|[Tt]roop|RH?A)`;

const RANK = String.raw`(?:[Cc]apt(?:ain|\.)?|[Kk]apt(?:ajn|\.)?|[Hh]auptmann|[Kk]pt\.|[Mm]ajor|[Mm]aj\.|[Oo]berst\p{L}{0,20}|[Ll]t\.)`;

const PARTICLE = String.raw`(?:(?:von|van|de|du|v\.)\s+){0,4}`;

const PERSON = String.raw`(\p{Lu}[\p{L}\p{M}]{1,24})`;

/** Patterns that find the captain in a battery's name. */
const CAPTAINS: readonly RegExp[] = [
  new RegExp(String.raw`${PERSON}(?:['’]s|(?<=s)['’])(?!\p{L})`, "gu"),
  new RegExp(String.raw`(?:${BATTERY}|${RANK})\s+${PARTICLE}${PERSON}`, "gu"),
  new RegExp(String.raw`\(${PARTICLE}${PERSON}\)`, "gu"),
  new RegExp(String.raw`${PERSON}(?<=s)\s+(?:\p{Ll}\S*\s+)?batteri`, "gu"),
];
