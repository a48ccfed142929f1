import type { CommanderLot } from "@/lib/rules/bogowie-wojny/commander-draw";
import type { CommanderTrait, EntryTrait, EntryWeapon } from "../book-words";

/** The columns of the statistics [2.8, 6.2]. */
export const COLUMNS = [
  "name",
  "move",
  "weapon",
  "fightingValue",
  "firepower",
  "endurance",
  "morale",
  "rules",
  "role",
  "value",
] as const;
export type Column = (typeof COLUMNS)[number];

type Words<Code extends string> = readonly (readonly [RegExp, Code])[];

/** Headings of columns in the three languages, folded. */
export const COLUMN_WORDS: Words<Column> = [
  [/^wb\b|^wartosc bojowa|^fighting|^kampv/, "fightingValue"],
  [/^so\b|^sila ognia|^firepower|^ildkraft/, "firepower"],
  [/^wtr\b|^wytrzym|^endurance|^udhold/, "endurance"],
  [/^morale?\b/, "morale"],
  [/^ruch|^move|^bevaeg|^bevag/, "move"],
  [/^bron|^weapon|^vaben/, "weapon"],
  [/^funkcj|^function|^role|^funktion/, "role"],
  [/^umiej|^wartosc dow|^abilit|^command|^dowodz|^foringsv|^kommando|^evne/, "value"],
  [/^zasady|^special|^rules|^saerreg|^cechy|^traits|^regler/, "rules"],
  [/^typ|^unit|^type|^enhed|^jednostk|^imie|^nazw|^name|^navn|^dowodca/, "name"],
];

export const WEAPON_WORDS: Words<EntryWeapon> = [
  [/^(muszkiet|musket|gevaer)/, "musket"],
  [/^(sztucer|rifle|riffel|gwint)/, "rifle"],
  [/^(karabin|carbine)/, "carbine"],
  [/^(pistol)/, "pistol"],
  [/^(lanc|lanse)/, "lance"],
  [/^(szabl|sabre|sabel|palasz)/, "sabre"],
  [/^(haubic|howitzer|haubits)/, "howitzer"],
  [/^(armat|dzial|gun|kanon|cannon)/, "gun"],
];

/** A trait is recognised only if its whole phrase matches. */
export const TRAIT_WORDS: Words<EntryTrait> = [
  [
    /^(mog[ae]|moze) (zyskac|otrzymac) (status )?.?elit|^may become elite$|^kan blive elite$/,
    "may-become-elite",
  ],
  [/^(.?elita!?.?|elite)$/, "elite"],
  [/^(weteran(i|ow|em)?|veterans?|veteran(er)?)$/, "veteran"],
  [/^(milicja|militia|milits)$/, "militia"],
  [/^(landwehra?|landevaern)$/, "landwehr"],
  [/^(lekka piechota|piechota lekka|light infantry|let infanteri)$/, "light-infantry"],
  [/^(lekka kawaleria|kawaleria lekka|light cavalry|let kavaleri)$/, "light-cavalry"],
  [/^(ciezka kawaleria|kawaleria ciezka|heavy cavalry|(svaert|tungt) kavaleri)$/, "heavy-cavalry"],
  [
    /^(nieregularn\w*|kawaleria nieregularna|irregulars?|irregular cavalry|irregulaer)$/,
    "irregular",
  ],
  [/^(gwardia|guard|garde)$/, "guard"],
  [/^(artyleria pulkowa|regimental artillery|regimentsartilleri)$/, "regimental-artillery"],
  [/^(artyleria konna|horse artillery|ridende artilleri)$/, "horse-artillery"],
  [/^(tyraliera|tyralierzy|skirmishers|tiraljorer|tirailleurer)$/, "skirmishers"],
  [/^(flankierzy|flankers|flankorer)$/, "flankers"],
  [/^(czworobok|square|karre)$/, "square"],
  [/^(masa|mass|masse)$/, "mass"],
  [/^(ordre mixte|szyk mieszany)$/, "ordre-mixte"],
  [/^(szyk luzny|szyk rozproszony|loose order|open order|spredt orden)$/, "open-order"],
  [/^(lanc[ea]|lances|lanser)$/, "lances"],
  [/^(haubica|haubice|howitzers?|haubits(er)?)$/, "howitzer"],
  [/^(kartacze?|canister|kardaesk(er)?)$/, "canister"],
  [/^(szrapnele?|shrapnel|shrapnels)$/, "shrapnel"],
  [/^(atak pozorowany|feigned attack|skinangreb)$/, "feigned-attack"],
  [/^(musi scigac|must pursue|skal forfolge)$/, "must-pursue"],
];

export const ROLE_WORDS: Words<CommanderLot> = [
  [/wodz|naczeln|commander.in.chief|overstkommanderende|^wn$/, "commander-in-chief"],
  [/korpus|corps|korpschef|marszal|^dk$/, "corps-commander"],
  [/kawaleri|jazdy|cavalry|kavaleri/, "general-of-cavalry"],
  [/piechot|infantry|infanteri/, "general-of-infantry"],
];

/** A divisional general whose arm is not stated. */
export const GENERAL_WORDS = /general|dywizj|division|^gd$/;

export const COMMANDER_TRAIT_WORDS: Words<CommanderTrait> = [
  [/niesubordynowany|insubordinate|ulydig/, "insubordinate"],
  [/^(pasywny|passive|passiv)$/, "passive"],
];

/** The code of the first words that match a folded text; null if none do. */
export function codeOf<Code extends string>(words: Words<Code>, folded: string): Code | null {
  return words.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
