import type { Arm } from "../arm";
import type { Nation } from "../nation";
import type { UnitType } from "../unit-type";

/** Patterns for kinds of troops in plain letters, in English, French, German, Danish and Polish. */
export const INFANTRY_WORDS = {
  line: /\bline\b|\blini(e|en)|\blinje|\bligne|\bliniow|\blinea\b|\blinear/,
  light:
    /\blight|\blt inf|\bh?li\b|\blet(te)?\b|\bleicht|\blegere?s?\b|\blegg|\blicht|\blekk|\blatta/,
  grenadier: /grenad|\bgren\b/,
  /** `F/` is the fusilier battalion of a regiment; those of the landwehr and the reserve were landwehr and reserve. */
  fusilier: /fue?sil|\bfus\b|\bfuzil|\bfyzil|\bfizyl|^f\.?\s?\/(?!.{0,80}(?:landw|lwi?r\b|reserv))/,
  jaeger: /(\b|feld|felt|falt)ja?e?g[ae]r|\bja?egr|\bchasseur|\bcacciator|\bcac?adores|\bstrzelc/,
  rifle: /\brifle|\briffel/,
  schutzen: /\bschue?tz|\bscharfschue?tz|\bskytte|\bskarpskytt|\bsharpshooter/,
  highlander:
    /\bhighl|\bhli\b|\bhojlaend|\bhochlaend|\bcameron|\bgordons?\b|\bblack watch|\bszkoc|\bgoral/,
  marine: /\bmarin|\bnaval art|\bpiechot\w{1,12} morsk/,
  militia: /milit(ia|ie)\b|milits|\bmilice|miliz|\bmilicj/,
  landwehr:
    /landwe?hr|landevaern|landwer|\bland ?reg|\bla?n?dw\b|\blwi?r?\b|\blir\b|\bopol[tc]|\bdruzh|\bdrush/,
  landstorm: /\blandst[uo]rm/,
  reserve: /\breserv|\brezerw/,
  grenzer:
    /\bgrenz|\bgraens|\bborder\b|\bpogranicz|\bc?kroat|\bcroat|\bgradis|\bwarasdin|\bpeterward|\blikk?an|\bottoch|\bszluin|\bbanal|\bbanat|\bwalla(ch|ck)|\bszekler/,
} as const satisfies Readonly<Record<string, RegExp>>;

export const CAVALRY_WORDS = {
  hussar: /huss?ar|\bhuzar|\bussar|\bhus\b|\bhuszar/,
  chasseur: /\bchasseur|\bja?e?ger|\bja?egr|\bcacciator|\bstrzelc/,
  chevauleger: /\bchev[aeu]+x? ?leg|\bcavalleg|\bszwolezer|\blight horse\b(?! art)/,
  lancer: /\blanc(er|ier)|\blans(en|j|i|k)er/,
  uhlan: /\buh?lan/,
  cossack: /cossa|kosa[ck]|\bcosa[ck]|\bcosaq|\bkoza|\bbas[ch]+kir|\bkalm[uy][ck]/,
  "light-dragoon":
    /\bl(igh)?t d(ra)?go?o?ns?\b|\bl(igh)?t drag|\bld\b|\bleti?e? drag|\blette drag|\bleicht\w{0,12} drag|\blichte? drag|\bdragons? leger|\blekk\w{1,12} drag/,
  light:
    /\blight (guard )?cav|\blight horse\b|\blet (garde ?)?(ryt|kav)|\bleicht\w{0,12} (garde ?)?kav|\bcavalerie legere|\blekk\w{1,12} kaw|\bmamel|\beclaireur/,
  dragoon:
    /(?<!light |lt |let |lette |leichte |lichte )\b(drag(\b|on|oon|un)|dgns?\b)(?!s? leger)|\b[kd]dg\b|\bdg\b/,
  "horse-grenadier": /\bgrenad/,
  carabinier: /\bcarab|\bkarab/,
  cuirassier: /\bcuir|k[uy]e?r+as|\bkiras|\bkirys/,
  gendarme: /gendarm|\bzandarm/,
  krakus: /\bkrakus/,
  rytter: /\brytter|\bheavy cavalry\b|\breiter\b/,
  landwehr: INFANTRY_WORDS.landwehr,
} as const satisfies Readonly<Record<string, RegExp>>;

export const ARTILLERY_WORDS = {
  "horse-artillery":
    /\bhorse|\brha\b|\btroop|\bcheval\b|\breitend|\bridende|\brytter|\bkonn[aey]|\bcavalry batt|\bkavallerie ?batt|\bvolante/,
  "foot-artillery": /\bfoot|\bpied\b|\bfod|\bfuss|\bpiesz/,
  marine: INFANTRY_WORDS.marine,
  landwehr: INFANTRY_WORDS.landwehr,
  reserve: INFANTRY_WORDS.reserve,
} as const satisfies Readonly<Record<string, RegExp>>;

const YOUNG_GUARD = String.raw`\byoung (imperial )?guard|\bunge? garde|\bjeune garde|\bjunge[nr]? garde|\bmlod\w+ gward`;

/** Patterns for marks of particular units, read from the unit's own name. */
export const UNIT_WORDS = {
  guard:
    /\bguards?\b|\bgds\b|\bgarde|\bguardias?\b|\bgvard|\bgward|\bliv ?gard|\blejb ?gw|\bleib ?gard|\bcoldstream/,
  "old-guard":
    /\bold (imperial )?guard|\bgam(mel|le|l) garde|\bvieille garde|\balte[nr]? garde|\bstar\w{1,12} gward/,
  "middle-guard":
    /\bmiddle (imperial )?guard|\bmoyenne garde|\bmellem garde|\bmitt(el|lere[nr]?) garde|\bsredni\w{1,12} gward/,
  "young-guard": new RegExp(
    String.raw`${YOUNG_GUARD}|\btiraill(eu|o)r|\bvoltig(eu|o)r|\bwoltyz|\btyralier|\bflan(qu|k)[eo]|\bconscri|\bkonskri`,
  ),
  auxiliary: /\bauxil/,
  "national-guard":
    /\bnational ?guard|\bgardes? nationa[lu]|\bnationalgard|\bgward\w{1,12} narod|\bguardia (nazionale|civica)/,
  "honour-guard":
    /\bguards? of honou?r|\bhonou?r guards?|\bgardes? d honneur|\baeresgard|\behrengard|\bgward\w{1,12} honor/,
  "dragoon-guards": /\bdragoon guards/,
  "life-guards": /\blife ?guards?\b|\bliv ?gard/,
  "horse-guards":
    /\bhorse guards?\b|\b(life )?guards? horse (reg|rgt)|\blife guards? horse\b(?! (art|gren|j))|\bblues\b|\b(liv)?garde[nt]? til hest|\bheste? garde|\bkonn\w{1,12} gward|\bgarde zu pferd|\bgardes? a cheval/,
  "garde-du-corps": /\bg(arde|uard)s? d[ue] corps|\bliv ?gard\w{0,12} til hest/,
  elite: /\belit/,
  velites: /\bvelit/,
  foreign:
    /\bforeign|\betranger|\bfremmed|\bcudzoziem|\bswiss|\bsuisse|\bschweiz|\birish|\birland|\birlandais|\bfremde[nr]?\b|\bszwajc|\bportug|\blusit|\bneuchatel|\bwalais|\bvalais|\bchasseurs britan|\bde roll|\bdillon|\bmeuron|\bwatteville|\bsicilian|\bcalabr|\bitalian levy|\bcorsican|\bgreek light|\bisembourg|\bisenb|tour d auvergne|\bcroat|\bkroat/,
  "spain-veteran": /\bspain|\bspani|\bpeninsula|\bespagne|\bhiszpan/,
  "regimental-guns":
    /\bregiment(al|s) ?(batter|gun|art|skyts)|\bregimentsbatt|\bartillerie regimentaire|\bpulkow/,
  kgl: /\bk(gl|\. ?g\. ?l)\b|\bkings? s? ?german|\b(?<!(russo|russian) )german legion|\bkong(ens|elige?) tyske|\bkonigl\w{0,12} deutsche leg|\b(engelsk tyske|englisch deutsche) leg|\blegion allemande|\bkrolewsk\w{1,12} leg/,
  "field-battalion": /\bfield\b|\bfel[td] ?b|\bpolow/,
  "field-jaeger": /\b(field|feld|felt) ?ja?e?ger|\bja?e?ger ?[ck]orps/,
  leib: /\bleib|(?<!garde |gardes |guards )\bdu corps\b|\bliv ?(bat|hus)|\blife (bat|bn|hus)|\bprzyboczn|\bblack hussars|\btotenkopf|\bdeath s head/,
  avantgarde: /\bavant ?gard|\badvanced? guard|\bvanguard|\bawangard/,
  "other-danes": /\bnorw|\bnorge|\bnorsk|\bnorwe|\bsjaell|\bzealand|\bseeland|\bzeland/,
  jutland: /\bjutland|\bjyd?sk|\bjylland|\bjue?tisch|\bjue?tlandi|\bjutlandz/,
  funen: /\bfunen|\bfye?n(en|sk)?\b|\bfye?nske|\bfuhnen|\bfuenen|\bfunische|\bfionsk/,
  vistula: /\bvistul|\bveichs?el|\bweichsel|\bnadwisl|\bwisly/,
  "joseph-napoleon": /\bjoseph napoleon/,
  illyrian: /\billyr|\billir/,
  nassau: /\bnassau/,
  hanseatic: /\bhans[ea]at|\bhanzeat/,
  "russo-german":
    /\brusso german|\brussian german|\bruss\w{0,12} deutsch|\brussisk tysk|\brosyjsko niem/,
  lutzow: /\blue?tzow/,
  reiche: /\breiches?\b/,
  "free-corps":
    /\bfrei ?[ck]orps|\bfree corps|\bfri ?korps|\bcorps franc|\bfrei ?schar|\bstreif|\bpartisan|\bhellwig|\bschill\b|\bnormal (inf|bat)|\bthuring\w{0,12} bat/,
  /** Men no longer fit for the field, whatever their regiments had been. */
  garrison:
    /\bgarrison|\bgarnison|\bveteran(en|s)? ?b(at|n)|\bbat\w{0,12} (de )?veterans|\binvalid/,
  "became-guard": /\bpavlo|\bpawlo|\b(leib|life|lejb|body) ?gren/,
  selected: /\bselect|\budvalgt|\bwybran/,
  volunteer: /\bvolunteer|\bfreiwill|\bfrivil|\bvolont|\bochotn/,
  "national-field": /\bnational ?fel[dt]/,
  national: /\bnational/,
  silesian: /\bsiles|\bschles(?!w)|\bslesisk|\bslask/,
  pomeranian: /\bpomer|\bpomm(er|\b)|\bpomor/,
  kurmark: /\bkur\b|\bkurm\b|\bkurmae?rk|\bkurmarch/,
  neumark: /\bneumark|\bneumaer|\bnowomarch/,
  westphalian: /\bwestph|\bwestf/,
  elbe: /\belb/,
  "east-west-prussian": /\b(east|west|ost|vest|wschodnio|zachodnio) ?pr/,
  chevalier: /\bchevali?er|\bkawalergard/,
  don: /\bdon\b|\bdon ?s?[ck]os|\bdons[ck]|\bataman|\bplatov|\bilow?v?aisk|\bkarpov|\bgreko[vw]/,
  bug: /\bbug\b|\bboug\b|\bbugs?k|\bbuzsk|\bbuzan/,
  brandenburg: /\bbrandenb|\bbrandenburs/,
  rhenish: /\brhen|\brhein|\brhinsk|\brensk/,
  "other-nation":
    /\bbad(en|ois)|\bhess(e|en|ois|ian|isk)|\bbav(ar|ier)|\bbay(er|r)|\bwue?rt+em|\bsax|\bsachs|\bsaechs|\bsakson|\bpol(ish|on|nisch|sk)|\bital(ian|ien|y)|\bnapol(it|i\b)|\bnea?pol|\bwestph|\bwestf|\bespagnol|\bspanish|\bhanov|\bhannov|\bprus|\bpreuss|\bdan(ish|ois|sk)|\bholland|\bdutch|\bbelg/,
  "other-cossack":
    /\bukrain|\bukrajin|\bural|\borenburg|\bbashkir|\bbaschkir|\bkalm|\bteptjar|\btatar|\bblack sea|\bkuban|\bterek/,
  brunswick: /\bbrunswick|\bbraunschw/,
  dutch: /\bdutch\b|\bholland|\bhollandsk/,
  belgian: /\bbelg/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Patterns for marks that a unit gets from the formations above it. */
export const CONTEXT_WORDS = {
  "old-guard": UNIT_WORDS["old-guard"],
  "middle-guard": UNIT_WORDS["middle-guard"],
  "young-guard": new RegExp(YOUNG_GUARD),
  "guard-above": /\bguards?\b|\bgarde|\bgward/,
  "auxiliary-corps":
    /\bauxil\w{0,12} (army )?[ck]orps|\bauxiliaer|\bhjaelpekorps|\bhilfs ?korps|\bposilkow/,
  "third-light-brigade":
    /\b3(rd|\.)? (british )?\(?(light|lette|lekk\w{1,12})\)? brig|\badam\b.{0,80}brig|brig\w{0,12}[ (]+adam|\b3(rd|\.)? brig\w{0,12}[ (]+adam/,
  "polish-army":
    /\bbennigsen|\barmy of poland|\bpolish (reserve )?army|\bpolsk\w{0,12} arm|\barmi\w{1,12} polsk|\bpolnische armee/,
  "spain-veteran": UNIT_WORDS["spain-veteran"],
  "other-danes": UNIT_WORDS["other-danes"],
  "kgl-above": UNIT_WORDS.kgl,
  "third-brigade": /\b3(rd|\.)? (british )?brig/,
  lutzow:
    /\blue?tzow\w{0,12}.{0,80}(free|frei|fri) ?[ck]orps|(free|frei|fri) ?[ck]orps.{0,80}\blue?tzow/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Lands and peoples that the name of a division or a smaller formation may give as the origin of all its units. */
export const PARTS: readonly (keyof typeof UNIT_WORDS)[] = [
  "silesian",
  "pomeranian",
  "kurmark",
  "neumark",
  "westphalian",
  "elbe",
  "vistula",
  "joseph-napoleon",
  "foreign",
  "jutland",
  "funen",
  "don",
  "bug",
];

/** Phrases that contain the word guard but do not mean the guard. */
export const NO_GUARD =
  /\bnational ?guards?|\bgardes? nationa[lu]\w{0,12}|\bnationalgard\w{0,12}|\bgward\w{1,12} narod\w{0,12}|\bguards? of honou?r|\bhonou?r guards?|\bgardes? d honneur|\baeresgard\w{0,12}|\behrengard\w{0,12}|\bdragoon guards|\bguardia (nazionale|civica)|\bavant ?gard\w{0,12}|\badvanced? guard\w{0,12}|\brear ?guards?|\barriere gard\w{0,12}|\bbagtrop\w{0,12}|\bvanguard/g;

/** Words that any regiment of foot may have; they mean line infantry if nothing else is said. */
export const PLAIN_FOOT =
  /\binf(\b|ant)|\bfoot\b|\bmusk|\bpiecho|\bfodfolk|\bir ?\d|\bdeutschmeister|\bconnaught rangers|\bbuffs\b|\broyal scots\b/;

/** Words for foot whose kind is left open; a number has the same effect. */
export const ANY_FOOT = /\d|\breg(im|em|t|\b)|\brgt|\bbat|\bbns?\b|\bpulk/;

/** Troops that were guards although their names do not say so, by the nation they served. */
export const GUARDS_BY_NAME: Readonly<
  Partial<Record<Nation, Readonly<Partial<Record<Arm, RegExp>>>>>
> = {
  france: {
    infantry:
      /\btiraill(eu|o)r|\bvoltig(eu|o)r|\bwoltyz|\bflan(qu|k)[eo]|\bfusiliers? (grenad|chass)|\bgrenad|\bchasseurs? a pied/,
    cavalry: /\bgrenad|\bmamel|\beclaireur|\bempress|\bimperatrice|\blanciers rouges|\bred lancers/,
  },
  russia: {
    infantry: /\bpreobra[sz]|\bsem[ej]+no[vw]|\bi[sz]mail?o[vw]|\blito[vw]sk|\bfinl[iy]?a?nd/,
    cavalry: /\bchevali?er|\bka[vw]alergard/,
  },
};

export const WORDS_OF_ARM: Readonly<Partial<Record<Arm, Readonly<Record<string, RegExp>>>>> = {
  infantry: INFANTRY_WORDS,
  cavalry: CAVALRY_WORDS,
  artillery: ARTILLERY_WORDS,
};

export type Kind =
  | UnitType
  | keyof typeof INFANTRY_WORDS
  | keyof typeof CAVALRY_WORDS
  | keyof typeof ARTILLERY_WORDS;

/** Anything else that distinguishes a unit in table 21. */
export type Mark = keyof typeof UNIT_WORDS | keyof typeof CONTEXT_WORDS;
