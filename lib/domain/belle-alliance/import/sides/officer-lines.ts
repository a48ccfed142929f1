import { foldText } from "../../../document/fold-text";
import { isTroops } from "../units/troops";
import { levelIn } from "../words/levels";
import { nationIn } from "../words/nations";

/** Ranks and posts of officers, as they stand before or behind a name. */
const RANK = String.raw`(?:field[ -]marshal|feldmarschall\p{L}{0,12}|feldzeugmeister|feltmarskal\p{L}{0,4}|marshal|maréchal(?: de camp)?|marszałek|marschall|marskal|(?:lt|lieut|maj|brig|lieutenant|major|brigadier)\.?[ -]?gen(?:eral)?|général(?: de (?:brigade|division))?|general(?:major|l[øöe]\p{L}{2,3}nant|leutnant)?|jenerał|generał(?: (?:brygady|dywizji))?|gen|g[dl][bdk]?|gm|fm|fml|fzm|brigadier|brig|adjudant[- ]commandant|chef d[’'](?:escadrons?|état-major)|chef de (?:bataillon|brigade)|cdb|cde|lieutenant[- ]colonel|lt\.?[- ]?col|ltc|colonel|col|major|maj|mjr|capitaine|captain|capt|cpt|ensign|cornet|lieutenant|lieut|lt|(?:oberst|överste)(?:l[øöe]\p{L}{2,3}nant|leutnant)?|obstlt|obrist|hauptmann|hptm|rittmeister|leutnant|kaptajn|kapt|ritmester|løjtnant|ppłk|płk|podpułkownik|pułkownik|kapitan|kpt|rotmistrz|rtm|porucznik|ppor|por|aide[- ]de[- ]camp|adc)(?!\p{L})\.?`;
const NAME = String.raw`(?:\p{Lu}[\p{L}.'’-]{0,30}|d[’']\p{Lu}[\p{L}-]{0,30}|de|du|des|von|van|der|den|zu|of|le|la|af)`;
const NAMES = `${NAME}(?: ${NAME}){0,4}`;

/** `Lacroix, Colonel Antoine`, `Rousset, CdB`, `Kurcyusz, Major (commanding the battery)`. */
const SURNAME_FIRST = new RegExp(
  String.raw`^(?<name>${NAMES}),? (?:\(${RANK}\)|${RANK}(?:[ -]?(?:of|de|der|von) \p{L}{2,20})?(?:,? ${NAMES})?)(?: ?\([^()\d]{1,60}\))?\.?$`,
  "iu",
);

/** `Major Hiller`, `Oberst von Lützow`: a rank below general and a name. */
const RANK_FIRST = new RegExp(
  String.raw`^${RANK} (?<name>${NAMES})(?: ?\([^()\d]{1,60}\))?\.?$`,
  "iu",
);

/** A person's rank and name alone on a line, the surname first or last; not a commander's post. */
export function isOfficer(text: string): boolean {
  const found = SURNAME_FIRST.exec(text) ?? RANK_FIRST.exec(text);
  const name = found?.groups?.name ?? "";
  return (
    /\p{Lu}/u.test(name) && !saysTroops(name) && !saysTroops(text.replace(/\([^()]{0,80}\)/g, ""))
  );
}

const POST_OF_COMMANDER = String.raw`(?:commander(?:[- ]in[- ]chief)?|commandant en chef|oberkommando|overkommando|øverstkommanderende|naczelny wódz|wódz naczelny|(?:general )?officer commanding|commanding(?: officer)?|commanded by|cdr|c\.?-?i\.?n?\.?-?c|cic|goc|oc|général en chef|oberbefehlshaber|överbefälhavare|befälhavare|general en jefe|comandante(?: en jefe| in capo)?|generale in capo|glavnokomanduyushchiy|komanduyushchiy|øverstbefalende|højstkommanderende|głównodowodzący|chef|fører|dowódca|dowodzi|dow\.|d-?ca|commandant|befehlshaber|kommandant|kommandør|kommandeur|kommanderende(?: general)?|führer|komendant)`;
const COMMANDER_LINE = new RegExp(
  String.raw`^${POST_OF_COMMANDER}(?: \p{L}{1,20})?\s?[:=–-]\s?(?<name>\S.*)$`,
  "iu",
);

/** The name on a line such as `Commander: Picton`, or null. */
export function commanderLine(text: string): string | null {
  return COMMANDER_LINE.exec(text)?.groups?.name?.trim() ?? null;
}

const POST_OF_STAFF = String.raw`(?:a\.?d\.?c[’']?s?|aides?(?:[- ]de[- ]camp)?|adjutan(?:ts?|ten?)|adjutants?[- ]general|adjudants?(?:[- ](?:général|commandant|general))?|adiutan(?:t|ci)|(?:brigade|flügel|general)adjutant(?:en)?|(?:asst|assistant|dep|deputy|second|acting)\.?(?: \p{L}{1,20}\.?| ?-[ -]?\p{L}{1,20}){0,4}|2nd in command|second in command|2ic|næstkommanderende|zastępca(?: \p{L}{1,20}){0,2}|stellvertre\p{L}{1,6}|commandant en second|chief (?:of|gunner|engineer)(?: (?:the )?\p{L}{1,20}){0,2}|cos|chef d[’']état-major(?: \p{L}{1,12})?|chef (?:de|du|des|for|af) (?:l[’']|la |den )?\p{L}{1,20}|szef \p{L}{1,20}|stabs?chef|generalstabschef|(?:deputy )?quartermaster[- ]general|q\.?m\.?g|(?:general|over|ober)(?:kvarter|quartier)me(?:ster|ister)|kwatermistrz(?: \p{L}{1,12})?|brigade[- ]major|brigadiers?|état-major|staff|stab|sztab|orderly officers?|military secretary|commissary[- ]general|commanding (?:the )?(?:royal )?(?:engineers?|artillery)|commander,? (?:of )?(?:the )?(?:royal )?(?:engineers?|artillery)|cra|cre|commandant (?:de l[’']artillerie|du génie)|kommandeur der artillerie|dowódca artylerii|artillerichef|provost[- ]marshal)`;
const STAFF_LINE = new RegExp(
  String.raw`^${POST_OF_STAFF}(?: to [^:]{1,60}| \([^()]{1,60}\))?\.?(?:\s?[:=–-]\s?|,? (?=${RANK} ))(?<name>\S.*)$`,
  "iu",
);

/** `Second Division: Lieut.-General Hill` is no second in command. */
const SECOND_OF_LEVEL =
  /^second (?!in )(?:[a-z]+ ){0,2}(?:division|brigade|corps|army|line|column|wing)\b/;

/** The name on a line such as `Chief of staff: Gneisenau`, of an officer without a command, or null. */
export function staffLine(text: string): string | null {
  const name = SECOND_OF_LEVEL.test(foldText(text))
    ? null
    : (STAFF_LINE.exec(text)?.groups?.name?.trim() ?? null);
  return name === null || /\d/.test(name.replace(/\([^()]{0,80}\)/g, "")) ? null : name;
}

/** Whether text in the place of a name is a kind of troops, a level or a nation: `Reserve: Cavalry`. */
export function saysTroops(text: string): boolean {
  const folded = foldText(text).replace(RANK_OF_LEVEL, " ");
  return isTroops(folded) || levelIn(folded) !== null || nationIn(folded) !== null;
}

/** The level in `général de division` is that of a rank. */
const RANK_OF_LEVEL =
  /\b(?:gen(?:eral[ea]?)?|jeneral|marechal|mariscal)\.? (?:de |di )?(?:division[ei]?|brigad[ea]|brigata|campo?|dyw(?:izji)?|bryg(?:ady)?)\b\.?/g;
