import type { Kind } from "../valour-lexicon";
import {
  DRAGOONS,
  formation,
  kind,
  LIGHT_HORSE,
  near,
  type RowMatcher,
  unit,
  unitAsk,
  unitLikely,
} from "./row-matcher";

const FOOT_OF_THE_GUARD: Kind[] = ["grenadier", "jaeger"];

export const FRENCH_FOOT: readonly RowMatcher[] = [
  unit("france-grenaderer-og-jaegere-af-den-gamle-garde", {
    kinds: FOOT_OF_THE_GUARD,
    notKinds: ["fusilier"],
    marks: ["guard", "old-guard"],
  }),
  unitAsk("france-grenaderer-og-jaegere-af-den-gamle-garde", {
    notKinds: ["fusilier", ...FOOT_OF_THE_GUARD],
    marks: ["guard", "old-guard"],
    not: ["velites"],
  }),
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
  unit("france-ung-garde-infantry", {
    notKinds: ["fusilier"],
    marks: ["guard", "young-guard"],
  }),
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

export const FRENCH_HORSE: readonly RowMatcher[] = [
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

export const FRENCH_GUNS: readonly RowMatcher[] = [
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
