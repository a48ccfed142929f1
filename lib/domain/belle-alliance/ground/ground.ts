import {
  NO_EFFECT,
  OPEN_QUESTION,
  type TerrainEffect,
} from "@/lib/rules/belle-alliance/terrain-effect";
import { hachures } from "@/lib/terrain/hachures";
import { perimeterCm, type Ring } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import type { PointCm } from "../../document/primitives";
import { patternFill } from "../../table/drawing/patterns";
import {
  curvePath,
  type Pen,
  sized,
  spacing,
  straightPath,
  strokesPath,
} from "../../table/drawing/pen";
import { dashed } from "../../table/drawing/strokes";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { AREA_SAMPLE, ROUND_SAMPLE } from "../../table/ground/corners";
import { question } from "../../table/ground/terrain-field";
import { terrainKind } from "./terrain-kind";

const SORTS = ["orchard", "ploughed", "overgrown", "scrub", "garden", "marsh", "pit"] as const;
type Sort = (typeof SORTS)[number];

const START: readonly PointCm[] = [
  [-10, 7],
  [10, 7],
  [10, -7],
  [-10, -7],
];

/** Ground that is neither open nor wood; man-made areas keep sharp corners. */
export const ground = terrainKind({
  kind: "ground",
  shape: "area",
  fields: { ground: question(SORTS) },
  openFinding: "ground-kind-open",
  family: "ground",
  toolKey: "F",
  start: START,
  needsWideHitArea: false,
  isCurved: ({ ground: sort }) => sort !== null && CURVED.has(sort),
  strata: ["ground"],
  meaning: ({ ground: sort }) => (sort === null ? OPEN_QUESTION : MEANINGS[sort]),
  draw: (feature, pen) => [
    { stratum: "ground", node: LOOKS[feature.ground ?? "open"](feature.points, pen) },
  ],
  fringeCm: ({ points }) => perimeterCm(points),
  sample: ({ ground: sort }) => ({ points: sort === "pit" ? ROUND_SAMPLE : AREA_SAMPLE }),
});

const CURVED: ReadonlySet<Sort> = new Set(["marsh", "scrub", "pit"]);

const DIFFICULT: TerrainEffect = { ...NO_EFFECT, difficult: true };
const OF_THE_SCENARIO: TerrainEffect = {
  ...DIFFICULT,
  noRicochet: true,
  remarks: ["scenario-ground"],
};

/**
 * Difficult ground [2.3.7]; shot does not ricochet on orchards, ploughed fields and the kinds a scenario adds [3.4.5].
 * Scrub is an area here; a row of shrubs is a fence.
 */
const MEANINGS: Readonly<Record<Sort, TerrainEffect>> = {
  orchard: { ...DIFFICULT, noRicochet: true },
  ploughed: { ...DIFFICULT, noRicochet: true },
  overgrown: DIFFICULT,
  scrub: DIFFICULT,
  garden: OF_THE_SCENARIO,
  marsh: OF_THE_SCENARIO,
  pit: OF_THE_SCENARIO,
};

type Look = (points: Ring, pen: Pen) => SvgNode;

const LOOKS: Readonly<Record<Sort | "open", Look>> = {
  open: (points, pen) => outlined(points, pen, { fill: "none", stroke: pen.palette.open }),
  marsh: smoothly("marsh"),
  scrub: smoothly("scrub"),
  pit,
  orchard: (points, pen) => {
    const d = straightPath(pen, points, "Z");
    const edge = { stroke: pen.palette.woodInk, "stroke-width": sized(pen, 0.22) };
    return svg("g", {}, [
      svg("path", { d, fill: pen.palette.wood }),
      svg("path", { d, fill: patternFill(pen, "orchard"), ...edge }),
    ]);
  },
  garden: field("garden"),
  ploughed: field("ploughed"),
  overgrown: field("overgrown"),
};

function smoothly(pattern: "marsh" | "scrub"): Look {
  return (points, pen) =>
    svg("path", { d: curvePath(pen, smoothRing(points)), fill: patternFill(pen, pattern) });
}

function field(pattern: "garden" | "ploughed" | "overgrown"): Look {
  return (points, pen) =>
    svg("g", {}, [
      svg("path", { d: straightPath(pen, points, "Z"), fill: pen.palette.field }),
      outlined(points, pen, { fill: patternFill(pen, pattern), stroke: pen.palette.fieldInk }),
    ]);
}

function outlined(
  points: Ring,
  pen: Pen,
  colours: { readonly fill: string; readonly stroke: string },
): SvgNode {
  return svg("path", {
    d: straightPath(pen, points, "Z"),
    ...colours,
    "stroke-width": sized(pen, 0.22),
    ...dashed(pen, 1, 0.7),
  });
}

function pit(points: Ring, pen: Pen): SvgNode {
  const curve = smoothRing(points);
  const strokes = hachures(flattened(curve), {
    everyCm: spacing(pen, 1.3),
    lengthsCm: [1.2 * pen.mark],
    downhill: "inside",
  });
  const line = { fill: "none", stroke: pen.palette.contour, "stroke-width": sized(pen, 0.25) };
  return svg("g", {}, [
    svg("path", { ...line, d: curvePath(pen, curve), fill: pen.palette.hill(3) }),
    svg("path", { ...line, d: strokesPath(pen, strokes) }),
  ]);
}
