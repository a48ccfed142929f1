import { usuallyCarriesLance } from "@/lib/rules/belle-alliance/horse";
import type { Unit } from "../../scenario/unit";

/** What the words of a name say about a unit. */
export type Troops = Pick<
  Unit,
  "arm" | "type" | "weapon" | "weight" | "guard" | "guardGrade" | "lance" | "light"
> & {
  /** Whether nothing tells the arm, or only the arm is clear. In both cases the type is undecided. */
  readonly guessed: "arm" | "type" | null;
  /** Whether only a heading says that it is guard, and not in words that leave no doubt. */
  readonly guardByHeading: boolean;
};

type Kind = Partial<Troops> & Pick<Troops, "arm" | "type">;

const horse = (type: Unit["type"], weight: Unit["weight"], more: Partial<Troops> = {}): Kind => ({
  arm: "cavalry",
  type,
  weight,
  weapon: "carbine",
  ...more,
});
const foot = (type: Unit["type"], more: Partial<Troops> = {}): Kind => ({
  arm: "infantry",
  type,
  weapon: "musket",
  ...more,
});
const LIGHT = { light: true } as const;
const RIFLES = { light: true, weapon: "rifle" } as const;

/** Words before "guard" that do not make a unit guard troops. */
const NO_GUARD = "(?<!(?:avant|arriere|advanced?|rear|van|nach|bag|national)[ -]?)";

/** Words in folded names in English, Danish, Polish, French and German; the first match applies. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [
    /\b(train|traen(et|vogne)?|artilleritraen(et)?|tabory?|wozy taborowe|tross)\b|\bwaggons?\b|\bwagons?\b|jaszcz/,
    { arm: "train", type: "train" },
  ],
  [
    /\b(horse|mounted|reit\b|ridende|konn\w{0,12}|reitend\w{0,12}|ridande|cheval|cavallo|a caballo|rha|r\. ?h\. ?a)\b.{0,80}\b(?:hal[bfv]-?)?(batter|batteri|bateri|artil|artyl|\barty\b|bt+r?ys?\b|guns\b)|\b(cavalry|kavall?eri|cavalerie|kawaler)\w{0,12}[ -]?(batter|batteri|bateri)|\b[ck]av\.?[ -]?bat+|\b(batter|batteri|bateri|artil|artyl)\w{0,12}.{0,80}\b(horse|ridende|konn\w{0,12}|reitend\w{0,12}|a cheval|a cavallo|a caballo)\b|\brha\b|\br\. ?h\. ?a\b/,
    { arm: "artillery", type: "horse-artillery" },
  ],
  [
    /\b(horse|reit\w{0,6}|ridende) ?-?art\b|\bart\.? a cheval/,
    { arm: "artillery", type: "horse-artillery" },
  ],
  [
    /\b(foot|royal|field|garde|guard|fuss|feld|fod) ?-?art\b|\bart\.? a pied/,
    { arm: "artillery", type: "foot-artillery" },
  ],
  [/\bart\.? konn/, { arm: "artillery", type: "horse-artillery" }],
  [/\bhb(?= ?(?:#|no\b|nr\b|\d|$))|\d ?-?pdr hb\b/, { arm: "artillery", type: "horse-artillery" }],
  [/\bfb(?= ?(?:#|no\b|nr\b|\d|$))|\d ?-?pdr fb\b/, { arm: "artillery", type: "foot-artillery" }],
  [
    /artil\w{0,12} (de )?(la )?marine|marineartil|(naval|marine) artil|artyl\w{0,12} morsk/,
    foot("marine"),
  ],
  [
    /batter|bateri|\bbt+r?ys?\b|\barty\b|\brfa\b|artil|artyl|artigl|\bart\.? (piesz|pozyc|co(y|mp)?s?\b|cies?\b|komp)|kompania pozycyjna|\bkomp\. (pozyc|lekk\w{0,4} art)|\bguns\b|\bkanoner\b|\bgeschutze\b|\bdziala\b/,
    { arm: "artillery", type: "foot-artillery" },
  ],
  [
    /sap(p|er|eur)|zap(p?at|adores)|pion(e|i)+r|engineer|ingeni|\bgenie\b|mineur|miners|\bponto+n/,
    { arm: "engineers", type: "sapper" },
  ],
  [/huss?ar|huzar|\bgusar|\bhuz\b|\bhus\.|\bussar/, horse("hussar", "light")],
  [
    /gardes? d'? ?honneur|guards? of honou?r|honou?r guards?|aeresgard|ehrengard|gward\w{0,12} honor/,
    horse("hussar", "light", { guard: false }),
  ],
  [/ca[cz]adores (a|montados)\b/, horse("chasseur", "light")],
  [/ca[cz]adores?\b/, foot("light", LIGHT)],
  [/\beclaireurs?\b/, horse(null, "light", { guessed: "type" })],
  [
    /(light|let(te)?|lekk\w{0,12}|leger\w{0,12}|leicht\w{0,12}) dra(g|go)/,
    horse("light-dragoon", "light"),
  ],
  [/dragon|dragoon|\bdragun|scots greys|\bdrag\b|\brytter/, horse("dragoon", "medium")],
  [
    /cuirass|\bcuir\b|\bkur\.|coracer|corazz|kyras|kuras|kiras|kuerass/,
    horse("cuirassier", "heavy", { weapon: null }),
  ],
  [/ca?rabin(i)?er|karabin(j|i)?[ea]r/, horse("carabinier", "heavy")],
  [
    /horse grenadier|grenadiers? a cheval|grenadjer\w{0,12} konn/,
    horse("horse-grenadier", "heavy"),
  ],
  [
    /life ?guards|horse guards|dragoon guards|garde du corps|hesteg?garde|gard\w{0,12} (till? hast|til hest|zu pferd)/,
    horse("guard", "heavy", { guard: true }),
  ],
  [/gendarm|zandarm/, horse("gendarme", "heavy")],
  [/lancer|lansen|lansjer|lancier|lanzentr/, horse("lancer", "light")],
  [
    /\bche[wv]e?a?u?x?[ -]?l[ae]?[iu]?ger|\bchev\.? ?-?leg|\bchvlg?\b|szwol(ezer|\.)/,
    horse("chevauleger", "light"),
  ],
  [/cossa|kosak|kozac|kozak|[ck]azachi|cosaque/, horse("cossack", "light")],
  [/u(h)?lan|\bp\.? ?ul\b/, horse("uhlan", "light")],
  [/\bkrakus/, horse(null, "light", { guessed: "type" })],
  [
    /szaser|chass\w{0,12} a cheval|chass\w{0,12} (on|till?) |(?:cacciator\w{0,12}|cazadores) a ca(?:vallo|ballo)|strzelc\w{0,12} konn|\bp\.? ?s\.? ?k\b|\bp\. ?strz\. ?konn|jae?ger\w{0,12} (zu pferd|til hest)|(mounted|mtd\.?) jae?ger/,
    horse("chasseur", "light"),
  ],
  [
    /(landw(e|ae)hr|landevaern|landwera|\blw|\blandw)\W*(cav|kav|reit|ryt|kawal|jazd)|\b(cavaler|cavalr|kavaler|kavaller|kawaler|reiter)\w{0,12} (de )?(landw|landev)/,
    horse("landwehr", "light"),
  ],
  [
    /cavalr|\b[ck]av\.|kavaleri|kawaleri|cavall?eri|caballer|kavalleri|reiter|\bjazd|\btil hest|\btill hast|\bzu pferd/,
    horse(null, null, { guessed: "type" }),
  ],
  [
    /foot ?guard|garde a pied|fodgarde|fotgarde|gwardi\w{0,12} piesz/,
    foot("guard", { guard: true }),
  ],
  [/highland|hojlaendere|gorale szkoc|gordons|black watch|camerons/, foot("highlander")],
  [/\brifles?\b|riffel|sztucer/, foot("rifle", RIFLES)],
  [/grenz|graenz|\b[ck]roat|voltigeur|tirailleur|skarpskyt|sharpshoot/, foot("light", LIGHT)],
  [/gr(e|a)nad(?!a\b)|granatier|\bgren\b/, foot("grenadier")],
  [
    /fusilier|fusilerer|\bfus\b(?!\.?\/)(?=\W*(b|r[eg]|komp|comp))|fuesil|fyzilier|fizylier|fuzilier/,
    foot("fusilier", LIGHT),
  ],
  [
    /jae?g[ae]r|\by?egers|\bjegr|strzelc|ja?ger|ca[cz]adores|schutzen|\bjg\b/,
    foot("jaeger", RIFLES),
  ],
  [
    /chasseurs? (a )?(pied|foot)|foot chasseur|(chasseur|strzelc)\w{0,12} pies|jae?ger\w{0,12} zu fuss|fodjae?ger/,
    foot("jaeger", LIGHT),
  ],
  [/chasseur|cacciator/, foot(null, { light: true, guessed: "type" })],
  [/landw(e|ae)hr|landevaern|\blw\b|\blandw\b|landwera/, foot("landwehr")],
  [/\bf(us)?\.?\/\W*\d/, foot("line")],
  [
    /militi|milits|milice|milicj|nationalgarde|garde nationale|gwardi\w{0,12} narodow/,
    foot("militia"),
  ],
  [/marine|morsk|\bflotte/, foot("marine")],
  [/\blight|\blette?\b|\blekk|leger|leicht|legger|\bliger[ao]/, foot("light", LIGHT)],
  [/\breserve|rezerw|\brez\.|\bres\.|\bres (?=inf|regt|ir\b)/, foot("reserve")],
  [
    /\bline\b|linie|\blinje|\bligne|liniow|\bfoot\b|fodregiment|infant|\binf\b|\bir(s?\b|\d)|\bi\.? ?-?r\.?(?= ?(?:nr|no\b|\d))|infanteri|piechot|\bpek?hotn|\bpiesz(y|ego|ych)\b|fanter|musket|\bmusk\b(?=\W*b)|muszkiet|mousquet|demi-? ?brigade|halb-?brigade|\blinea\b|\bp\.? ?p\b(?!\w)|\bp\. ?piech/,
    foot("line"),
  ],
  [
    new RegExp(
      String.raw`${NO_GUARD}\b(?:guards?\b|garde|guardias?\b(?! na[cz]))|gwardi|livgard|leib-?gard`,
    ),
    foot("guard", { guard: true }),
  ],
  [
    /provis|\bprov\b|battalion|bataljon|batalion|bataillon|\bbns?\b|pulk|\bpolk\b|regim|regement|reggim|batall|battagl|\btercio\b|\bregts?\b|^\d{1,2}(st|nd|rd|th)?\/\d/,
    foot(null, { guessed: "type" }),
  ],
];

/** The unknown kind: infantry until the author chooses, without type or weapon. */
const UNKNOWN: Kind = foot(null, { weapon: null, guessed: "arm" });
const GUARD = new RegExp(
  String.raw`${NO_GUARD}\b(life ?)?g(u)?ard(s|e|es|er|en)?\b(?! nationale)|${NO_GUARD}\bguardias?\b(?! na[cz])|${NO_GUARD}garde(?=[a-z-])|livgard|leib-?gard|gwardi(?!\w{0,12} narodow)`,
);

/** What a line counts, as far as it tells what kind of troops it means. */
export interface TroopsCounted {
  readonly men: number | null;
  readonly guns: number | null;
  readonly calibrePd: number | null;
  readonly wagons: number | null;
  readonly battalionsOrSquadrons: number | null;
  /** The arm implied by its squadrons or battalions; null if there are none. */
  readonly armCounted: "infantry" | "cavalry" | null;
  /** The arm implied by its bayonets or sabres; null if it counts neither. */
  readonly armOfMen: "infantry" | "cavalry" | null;
}

interface TroopsContext {
  /** The folded line with its numbers, searched for what the name does not say. */
  readonly line: string;
  readonly counted: TroopsCounted;
  /** The arm given explicitly by a column or a symbol; null if none is. */
  readonly statedArm: Unit["arm"] | null;
  /** Folded names of the formations above. */
  readonly under: string;
}

/** Derives arm, type and what follows from them from a folded name. */
export function readTroops(name: string, context: TroopsContext): Troops {
  const kind = kindOf(name, context);
  const folded = context.line;
  const isGuard = kind.guard ?? (GUARD.test(folded) && kind.type !== "militia");
  const byHeading = !isGuard && isGuardHeading(context.under) && MAY_BE_GUARD.has(kind.arm);
  const guard = isGuard || (byHeading && kind.type !== "militia" && kind.type !== "landwehr");
  return {
    arm: kind.arm,
    type: kind.type,
    weapon: kind.weapon ?? null,
    weight: kind.weight ?? null,
    guard,
    guardGrade: guard ? (gradeIn(folded) ?? gradeIn(context.under)) : null,
    lance: kind.type !== null && usuallyCarriesLance(kind.type),
    light: kind.light ?? false,
    guessed: kind.guessed ?? null,
    guardByHeading: guard && byHeading && !THE_GUARD.test(context.under),
  };
}

const MAY_BE_GUARD: ReadonlySet<Unit["arm"]> = new Set(["infantry", "cavalry", "artillery"]);

/** Folded names of guards that leave no doubt. */
const THE_GUARD =
  /\b(?:imperial|royal|old|middle|young) guard|\bgarde (?:imperiale|royale)|\b(?:vieille|moyenne|jeune|alte|mittlere|junge|kaiserliche|kejserlige|gamle|unge) garde\b|gardekorps|\bguards? corps|\b(?:star|sredni|mlod)\w{1,3} gwardi|gwardi\w{1,3} cesarsk/;

/** Whether folded headings mention guards, so that the units under them are guard. */
function isGuardHeading(under: string): boolean {
  return GUARD.test(under);
}

function kindOf(name: string, context: TroopsContext): Kind {
  const { line, counted, under, statedArm } = context;
  const named =
    batteryUnderArtillery(name, context) ??
    kindNamed(name, under) ??
    (hasGuns(counted) ? undefined : kindNamed(line, under));
  const mayBeCounted = MAY_BE_COUNTED.has(named?.arm ?? "infantry");
  const isOpen = named === undefined || named.guessed !== undefined;
  const arm =
    statedArm ?? (mayBeCounted ? (counted.armCounted ?? (isOpen ? counted.armOfMen : null)) : null);
  const ofArm = arm !== null && named?.arm !== arm ? kindOfArm(name, arm) : named;
  if (hasGuns(counted) && ofArm?.arm !== "artillery") return kindWithGuns(ofArm, context);
  return ofArm ?? (counted.wagons === null ? UNKNOWN : TRAIN);
}

/** `18/6e Foot`, `2/1st Horse`: companies of the artillery, if that is what their heading says. */
const COMPANY_OF_ARTILLERY =
  /^\d{1,2}(?:st|nd|rd|th|e)?\/\d{1,2}(?:st|nd|rd|th|er|e)? (?:foot|horse)$/;
const MOST_MEN_OF_BATTERY = 300;

function batteryUnderArtillery(name: string, { under, counted }: TroopsContext): Kind | null {
  const isOfArtillery =
    COMPANY_OF_ARTILLERY.test(name) && /(?:artill|artyl)[a-z]{0,10}$/.test(under);
  return isOfArtillery && (counted.men ?? 0) <= MOST_MEN_OF_BATTERY ? batteryNamed(name) : null;
}

function hasGuns({ guns }: TroopsCounted): boolean {
  return guns !== null;
}

/** A battery has at most about this many men to a gun, its drivers included. */
const MOST_MEN_TO_A_GUN = 45;

/**
 * Infantry and cavalry stay what they are, with guns beside them. What the line does not name is a battery if nothing
 * else is counted, and left open otherwise: a number alone makes no battery.
 */
function kindWithGuns(named: Kind | undefined, { line, counted, under }: TroopsContext): Kind {
  const { men, guns, battalionsOrSquadrons, calibrePd } = counted;
  const isCrew = (men ?? 0) <= MOST_MEN_TO_A_GUN * (guns ?? 0);
  if (named && MAY_BE_COUNTED.has(named.arm))
    return isBatteryAlone(line, counted) ||
      (named.guessed !== undefined && isCrew && battalionsOrSquadrons === null)
      ? batteryNamed(line)
      : named;
  const isOfArtillery = calibrePd !== null || kindNamed(under, "")?.arm === "artillery";
  return isCrew || isOfArtillery ? batteryNamed(line) : UNKNOWN;
}

/** The guns of a company of infantry would be fewer: `47th Light Company (12 guns)`. */
function isBatteryAlone(line: string, { men, guns, battalionsOrSquadrons }: TroopsCounted) {
  const isCompany = /\b(co(y|mpany)|comp(agnie|\.)?|kompan(ie|i|ia)|komp|rota)\b/.test(line);
  return isCompany && men === null && battalionsOrSquadrons === null && (guns ?? 0) > 3;
}

/** `2e compagnie à cheval` with guns. */
function batteryNamed(folded: string): Kind {
  return /\b(horse|mounted|a cheval|a cavallo|a caballo|reit|ridende|reitend\w{0,12}|konn\w{0,12})\b/.test(
    folded,
  )
    ? { ...BATTERY, type: "horse-artillery" }
    : BATTERY;
}

/**
 * The only arms that a count of battalions or squadrons can decide: batteries and trains may come from several
 * regiments.
 */
const MAY_BE_COUNTED: ReadonlySet<Unit["arm"]> = new Set(["infantry", "cavalry"]);

/** The kind given by the words within that arm; its type is undecided if they say nothing. */
function kindOfArm(folded: string, arm: Unit["arm"]): Kind {
  const kinds = [...KINDS, ...OF_EITHER_ARM].filter(([, kind]) => kind.arm === arm);
  return kinds.find(([words]) => words.test(folded))?.[1] ?? OPEN_IN_ARM[arm];
}

/** Cavalry types with names that, alone, mean infantry. */
const OF_EITHER_ARM: typeof KINDS = [
  [/jae?ger|strzelc|chasseur/, horse("chasseur", "light")],
  [/gr(e|a)nad|granatier/, horse("horse-grenadier", "heavy")],
  [/landw(e|ae)hr|landevaern|landwera/, horse("landwehr", "light")],
  [/\bguards?\b|\bgarde|gwardi/, horse("guard", "heavy", { guard: true })],
];

const OPEN_IN_ARM: Readonly<Record<Unit["arm"], Kind>> = {
  infantry: foot(null, { guessed: "type" }),
  cavalry: horse(null, null, { guessed: "type" }),
  artillery: { arm: "artillery", type: "foot-artillery" },
  train: { arm: "train", type: "train" },
  engineers: { arm: "engineers", type: "sapper" },
};

const BATTERY = OPEN_IN_ARM.artillery;
const TRAIN = OPEN_IN_ARM.train;

/** Whether a folded name states explicitly what kind of troops it means. */
export function isTroops(folded: string): boolean {
  const kind = kindNamed(folded, "");
  return kind !== undefined && kind.guessed === undefined;
}

/** The arm stated by a folded name, or implied by the folded headings above it; null if neither does. */
export function armNamed(folded: string, under: string): Unit["arm"] | null {
  return kindNamed(folded, under)?.arm ?? kindNamed(under, "")?.arm ?? null;
}

/** Whether a folded name says anything about the kind of troops. */
export function namesTroopKind(folded: string): boolean {
  return kindNamed(folded, "") !== undefined;
}

/** Plain chasseurs are cavalry under a cavalry heading and could be either elsewhere; so could plain regiments. */
function kindNamed(folded: string, under: string): Kind | undefined {
  const kind = KINDS.find(([words]) => words.test(folded))?.[1];
  if (kind?.guessed !== "type" || kind.arm === "cavalry" || !CAVALRY.test(under)) return kind;
  if (/batt?al|bata?ill|\bbns?\b/.test(folded)) return kind;
  return /chasseur/.test(folded)
    ? horse("chasseur", "light")
    : horse(null, null, { guessed: "type" });
}

const CAVALRY =
  /cavalr|\b[ck]av\b|kavaler|kawaler|cavall?er|caballer|reiter|jazd|hussar|lanc|cossa|kosak|kozak/;

function gradeIn(folded: string): Unit["guardGrade"] {
  if (/\bold\b|vieille|\bstar(a|ej)\b|gamle|\balte/.test(folded)) return "old";
  if (/middle|moyenne|sredni|mellemste|mittler/.test(folded)) return "middle";
  return /young|jeune|mlod|\bunge\b|\bjunge/.test(folded) ? "young" : null;
}
