import {
  DRAGOONS,
  HUSSARS,
  kind,
  kindAsk,
  kindLikely,
  LANCERS,
  LANDWEHR,
  LIGHT_HORSE,
  LINE,
  matcher,
  near,
  type RowMatcher,
  unit,
  unitLikely,
  wholeArm,
} from "./row-matcher";

const HUSSARS_7_TO_9 = "prussia-1815-7-til-9-husarer-4-til-6-ulaner-pommersk-slesisk";

export const PRUSSIAN_FOOT: readonly RowMatcher[] = [
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

export const PRUSSIAN_HORSE: readonly RowMatcher[] = [
  unit("prussia-garde-du-corps", { marks: ["garde-du-corps", "guard"] }),
  kind("prussia-kyrasserer", "cuirassier"),
  unit("prussia-gardedragoner", { kinds: DRAGOONS, marks: ["guard"] }),
  kind("prussia-dragoner", "dragoon"),
  unit("prussia-let-garderytteri-frivillige-gardejaegere", {
    kinds: [...LIGHT_HORSE, "cossack"],
    marks: ["guard"],
  }),
  unit("prussia-let-garderytteri-frivillige-gardejaegere", { marks: ["guard", "volunteer"] }),
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
  unit(HUSSARS_7_TO_9, { kinds: HUSSARS, numbers: [[7, 9]] }),
  unit(HUSSARS_7_TO_9, { kinds: LANCERS, numbers: [[4, 6]] }),
  ...(["pomeranian", "silesian", "kurmark", "neumark"] as const).map((province) =>
    unit(HUSSARS_7_TO_9, { kinds: LANDWEHR, marks: [province] }),
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
  kindAsk(HUSSARS_7_TO_9, { kinds: [...HUSSARS, ...LANCERS], numbers: null }),
  kindAsk("prussia-1815-10-til-12-husarer-7-og-8-ulaner", {
    kinds: [...HUSSARS, ...LANCERS],
    numbers: null,
  }),
];

export const PRUSSIAN_GUNS: readonly RowMatcher[] = [
  unit("prussia-garde-artillery", { marks: ["guard"] }),
  wholeArm("prussia-artillery"),
  unit("prussia-reserve", { kinds: ["reserve"] }),
  unit("prussia-landevaern-artillery", { kinds: ["landwehr"] }),
  unit("prussia-lutzows-frikorps-artillery", { marks: ["lutzow"] }),
  wholeArm("prussia-1815-artillery"),
];
