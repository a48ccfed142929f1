import type { Kind, Mark } from "./valour-traits";

/**
 * How closely a row names its units, closest first: by the unit itself, by the formation it serves
 * in, by the kind of troops, or no more than the arm (a "-" in table 21).
 */
export const RANKS = ["unit", "formation", "kind", "arm"] as const;
export type Rank = (typeof RANKS)[number];

/** From and to, both counted in. */
export type NumberRange = readonly [number, number];

/** What a unit must be for a row of table 21 to be about it; every condition given must hold. */
export interface RowMatcher {
  readonly row: string;
  readonly rank: Rank;
  /** Any of these. */
  readonly kinds?: readonly Kind[];
  /** None of these. */
  readonly notKinds?: readonly Kind[];
  /** All of these. */
  readonly marks?: readonly Mark[];
  /** None of these. */
  readonly not?: readonly Mark[];
  /** The unit's number within one of these; null for a unit whose number is unknown. */
  readonly numbers?: readonly NumberRange[] | null;
  /** Every battalion the name tells apart is one of these; without one, no match. */
  readonly battalions?: readonly number[];
  readonly corps?: readonly number[];
  readonly divisions?: readonly number[];
  readonly years?: readonly number[];
  readonly confidence: "sure" | "likely" | "ask";
}

type Conditions = Omit<RowMatcher, "row" | "rank" | "confidence">;

const matcher =
  (rank: Rank, confidence: RowMatcher["confidence"] = "sure") =>
  (row: string, conditions: Conditions = {}): RowMatcher => ({
    row: `t21-${row}`,
    rank,
    confidence,
    ...conditions,
  });

const unit = matcher("unit");
const unitLikely = matcher("unit", "likely");
const unitAsk = matcher("unit", "ask");
const formation = matcher("formation");
const kindLikely = matcher("kind", "likely");
const kindAsk = matcher("kind", "ask");
const wholeArm = (row: string) => matcher("arm")(row, { not: ["russo-german"] });
const kind = (row: string, ...kinds: Kind[]) => matcher("kind")(row, { kinds });
const near = (row: string, ...kinds: Kind[]) => kindLikely(row, { kinds });

const LIGHT_HORSE: Kind[] = [
  "hussar",
  "chasseur",
  "chevauleger",
  "lancer",
  "uhlan",
  "light-dragoon",
  "light",
];
const HUSSARS: Kind[] = ["hussar"];
const LANCERS: Kind[] = ["uhlan", "lancer"];
const DRAGOONS: Kind[] = ["dragoon"];
const LINE: Kind[] = ["line", "fusilier"];
const FOOT_OF_THE_GUARD: Kind[] = ["grenadier", "jaeger"];
const LANDWEHR: Kind[] = ["landwehr", "militia"];

const SMALL_STATES: readonly RowMatcher[] = [
  kind("anhalt-lette", "light"),
  near("anhalt-lette", "jaeger"),
  kind("anhalt-jaegere", "chasseur"),
  kind("baden-lette-dragoner", "light-dragoon"),
  near("baden-lette-dragoner", "dragoon"),
  kind("baden-chevauleger", "chevauleger"),
  kind("bavaria-lette", "light"),
  near("bavaria-lette", "jaeger"),
  unit("bavaria-nationalgarde", { marks: ["national-guard"] }),
  kind("bavaria-chevauleger", "chevauleger"),
  unit("berg-gardelansenerer", { kinds: LANCERS, marks: ["guard"] }),
  unitLikely("berg-gardelansenerer", { kinds: LANCERS }),
  unit("brunswick-livbataljonen", { marks: ["leib"] }),
  unit("brunswick-avantgardebataljonen", { marks: ["avantgarde"] }),
  kind("brunswick-linie-lette", "line", "light"),
  near("brunswick-linie-lette", "jaeger", "fusilier"),
  kind("brunswick-ulaner", "uhlan", "lancer"),
  kind("brunswick-husarer", "hussar"),
  unit("hanseatic-cities-hanseatisk-legion-infantry", { marks: ["hanseatic"] }),
  matcher("arm", "likely")("hanseatic-cities-hanseatisk-legion-infantry"),
  unit("hanseatic-cities-hanseatisk-legion-cavalry", { marks: ["hanseatic"] }),
  matcher("arm", "likely")("hanseatic-cities-hanseatisk-legion-cavalry"),
  unit("hanseatic-cities-hanseatisk-legion-artillery", { marks: ["hanseatic"] }),
  matcher("arm", "likely")("hanseatic-cities-hanseatisk-legion-artillery"),
  unit("hesse-garde", { marks: ["guard"] }),
  kind("hesse-chevauleger", "chevauleger"),
  kind("illyria-lette", "light"),
  near("illyria-lette", "line", "jaeger"),
  unit("mecklenburg-garde", { marks: ["guard"] }),
  kind("mecklenburg-jaegere-husarer", "chasseur", "hussar"),
  unit("nassau-1-og-2-bataljon", { battalions: [1, 2], kinds: [...LINE, "light", "grenadier"] }),
  unit("nassau-3-bataljon", { battalions: [3] }),
  kindAsk("nassau-1-og-2-bataljon", { kinds: [...LINE, "light", "grenadier"], battalions: [] }),
  kindAsk("nassau-3-bataljon", { kinds: [...LINE, "light", "militia"], battalions: [] }),
  unit("nassau-frivillige-jaegere", { kinds: ["jaeger"], marks: ["volunteer"] }),
  kindLikely("nassau-frivillige-jaegere", { kinds: ["jaeger"] }),
  unit("spain-joseph-napoleon-regimentet", { marks: ["joseph-napoleon"] }),
  kind("wurttemberg-linie-lette", "line", "light"),
  near("wurttemberg-linie-lette", "fusilier", "jaeger"),
  kind("wurttemberg-jaegere-chevauleger", "chasseur", "chevauleger"),
  wholeArm("wurttemberg-artillery"),
  kind("wurzburg-linie", "line"),
  near("wurzburg-linie", "fusilier"),
];

const LOW_COUNTRIES: readonly RowMatcher[] = [
  kind("belgium-linie-jaegere", "line", "jaeger"),
  near("belgium-linie-jaegere", "light", "fusilier"),
  kind("belgium-milits", "militia"),
  near("belgium-milits", "landwehr"),
  kind("belgium-karabinerer", "carabinier"),
  kind("belgium-husarer-lette-dragoner", "hussar", "light-dragoon"),
  wholeArm("belgium-artillery"),
  kind("holland-milits", "militia"),
  near("holland-milits", "landwehr"),
  kind("holland-karabinerer", "carabinier"),
  kind("holland-husarer-lette-dragoner", "hussar", "light-dragoon"),
];

const DENMARK: readonly RowMatcher[] = [
  formation("denmark-auxiliaerkorps", { marks: ["auxiliary-corps"] }),
  kindLikely("denmark-auxiliaerkorps", {
    kinds: [...LINE, "light", "jaeger", "schutzen", "grenadier", "rifle"],
    years: [1813],
  }),
  kindAsk("denmark-auxiliaerkorps", {
    kinds: [...LINE, "light", "jaeger", "schutzen", "grenadier", "rifle"],
    years: [1814, 1815],
  }),
  kind("denmark-ryttere", "rytter"),
  near("denmark-ryttere", "cuirassier"),
  kindAsk("denmark-ryttere", { kinds: DRAGOONS }),
  unit("denmark-jyske-lette-dragoner-husarer", {
    kinds: ["light-dragoon", "dragoon"],
    marks: ["jutland"],
  }),
  kind("denmark-jyske-lette-dragoner-husarer", "hussar"),
  unit("denmark-fynske-lette-dragoner", {
    kinds: ["light-dragoon", "dragoon"],
    marks: ["funen"],
  }),
  kindAsk("denmark-jyske-lette-dragoner-husarer", { kinds: ["light-dragoon", "dragoon"] }),
  kindAsk("denmark-fynske-lette-dragoner", { kinds: ["light-dragoon", "dragoon"] }),
  wholeArm("denmark-artillery"),
];

/** Regiments in Highland dress; the 71st had given it up, kept pipes and name. */
const HIGHLAND_NUMBERS: NumberRange[] = [
  [42, 42],
  [78, 79],
  [92, 93],
];
const NOT_ADAMS: Mark[] = ["third-light-brigade"];

const ENGLAND: readonly RowMatcher[] = [
  unit("england-3-lette-brigade-95-riffel", { marks: ["third-light-brigade"] }),
  unit("england-3-lette-brigade-95-riffel", { kinds: ["rifle"], numbers: [[95, 95]] }),
  unitLikely("england-3-lette-brigade-95-riffel", { kinds: ["light"], numbers: [[95, 95]] }),
  kindAsk("england-3-lette-brigade-95-riffel", { kinds: ["rifle"], numbers: null }),
  unit("england-hoejlaendere", { kinds: ["highlander"], not: NOT_ADAMS }),
  unit("england-hoejlaendere", { kinds: LINE, numbers: HIGHLAND_NUMBERS, not: NOT_ADAMS }),
  unitLikely("england-hoejlaendere", { kinds: ["light"], numbers: [[71, 71]], not: NOT_ADAMS }),
  kind("england-garde-linie-fusilerer-lette", "line", "fusilier", "light"),
  unit("england-garde-linie-fusilerer-lette", { marks: ["guard"] }),
  unit("england-garde-linie-fusilerer-lette", { kinds: ["fusilier"] }),
  near("england-garde-linie-fusilerer-lette", "rifle", "jaeger", "grenadier"),
  kind("england-1813-linie", "line"),
  unit("england-life-guards-horse-guards", { marks: ["life-guards", "guard"] }),
  unit("england-life-guards-horse-guards", { marks: ["horse-guards", "guard"] }),
  kind("england-gardedragoner-dragoner", "dragoon"),
  unit("england-gardedragoner-dragoner", {
    kinds: ["dragoon"],
    marks: ["guard"],
    not: ["life-guards", "horse-guards"],
  }),
  kind("england-husarer-lette-dragoner", "hussar", "light-dragoon"),
  wholeArm("england-artillery"),
];

const FRENCH_FOOT: readonly RowMatcher[] = [
  unit("france-grenaderer-og-jaegere-af-den-gamle-garde", { marks: ["guard", "old-guard"] }),
  unit("france-grenaderer-og-jaegere-af-den-gamle-garde", {
    kinds: FOOT_OF_THE_GUARD,
    marks: ["guard"],
    numbers: [[1, 2]],
    not: ["young-guard", "middle-guard"],
  }),
  unitAsk("france-grenaderer-og-jaegere-af-den-gamle-garde", {
    kinds: FOOT_OF_THE_GUARD,
    notKinds: ["fusilier"],
    marks: ["guard"],
    numbers: null,
    not: ["young-guard", "middle-guard"],
  }),
  unit("france-fusilergarden-turins-og-firenzes-veliter", {
    kinds: ["fusilier"],
    marks: ["guard"],
  }),
  unit("france-fusilergarden-turins-og-firenzes-veliter", { marks: ["velites", "guard"] }),
  unitLikely("france-fusilergarden-turins-og-firenzes-veliter", { marks: ["velites"] }),
  unitAsk("france-fusilergarden-turins-og-firenzes-veliter", {
    marks: ["guard", "middle-guard"],
    years: [1813, 1814],
  }),
  unit("france-ung-garde-infantry", { marks: ["guard", "young-guard"] }),
  kind("france-marine-udvalgt-linie-og-lette", "marine"),
  unitAsk("france-marine-udvalgt-linie-og-lette", { kinds: ["marine"], marks: ["guard"] }),
  unit("france-marine-udvalgt-linie-og-lette", { kinds: ["line", "light"], marks: ["selected"] }),
  unit("france-fremmedregimenter", { marks: ["foreign"] }),
  unit("france-nationalgarde", { marks: ["national-guard"] }),
  formation("france-1813-12-division", { divisions: [12] }),
  formation("france-1813-iii-xi-xii-xiii-xiv-korps", { corps: [3, 11, 12, 13, 14] }),
  formation("france-1813-ix-korps-32-division", { corps: [9] }),
  formation("france-1813-ix-korps-32-division", { divisions: [32] }),
  unit("france-1815-3-og-4-gardegrenaderer-og-gardejaegere", {
    kinds: FOOT_OF_THE_GUARD,
    marks: ["guard"],
    numbers: [[3, 4]],
    not: ["young-guard"],
  }),
  unit("france-1815-3-og-4-gardegrenaderer-og-gardejaegere", {
    kinds: FOOT_OF_THE_GUARD,
    marks: ["guard", "middle-guard"],
    numbers: null,
  }),
  unit("france-1815-ung-garde-infantry", { marks: ["guard", "young-guard"] }),
  formation("france-1815-1-og-6-division", { divisions: [1, 6], kinds: ["line", "light"] }),
  formation("france-1815-14-19-og-20-division", {
    divisions: [14, 19, 20],
    kinds: ["line", "light"],
  }),
  kind("france-1815-de-fleste-linie-og-lette", "line", "light"),
];

const FRENCH_HORSE: readonly RowMatcher[] = [
  unit("france-grenaderer-elitegendarmer-gammel-garde", {
    kinds: ["horse-grenadier"],
    marks: ["guard", "old-guard"],
  }),
  unit("france-grenaderer-elitegendarmer-gammel-garde", {
    kinds: ["gendarme"],
    marks: ["guard", "elite"],
  }),
  unitLikely("france-grenaderer-elitegendarmer-gammel-garde", {
    kinds: ["gendarme"],
    marks: ["elite"],
  }),
  unitAsk("france-grenaderer-elitegendarmer-gammel-garde", {
    kinds: ["horse-grenadier"],
    not: ["old-guard", "young-guard"],
    marks: ["guard"],
  }),
  unit("france-grenaderer-ung-garde", {
    kinds: ["horse-grenadier"],
    marks: ["guard", "young-guard"],
  }),
  unitAsk("france-grenaderer-ung-garde", {
    kinds: ["horse-grenadier"],
    not: ["old-guard", "young-guard"],
    marks: ["guard"],
  }),
  kind("france-karabinerer", "carabinier"),
  kind("france-kyrasserer", "cuirassier"),
  kind("france-gendarmer", "gendarme"),
  unit("france-gardedragoner-gammel-garde", { kinds: DRAGOONS, marks: ["guard", "old-guard"] }),
  unitAsk("france-gardedragoner-gammel-garde", {
    kinds: DRAGOONS,
    marks: ["guard"],
    not: ["old-guard", "young-guard"],
  }),
  unit("france-gardedragoner-ung-garde-dragoner-spaniensveteraner", {
    kinds: DRAGOONS,
    marks: ["guard", "young-guard"],
  }),
  unitAsk("france-gardedragoner-ung-garde-dragoner-spaniensveteraner", {
    kinds: DRAGOONS,
    marks: ["guard"],
    not: ["old-guard", "young-guard"],
  }),
  unit("france-gardedragoner-ung-garde-dragoner-spaniensveteraner", {
    kinds: DRAGOONS,
    marks: ["spain-veteran"],
  }),
  kind("france-dragoner-lansenerer", "dragoon", "lancer"),
  near("france-dragoner-lansenerer", "chevauleger", "uhlan"),
  unit("france-let-garderytteri-gammel-garde", {
    kinds: LIGHT_HORSE,
    marks: ["guard", "old-guard"],
  }),
  unitAsk("france-let-garderytteri-gammel-garde", {
    kinds: LIGHT_HORSE,
    marks: ["guard"],
    not: ["old-guard", "young-guard"],
  }),
  unit("france-let-garderytteri-ung-garde", {
    kinds: LIGHT_HORSE,
    marks: ["guard", "young-guard"],
  }),
  unitAsk("france-let-garderytteri-ung-garde", {
    kinds: LIGHT_HORSE,
    marks: ["guard"],
    not: ["old-guard", "young-guard"],
  }),
  unit("france-aeresgarde", { marks: ["honour-guard"] }),
  kind("france-husarer-jaegere", "hussar", "chasseur"),
  unit("france-1813-13-kyrasserer", { kinds: ["cuirassier"], numbers: [[13, 13]] }),
  unit("france-1815-grenaderer-elitegendarmer", {
    kinds: ["horse-grenadier"],
    marks: ["guard"],
  }),
  unit("france-1815-grenaderer-elitegendarmer", { kinds: ["gendarme"], marks: ["guard", "elite"] }),
  unitLikely("france-1815-grenaderer-elitegendarmer", { kinds: ["gendarme"], marks: ["elite"] }),
  kind("france-1815-kyrasserer", "cuirassier"),
  unit("france-1815-gardedragoner", { kinds: DRAGOONS, marks: ["guard"] }),
  kind("france-1815-dragoner", "dragoon"),
  kind("france-1815-lansenerer", "lancer"),
  near("france-1815-lansenerer", "chevauleger", "uhlan"),
  unit("france-1815-let-garderytteri", { kinds: LIGHT_HORSE, marks: ["guard"] }),
  kind("france-1815-husarer", "hussar"),
  kind("france-1815-jaegere", "chasseur"),
];

const FRENCH_GUNS: readonly RowMatcher[] = [
  unit("france-gammel-garde", { marks: ["guard", "old-guard"] }),
  unitLikely("france-gammel-garde", {
    kinds: ["horse-artillery"],
    marks: ["guard"],
    not: ["young-guard", "auxiliary"],
  }),
  unitAsk("france-gammel-garde", {
    kinds: ["foot-artillery"],
    marks: ["guard"],
    not: ["young-guard", "auxiliary", "old-guard"],
  }),
  unit("france-ung-garde-artillery", { marks: ["guard", "young-guard"] }),
  unitAsk("france-ung-garde-artillery", {
    kinds: ["foot-artillery"],
    marks: ["guard"],
    not: ["old-guard", "young-guard"],
    years: [1813, 1814],
  }),
  unit("france-marine", { kinds: ["marine"] }),
  unitLikely("france-1813-visse-linie-og-regimentsbatterier", { marks: ["regimental-guns"] }),
  unit("france-1815-ung-garde-artillery", { marks: ["guard", "young-guard"] }),
  unitLikely("france-1815-ung-garde-artillery", { marks: ["guard", "auxiliary"] }),
  kind("france-1815-ridende-liniebatterier", "horse-artillery"),
];

const HANOVER: readonly RowMatcher[] = [
  unit("hanover-kgl-infantry", { marks: ["kgl"] }),
  kind("hanover-linie-lette", "line", "light"),
  near("hanover-linie-lette", "jaeger", "fusilier"),
  kind("hanover-landevaern", "landwehr"),
  near("hanover-landevaern", "militia"),
  unit("hanover-kgl-husarer", { kinds: HUSSARS, marks: ["kgl"] }),
  unit("hanover-kgl-lette-dragoner", { kinds: ["light-dragoon"], marks: ["kgl"] }),
  unitLikely("hanover-kgl-lette-dragoner", { kinds: DRAGOONS, marks: ["kgl"] }),
  kind("hanover-husarer", "hussar"),
  unit("hanover-kgl-artillery", { marks: ["kgl"] }),
  wholeArm("hanover-artillery"),
  unit("hanover-1815-kgl-linie-lette-jaegerkorps", { marks: ["kgl"] }),
  unit("hanover-1815-kgl-linie-lette-jaegerkorps", { marks: ["field-jaeger"], not: ["kgl"] }),
  unit("hanover-1815-feltbataljoner", { marks: ["field-battalion"], not: ["field-jaeger"] }),
  kindAsk("hanover-1815-feltbataljoner", { kinds: [...LINE, "light", "jaeger"] }),
  kind("hanover-1815-husarer", "hussar"),
];

const ITALY_AND_POLAND: readonly RowMatcher[] = [
  kind("italy-linie-lette", "line", "light"),
  near("italy-linie-lette", "fusilier", "jaeger"),
  kind("italy-dragoner", "dragoon"),
  kind("italy-jaegere", "chasseur"),
  wholeArm("italy-artillery"),
  unit("naples-elite", { marks: ["elite"] }),
  kind("naples-linie-lette", "line", "light"),
  near("naples-linie-lette", "fusilier", "jaeger"),
  kind("naples-jaegere-chevauleger", "chasseur", "chevauleger"),
  unit("poland-veichel-legionen-gardebataljonen", { marks: ["vistula"] }),
  unit("poland-veichel-legionen-gardebataljonen", { marks: ["guard"] }),
  kind("poland-linie", "line"),
  near("poland-linie", "fusilier"),
  kind("poland-kyrasserer", "cuirassier"),
  kind("poland-ulaner-jaegere-husarer-krakus", "uhlan", "lancer", "chasseur", "hussar", "krakus"),
  near("poland-ulaner-jaegere-husarer-krakus", "chevauleger"),
  wholeArm("poland-artillery"),
];

const PRUSSIAN_FOOT: readonly RowMatcher[] = [
  unit("prussia-garde-infantry", { marks: ["guard"] }),
  kind("prussia-grenaderer", "grenadier"),
  matcher("kind")("prussia-linie-skytter", { kinds: [...LINE, "schutzen"], years: [1813, 1814] }),
  kindLikely("prussia-linie-skytter", { kinds: [...LINE, "schutzen"], years: [1815] }),
  kindAsk("prussia-linie-skytter", { kinds: ["jaeger", "light", "rifle"] }),
  unit("prussia-udvalgte-reservebataljoner", { kinds: ["reserve"], marks: ["selected"] }),
  near("prussia-reserve-russisk-tyske-legion-reiche-bataljon", "reserve"),
  unit("prussia-reserve-russisk-tyske-legion-reiche-bataljon", { marks: ["russo-german"] }),
  unit("prussia-reserve-russisk-tyske-legion-reiche-bataljon", { marks: ["reiche"] }),
  kind("prussia-landevaern-infantry", ...LANDWEHR),
  unit("prussia-lutzows-frikorps-infantry", { marks: ["lutzow"] }),
  unit("prussia-1813-12-regiment", { kinds: LINE, numbers: [[12, 12]] }),
  unit("prussia-1815-skytter", { kinds: ["schutzen"] }),
  unit("prussia-1815-1-til-12-linie", { kinds: LINE, numbers: [[1, 12]] }),
  unit("prussia-1815-13-til-24-linie", { kinds: LINE, numbers: [[13, 24]] }),
  unit("prussia-1815-25-26-30-og-31-linie", {
    kinds: LINE,
    numbers: [
      [25, 26],
      [30, 31],
    ],
  }),
  unit("prussia-1815-27-til-29-linie-pommersk-kur-og-neumark", {
    kinds: LINE,
    numbers: [[27, 29]],
  }),
  kindAsk("prussia-1815-1-til-12-linie", { kinds: LINE, numbers: null }),
  kindAsk("prussia-1815-13-til-24-linie", { kinds: LINE, numbers: null }),
  kindAsk("prussia-1815-25-26-30-og-31-linie", { kinds: LINE, numbers: null }),
  kindAsk("prussia-1815-27-til-29-linie-pommersk-kur-og-neumark", { kinds: LINE, numbers: null }),
  ...(["pomeranian", "kurmark", "neumark"] as const).map((province) =>
    unit("prussia-1815-27-til-29-linie-pommersk-kur-og-neumark", {
      kinds: LANDWEHR,
      marks: [province],
    }),
  ),
  unit("prussia-1815-slesisk-landevaern", { kinds: LANDWEHR, marks: ["silesian"] }),
  ...(["westphalian", "elbe"] as const).map((province) =>
    unit("prussia-1815-westphalsk-og-elb-landevaern-infantry", {
      kinds: LANDWEHR,
      marks: [province],
    }),
  ),
];

const H7_9 = "prussia-1815-7-til-9-husarer-4-til-6-ulaner-pommersk-slesisk";

const PRUSSIAN_HORSE: readonly RowMatcher[] = [
  unit("prussia-garde-du-corps", { marks: ["garde-du-corps", "guard"] }),
  kind("prussia-kyrasserer", "cuirassier"),
  unit("prussia-gardedragoner", { kinds: DRAGOONS, marks: ["guard"] }),
  kind("prussia-dragoner", "dragoon"),
  unit("prussia-let-garderytteri-frivillige-gardejaegere", {
    kinds: [...LIGHT_HORSE, "cossack"],
    marks: ["guard"],
  }),
  unit("prussia-let-garderytteri-frivillige-gardejaegere", {
    kinds: ["cossack"],
    marks: ["volunteer"],
  }),
  unit("prussia-livhusarer", { kinds: HUSSARS, marks: ["leib"] }),
  unitLikely("prussia-livhusarer", { kinds: HUSSARS, numbers: [[1, 2]], years: [1813, 1814] }),
  kind("prussia-landevaern-cavalry", ...LANDWEHR),
  unit("prussia-russisk-tyske-husarer", { kinds: HUSSARS, marks: ["russo-german"] }),
  unit("prussia-lutzows-frikorps-nationalrytteri", { marks: ["lutzow"] }),
  unit("prussia-lutzows-frikorps-nationalrytteri", { marks: ["national"] }),
  unit("prussia-1815-1-til-6-dragoner", { kinds: DRAGOONS, numbers: [[1, 6]] }),
  unit("prussia-1815-7-og-8-dragoner", { kinds: DRAGOONS, numbers: [[7, 8]] }),
  unit("prussia-1815-1-og-2-husarer", { kinds: HUSSARS, numbers: [[1, 2]] }),
  unit("prussia-1815-3-til-6-husarer-1-til-3-ulaner", { kinds: HUSSARS, numbers: [[3, 6]] }),
  unit("prussia-1815-3-til-6-husarer-1-til-3-ulaner", { kinds: LANCERS, numbers: [[1, 3]] }),
  unit(H7_9, { kinds: HUSSARS, numbers: [[7, 9]] }),
  unit(H7_9, { kinds: LANCERS, numbers: [[4, 6]] }),
  ...(["pomeranian", "silesian", "kurmark", "neumark"] as const).map((province) =>
    unit(H7_9, { kinds: LANDWEHR, marks: [province] }),
  ),
  unit("prussia-1815-10-til-12-husarer-7-og-8-ulaner", { kinds: HUSSARS, numbers: [[10, 12]] }),
  unit("prussia-1815-10-til-12-husarer-7-og-8-ulaner", { kinds: LANCERS, numbers: [[7, 8]] }),
  ...(["westphalian", "elbe"] as const).map((province) =>
    unit("prussia-1815-westphalsk-og-elb-landevaern-cavalry", {
      kinds: LANDWEHR,
      marks: [province],
    }),
  ),
  kindAsk("prussia-1815-1-til-6-dragoner", { kinds: DRAGOONS, numbers: null }),
  kindAsk("prussia-1815-7-og-8-dragoner", { kinds: DRAGOONS, numbers: null }),
  kindAsk("prussia-1815-1-og-2-husarer", { kinds: HUSSARS, numbers: null }),
  kindAsk("prussia-1815-3-til-6-husarer-1-til-3-ulaner", {
    kinds: [...HUSSARS, ...LANCERS],
    numbers: null,
  }),
  kindAsk(H7_9, { kinds: [...HUSSARS, ...LANCERS], numbers: null }),
  kindAsk("prussia-1815-10-til-12-husarer-7-og-8-ulaner", {
    kinds: [...HUSSARS, ...LANCERS],
    numbers: null,
  }),
];

const PRUSSIAN_GUNS: readonly RowMatcher[] = [
  unit("prussia-garde-artillery", { marks: ["guard"] }),
  wholeArm("prussia-artillery"),
  unit("prussia-reserve", { kinds: ["reserve"] }),
  unit("prussia-landevaern-artillery", { kinds: ["landwehr"] }),
  unit("prussia-lutzows-frikorps-artillery", { marks: ["lutzow"] }),
  wholeArm("prussia-1815-artillery"),
];

const RUSSIA: readonly RowMatcher[] = [
  kind("russia-grenaderer", "grenadier"),
  unit("russia-garde", { marks: ["guard"] }),
  kind("russia-linie-lette", "line", "light"),
  near("russia-linie-lette", "jaeger", "fusilier"),
  formation("russia-polske-arme", { marks: ["polish-army"], kinds: ["line", "light", "jaeger"] }),
  kind("russia-landevaern-infantry", ...LANDWEHR),
  kind("russia-landstorm", "landstorm"),
  unit("russia-chevaliergarden-garden-til-hest", { marks: ["chevalier", "guard"] }),
  unitLikely("russia-chevaliergarden-garden-til-hest", { marks: ["chevalier"] }),
  unit("russia-chevaliergarden-garden-til-hest", { marks: ["horse-guards", "guard"] }),
  unit("russia-gardekyrasserer", { kinds: ["cuirassier"], marks: ["guard"] }),
  unit("russia-gardedragoner", { kinds: DRAGOONS, marks: ["guard"] }),
  unit("russia-let-garderytteri-gardekosakker-don-kosakker-bug", {
    kinds: [...LIGHT_HORSE, "cossack"],
    marks: ["guard"],
  }),
  unit("russia-let-garderytteri-gardekosakker-don-kosakker-bug", {
    kinds: ["cossack"],
    marks: ["don"],
  }),
  unit("russia-let-garderytteri-gardekosakker-don-kosakker-bug", {
    kinds: ["cossack"],
    marks: ["bug"],
  }),
  kindAsk("russia-let-garderytteri-gardekosakker-don-kosakker-bug", {
    kinds: ["cossack"],
    not: ["other-cossack"],
  }),
  kind("russia-jaegere", "chasseur"),
  kind("russia-landevaern-cavalry", ...LANDWEHR),
  wholeArm("russia-artillery"),
];

const SAXONY_TO_WESTPHALIA: readonly RowMatcher[] = [
  unit("saxony-garde-grenaderer", { marks: ["guard"] }),
  kind("saxony-garde-grenaderer", "grenadier"),
  kind("saxony-linie-lette", "line", "light"),
  near("saxony-linie-lette", "jaeger", "fusilier"),
  kind("saxony-kyrasserer", "cuirassier"),
  unitLikely("saxony-kyrasserer", { marks: ["garde-du-corps", "guard"] }),
  kind("saxony-chevauleger-husarer", "chevauleger", "hussar"),
  unit("sweden-garde-grenaderer", { marks: ["guard"] }),
  kind("sweden-garde-grenaderer", "grenadier"),
  kind("sweden-linie", "line"),
  kind("sweden-kyrasserer", "cuirassier"),
  unit("sweden-gardedragoner", { kinds: DRAGOONS, marks: ["guard"] }),
  kind("sweden-karabinerer-dragoner", "carabinier", "dragoon"),
  kind("sweden-husarer", "hussar"),
  unit("westphalia-garde", { marks: ["guard"] }),
  kind("westphalia-linie-lette", "line", "light"),
  near("westphalia-linie-lette", "fusilier", "jaeger"),
  kind("westphalia-husarer", "hussar"),
  wholeArm("westphalia-artillery"),
];

const AUSTRIA: readonly RowMatcher[] = [
  kind("austria-grenaderer", "grenadier"),
  kind("austria-linie", "line"),
  near("austria-linie", "fusilier"),
  kind("austria-jaegere", "jaeger"),
  kind("austria-grenzere", "grenzer"),
  kind("austria-landevaern", "landwehr"),
  near("austria-landevaern", "militia"),
  kind("austria-chevauleger-husarer-ulaner", "chevauleger", "hussar", "uhlan"),
  near("austria-chevauleger-husarer-ulaner", "lancer"),
  wholeArm("austria-artillery"),
];

/** Which units the rows of table 21 are about; the row itself adds heading, arm and year. */
export const ROW_MATCHERS: readonly RowMatcher[] = [
  ...SMALL_STATES,
  ...LOW_COUNTRIES,
  ...DENMARK,
  ...ENGLAND,
  ...FRENCH_FOOT,
  ...FRENCH_HORSE,
  ...FRENCH_GUNS,
  ...HANOVER,
  ...ITALY_AND_POLAND,
  ...PRUSSIAN_FOOT,
  ...PRUSSIAN_HORSE,
  ...PRUSSIAN_GUNS,
  ...RUSSIA,
  ...SAXONY_TO_WESTPHALIA,
  ...AUSTRIA,
];

/** A unit that bears one of these is only matched by rows that name it (or by the whole arm). */
export const SETTING_APART_MARKS: readonly Mark[] = [
  "guard",
  "national-guard",
  "honour-guard",
  "foreign",
  "kgl",
  "russo-german",
  "lutzow",
  "volunteer",
  "vistula",
];
