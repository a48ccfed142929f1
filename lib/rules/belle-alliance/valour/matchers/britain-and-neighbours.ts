import type { Mark } from "../valour-lexicon";
import {
  DRAGOONS,
  formation,
  HUSSARS,
  kind,
  kindAsk,
  kindLikely,
  LINE,
  type NumberRange,
  near,
  type RowMatcher,
  unit,
  unitLikely,
  wholeArm,
} from "./row-matcher";

/** Regiments in Highland dress, and the 71st, which had given it up but kept its pipes and name. */
const HIGHLAND_NUMBERS: NumberRange[] = [
  [42, 42],
  [78, 79],
  [92, 93],
];
/** Fusiliers and light infantry that orders of battle often call just "Foot". */
const FUSILIERS_AND_LIGHT: NumberRange[] = [
  [7, 7],
  [21, 21],
  [23, 23],
  [43, 43],
  [51, 52],
  [68, 68],
  [71, 71],
  [85, 85],
  [90, 90],
];
const NOT_ADAMS: Mark[] = ["third-light-brigade"];

export const LOW_COUNTRIES: readonly RowMatcher[] = [
  kind("belgium-linie-jaegere", "line", "jaeger"),
  near("belgium-linie-jaegere", "light", "fusilier"),
  kind("belgium-milits", "militia"),
  near("belgium-milits", "landwehr"),
  kind("belgium-karabinerer", "carabinier"),
  kind("belgium-husarer-lette-dragoner", "hussar", "light-dragoon"),
  near("belgium-husarer-lette-dragoner", "dragoon"),
  wholeArm("belgium-artillery"),
  kind("holland-milits", "militia"),
  near("holland-milits", "landwehr"),
  kind("holland-karabinerer", "carabinier"),
  kind("holland-husarer-lette-dragoner", "hussar", "light-dragoon"),
  near("holland-husarer-lette-dragoner", "dragoon"),
];

export const DENMARK: readonly RowMatcher[] = [
  formation("denmark-auxiliaerkorps", { marks: ["auxiliary-corps"] }),
  kindLikely("denmark-auxiliaerkorps", {
    kinds: [...LINE, "light", "jaeger", "schutzen", "grenadier", "rifle"],
    not: ["other-danes"],
    years: [1813],
  }),
  kindAsk("denmark-auxiliaerkorps", {
    kinds: [...LINE, "light", "jaeger", "schutzen", "grenadier", "rifle"],
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

export const ENGLAND: readonly RowMatcher[] = [
  unit("england-3-lette-brigade-95-riffel", { marks: ["third-light-brigade"] }),
  unitLikely("england-3-lette-brigade-95-riffel", {
    kinds: [...LINE, "light", "highlander"],
    marks: ["third-brigade"],
    numbers: [
      [52, 52],
      [71, 71],
    ],
    years: [1815],
  }),
  unit("england-3-lette-brigade-95-riffel", { kinds: ["rifle"], numbers: [[95, 95]] }),
  unitLikely("england-3-lette-brigade-95-riffel", {
    kinds: ["light", "line"],
    numbers: [[95, 95]],
  }),
  kindAsk("england-3-lette-brigade-95-riffel", { kinds: ["rifle"], numbers: null }),
  ...[HIGHLAND_NUMBERS, null].map((numbers) =>
    unit("england-hoejlaendere", { kinds: ["highlander"], numbers, not: NOT_ADAMS }),
  ),
  unitLikely("england-hoejlaendere", { kinds: ["highlander"], not: NOT_ADAMS }),
  unit("england-hoejlaendere", { kinds: LINE, numbers: HIGHLAND_NUMBERS, not: NOT_ADAMS }),
  unitLikely("england-hoejlaendere", { kinds: ["light"], numbers: [[71, 71]], not: NOT_ADAMS }),
  kind("england-garde-linie-fusilerer-lette", "line", "fusilier", "light"),
  unit("england-garde-linie-fusilerer-lette", { marks: ["guard"] }),
  unit("england-garde-linie-fusilerer-lette", { kinds: ["fusilier"] }),
  unitLikely("england-garde-linie-fusilerer-lette", {
    kinds: LINE,
    numbers: FUSILIERS_AND_LIGHT,
    not: NOT_ADAMS,
    years: [1813],
  }),
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

export const HANOVER: readonly RowMatcher[] = [
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
