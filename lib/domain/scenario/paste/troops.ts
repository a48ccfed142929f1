import type { Unit } from "../unit";

/** What the words of a name say about a unit. */
export type Troops = Pick<
  Unit,
  "arm" | "type" | "weapon" | "weight" | "guard" | "guardGrade" | "lance" | "light"
> & {
  /** Nothing said what it is; or only its arm is clear. Then its type is an open question. */
  readonly guessed: "arm" | "type" | null;
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

/** Words of folded names in English, Danish, Polish, French and German; the first that fits holds. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [
    /\b(train|traen|tabor|tabory|tross)\b|\bwaggons?\b|\bwagons?\b/,
    { arm: "train", type: "train" },
  ],
  [
    /\b(horse|ridende|konn\w*|reitend\w*|cheval|rha)\b.*\b(batter|batteri|bateri|artil|artyl)|\b(batter|batteri|bateri|artil|artyl)\w*.*\b(horse|ridende|konn\w*|reitend\w*|a cheval)\b|\brha\b/,
    { arm: "artillery", type: "horse-artillery" },
  ],
  [/batter|bateri|artil|artyl|kompania pozycyjna/, { arm: "artillery", type: "foot-artillery" }],
  [/sap(p|er|eur)|pion(e|i)+r|engineer|ingeni|mineur|miners/, { arm: "engineers", type: "sapper" }],
  [/huss?ar|huzar/, horse("hussar", "light")],
  [/(light|lette?|lekk\w*|leger\w*|leicht\w*) dra(g|go)/, horse("light-dragoon", "light")],
  [/dragon|dragoon|\brytter/, horse("dragoon", "medium")],
  [/cuirass|kyras|kuras|kiras|kuerass/, horse("cuirassier", "heavy", { weapon: null })],
  [/ca?rabin(i)?er|karabin(j|i)?er/, horse("carabinier", "heavy")],
  [/horse grenadier|grenadiers? a cheval|grenadjer\w* konn/, horse("horse-grenadier", "heavy")],
  [
    /life ?guards|horse guards|dragoon guards|garde du corps|hesteg?garde|gard\w* (til hest|zu pferd)/,
    horse("guard", "heavy", { guard: true }),
  ],
  [/gendarm|zandarm/, horse("gendarme", "heavy")],
  [/lancer|lansen|lansjer|lancier/, horse("lancer", "light", { lance: true })],
  [/chevau-?leger|szwolezer/, horse("chevauleger", "light")],
  [/cossa|kosak|kozak|cosaque/, horse("cossack", "light", { lance: true })],
  [/u(h)?lan/, horse("uhlan", "light", { lance: true })],
  [
    /chass\w* a cheval|chass\w* (on|till?) |strzelc\w* konn|jae?ger\w* (zu pferd|til hest)|mounted jae?ger/,
    horse("chasseur", "light"),
  ],
  [
    /cavalr|kavaleri|kawaleri|cavaleri|kavalleri|reiter|\bjazd|\btil hest|\bzu pferd/,
    horse(null, null, { guessed: "type" }),
  ],
  [/foot ?guard|garde a pied|fodgarde|gwardi\w* piesz/, foot("guard", { guard: true })],
  [/highland|gordons|black watch|camerons/, foot("highlander")],
  [/\brifles?\b|riffel|sztucer/, foot("rifle", RIFLES)],
  [/grenz|graenz|voltigeur|tirailleur|skarpskyt|sharpshoot/, foot("light", LIGHT)],
  [/gr(e|a)nad|granatier/, foot("grenadier")],
  [/fusilier|fuesil|fyzilier|fizylier|fuzilier/, foot("fusilier", LIGHT)],
  [/jae?ger|strzelc|ja?ger/, foot("jaeger", RIFLES)],
  [/chasseur/, foot(null, { light: true, guessed: "type" })],
  [/landw(e|ae)hr|landevaern|\blw\b|landwera/, foot("landwehr")],
  [/militi|milits|milice|milicj|nationalgarde|garde nationale|gwardi\w* narodow/, foot("militia")],
  [/marine|morsk|\bflotte/, foot("marine")],
  [/\blight|\blette?\b|\blekk|leger|leicht/, foot("light", LIGHT)],
  [/\breserve|rezerw/, foot("reserve")],
  [
    /\bline\b|linie|\blinje|\bligne|liniow|\bfoot\b|fodregiment|infant|\binf\b|\bir\b|infanteri|piechot|musket|muszkiet/,
    foot("line"),
  ],
  [/\bguards?\b|\bgarde|gwardi/, foot("guard", { guard: true })],
  [
    /battalion|bataljon|batalion|bataillon|\bbns?\b|pulk|regim|\bregt\b/,
    foot(null, { guessed: "type" }),
  ],
];

/** Nothing tells what it is: foot until somebody does, without type or weapon. */
const UNKNOWN: Kind = foot(null, { weapon: null, guessed: "arm" });
const GUARD =
  /(?<!avant|advance |rear |national)\b(life ?)?g(u)?ard(s|e|es|er|en)?\b|(?<!avant|national)garde(?=[a-z-])|gwardi(?!\w* narodow)/;

interface TroopsContext {
  /** Guns make a battery of anything. */
  readonly hasGuns: boolean;
  /** Folded names of the formations above. */
  readonly under: string;
}

/** Arm, type and what follows from them, from a folded name. */
export function readTroops(folded: string, context: TroopsContext): Troops {
  const named = kindNamed(folded, context.under);
  const battery: Kind = { arm: "artillery", type: "foot-artillery" };
  const kind = context.hasGuns && named?.arm !== "artillery" ? battery : (named ?? UNKNOWN);
  const guard = kind.guard ?? (GUARD.test(folded) && kind.type !== "militia");
  return {
    arm: kind.arm,
    type: kind.type,
    weapon: kind.weapon ?? null,
    weight: kind.weight ?? null,
    guard,
    guardGrade: guard ? gradeIn(folded) : null,
    lance: kind.lance ?? false,
    light: kind.light ?? false,
    guessed: kind.guessed ?? null,
  };
}

/** Whether a folded name says outright what troops it speaks of. */
export function isTroops(folded: string): boolean {
  const kind = kindNamed(folded, "");
  return kind !== undefined && kind.guessed === undefined;
}

/** Plain chasseurs are horse among cavalry and may be either elsewhere; so may plain regiments. */
function kindNamed(folded: string, under: string): Kind | undefined {
  const kind = KINDS.find(([words]) => words.test(folded))?.[1];
  if (kind?.guessed !== "type" || kind.arm === "cavalry" || !CAVALRY.test(under)) return kind;
  return /chasseur/.test(folded)
    ? horse("chasseur", "light")
    : horse(null, null, { guessed: "type" });
}

const CAVALRY = /cavalr|kavaler|kawaler|cavaler|reiter|jazd|hussar|lanc/;

function gradeIn(folded: string): Unit["guardGrade"] {
  if (/\bold\b|vieille|\bstar(a|ej)\b|gamle|\balte/.test(folded)) return "old";
  if (/middle|moyenne|sredni|mellemste|mittler/.test(folded)) return "middle";
  return /young|jeune|mlod|\bunge\b|\bjunge/.test(folded) ? "young" : null;
}
