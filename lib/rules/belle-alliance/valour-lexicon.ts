import type { Arm } from "./arm";

/** Kinds of troops by their names, in plain letters, English, French, German, Danish and Polish. */
export const INFANTRY_WORDS = {
  line: /\bline\b|\blinie|\bligne|\bliniow/,
  light: /\blight|\blet(te)?\b|\bleicht|\blegere?s?\b|\blekk/,
  grenadier: /\bgrenad/,
  fusilier: /\bfusil|\bfuesil|\bfyzil|\bfizyl/,
  jaeger: /\b(feld)?ja?e?ger|\bchasseur|\bcacciator|\bstrzelc|jaegerkorps/,
  rifle: /\brifle|\briffel/,
  schutzen: /\bschue?tz|\bskytter?\b|\bskarpskytt|\bsharpshooter/,
  highlander: /\bhighland|\bhojlaend|\bcameron|\bgordon\b|\bblack watch|\bszkoc|\bgoral/,
  marine: /\bmarin/,
  militia: /\bmilit(ia|s)|\bmilice|\bmiliz|\bmilicj/,
  landwehr: /\blandwehr|\blandevaern|\blandw\b|\bopol(ch|cz|tsch)/,
  landstorm: /\blandst[uo]rm/,
  reserve: /\breserv|\brezerw/,
  grenzer:
    /\bgrenz|\bgraens|\bpogranicz|\bc?kroat|\bcroat|\bgradis|\bwarasdin|\bpeterward|\blikk?an|\bottoch|\bszluin|\bbanal|\bbanat|\bwalla(ch|ck)|\bszekler/,
} as const satisfies Readonly<Record<string, RegExp>>;

export const CAVALRY_WORDS = {
  hussar: /\bhussar|\bhusar|\bhuzar/,
  chasseur: /\bchasseur|\bja?e?ger|\bcacciator|\bstrzelc/,
  chevauleger: /\bchevau?x? ?leg|\bszwolezer|\blight horse\b(?! art)/,
  lancer: /\blanc(er|ier)|\blans(ener|jer|ier)/,
  uhlan: /\buh?lan/,
  cossack: /\bcossack|\bkosak|\bcosaque|\bkozac/,
  "light-dragoon":
    /\blight dragoon|\blette? dragon|\bleicht\w* dragon|\bdragons? leger|\blekk\w+ dragon/,
  dragoon: /(?<!light |let |lette |leichte )\bdrag(on|oon|un)(?!s? leger)/,
  "horse-grenadier": /\bgrenad/,
  carabinier: /\bcarab|\bkarab/,
  cuirassier: /\bcuirass|\bk[uy]e?rass|\bkirasj/,
  gendarme: /\bgendarm|\bzandarm/,
  krakus: /\bkrakus/,
  rytter: /\brytter|\bheavy cavalry\b|\breiter\b/,
  landwehr: INFANTRY_WORDS.landwehr,
} as const satisfies Readonly<Record<string, RegExp>>;

export const ARTILLERY_WORDS = {
  marine: INFANTRY_WORDS.marine,
  landwehr: INFANTRY_WORDS.landwehr,
  reserve: INFANTRY_WORDS.reserve,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Marks of particular units, read from the unit's own name. */
export const UNIT_WORDS = {
  guard: /\bguards?\b|\bgarde|\bgvard|\bgward|\bliv ?gard|\blejb ?gw|\bleib ?garde/,
  "old-guard": /\bold guard|\bgamm?e?l garde|\bvieille garde|\balte garde|\bstar\w+ gward/,
  "middle-guard": /\bmiddle guard|\bmoyenne garde|\bmellemgarde|\bmittlere garde|\bsredni\w+ gward/,
  "young-guard":
    /\byoung guard|\bunge? garde|\bjeune garde|\bjunge garde|\bmlod\w+ gward|\btirailleur|\bvoltigeur|\bflanqueur|\bconscri/,
  auxiliary: /\bauxil/,
  "national-guard": /\bnational ?guard|\bgardes? national|\bnationalgard|\bgward\w+ narod/,
  "honour-guard":
    /\bguards? of honou?r|\bgardes? d honneur|\baeresgard|\behrengard|\bgward\w+ honor/,
  "dragoon-guards": /\bdragoon guards/,
  "life-guards": /\blife ?guards?\b|\blivgard/,
  "horse-guards":
    /\bhorse guards?\b|\bblues\b|\b(liv)?garde[nt]? til hest|\bkonn\w+ gward|\bgarde zu pferd|\bgardes? a cheval/,
  "garde-du-corps": /\bgardes? du corps/,
  elite: /\belit/,
  velites: /\bvelit/,
  foreign:
    /\bforeign|\betranger|\bfremmed|\bcudzoziem|\bswiss|\bsuisse|\bschweiz|\birish|\birland|\bisembourg|\bisenb|tour d auvergne|\bcroat|\bkroat/,
  "spain-veteran": /\bspain|\bspani|\bespagne|\bhiszpan/,
  "regimental-guns": /\bregiment(al|s) ?(batter|gun|art|skyts)|\bregimentsbatt|\bpulkow/,
  kgl: /\bkgl\b|\bking s german/,
  "field-battalion": /\bfield\b|\bfelt?d?bat|\bfeldb|\bpolow/,
  "field-jaeger": /\b(field|feld) ?ja?e?ger|\bja?e?ger ?[ck]orps/,
  leib: /\bleib|\bliv ?(bat|hus)|\blife (bat|bn|hus)|\bprzyboczn/,
  avantgarde: /\bavant ?gard|\badvanced? guard|\bvanguard|\bawangard/,
  jutland: /\bjutland|\bjyd?sk|\bjutisch|\bjutlandz/,
  funen: /\bfunen|\bfynen|\bfynsk|\bfuhnen|\bfuenen|\bfionsk/,
  vistula: /\bvistul|\bveichs?el|\bweichsel|\bnadwisl|\bwisly/,
  "joseph-napoleon": /\bjoseph napoleon/,
  illyrian: /\billyr|\billir/,
  nassau: /\bnassau/,
  hanseatic: /\bhans[ea]at|\bhanzeat/,
  "russo-german":
    /\brusso german|\brussian german|\bruss\w* deutsch|\brussisk tysk|\brosyjsko niem/,
  lutzow: /\blue?tzow/,
  reiche: /\breiche\b/,
  selected: /\bselect|\budvalgt|\bwybran/,
  volunteer: /\bvolunteer|\bfreiwill|\bfrivil|\bvolont|\bochotn/,
  national: /\bnational/,
  silesian: /\bsiles|\bschles(?!w)|\bslesisk|\bslask/,
  pomeranian: /\bpomer|\bpommer|\bpomor/,
  kurmark: /\bkur\b|\bkurm\b|\bkurmae?rk|\bkurmarch/,
  neumark: /\bneumark|\bneumaer|\bnowomarch/,
  westphalian: /\bwestph|\bwestf/,
  elbe: /\belb/,
  "east-west-prussian": /\b(east|west|ost|vest|wschodnio|zachodnio) ?pr/,
  chevalier: /\bchevali?er|\bkawalergard/,
  don: /\bdon\b|\bdons[ck]|\bplatov|\bilow?v?aisk|\bkarpov|\bgrekov/,
  bug: /\bbug\b|\bboug\b|\bbuzsk|\bbuzan/,
  "other-cossack":
    /\bukrain|\bural|\borenburg|\bbashkir|\bbaschkir|\bkalm|\bteptjar|\btatar|\bblack sea|\bkuban|\bterek/,
  dutch: /\bdutch\b|\bholland|\bhollandsk/,
  belgian: /\bbelg/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Marks a unit has from the formations it stands in. */
export const CONTEXT_WORDS = {
  "old-guard": UNIT_WORDS["old-guard"],
  "middle-guard": UNIT_WORDS["middle-guard"],
  "young-guard": /\byoung guard|\bunge? garde|\bjeune garde|\bjunge garde|\bmlod\w+ gward/,
  "guard-above": /\bimperial guard|\bguards? (corps|division|brigade)|\bgarde/,
  "auxiliary-corps":
    /\bauxil\w* (army )?[ck]orps|\bauxiliaer|\bhjaelpekorps|\bhilfs ?korps|\bposilkow/,
  "third-light-brigade":
    /\b3(rd|\.)? (british )?\(?(light|lette|lekk\w+)\)? brig|\badam\b.*brig|brig\w+ adam/,
  "polish-army":
    /\barmy of poland|\bpolish (reserve )?army|\bpolsk\w* arm|\barmi\w+ polsk|\bpolnische armee/,
  "spain-veteran": UNIT_WORDS["spain-veteran"],
} as const satisfies Readonly<Record<string, RegExp>>;

/** Phrases that hold the word guard and mean no guard. */
export const NO_GUARD =
  /\bnational ?guards?|\bgardes? national\w*|\bnationalgard\w*|\bgward\w+ narod\w*|\bguards? of honou?r|\bgardes? d honneur|\baeresgard\w*|\behrengard\w*|\bdragoon guards|\bavant ?gard\w*|\badvanced? guard\w*/g;

export const WORDS_OF_ARM: Readonly<Partial<Record<Arm, Readonly<Record<string, RegExp>>>>> = {
  infantry: INFANTRY_WORDS,
  cavalry: CAVALRY_WORDS,
  artillery: ARTILLERY_WORDS,
};
