import { hachures } from "@/lib/terrain/hachures";
import { perimeterCm, type Ring } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import { patternFill } from "../drawing/patterns";
import { curvePath, type Pen, sized, spacing, straightPath, strokesPath } from "../drawing/pen";
import { dashed } from "../drawing/strokes";
import { type SvgNode, svg } from "../drawing/svg-node";
import { look, type ShapeOf } from "./look";

/** A hill layer: its ground, downhill strokes and the contour. */
export const hillLook = look({
  kind: "hill",
  shape: "area",
  isCurved: () => true,
  strata: ["hill"],
  draw: (hill, pen) => {
    const curve = smoothRing(hill.points);
    const d = curvePath(pen, curve);
    const strokes = hachures(flattened(curve), {
      everyCm: spacing(pen, 1.6),
      lengthsCm: [1.4 * pen.mark, 2.1 * pen.mark],
      downhill: "outside",
    });
    const { palette } = pen;
    const node = svg("g", {}, [
      svg("path", { d, fill: palette.hill(hill.level) }),
      svg("path", {
        d: strokesPath(pen, strokes),
        fill: "none",
        stroke: palette.contour,
        "stroke-width": sized(pen, 0.16),
        "stroke-opacity": 0.75,
      }),
      svg("path", { d, fill: "none", stroke: palette.contour, "stroke-width": sized(pen, 0.28) }),
    ]);
    return [{ stratum: "hill", node }];
  },
  fringeCm: ({ points }) => perimeterCm(points),
});

/** A wood, drawn with trees. */
export const woodLook = look({
  kind: "wood",
  shape: "area",
  isCurved: () => true,
  strata: ["wood"],
  draw: (wood, pen) => {
    const d = curvePath(pen, smoothRing(wood.points));
    const { palette } = pen;
    const node = svg("g", {}, [
      svg("path", { d, fill: palette.wood }),
      svg("path", {
        d,
        fill: patternFill(pen, "wood"),
        stroke: palette.woodInk,
        "stroke-width": sized(pen, 0.3),
      }),
    ]);
    return [{ stratum: "wood", node }];
  },
});

type Sort = NonNullable<ShapeOf<"ground">["ground"]>;

/** Ground that is neither open nor wood; man-made areas keep sharp corners. */
export const groundLook = look({
  kind: "ground",
  shape: "area",
  isCurved: ({ ground: sort }) => sort !== null && CURVED.has(sort),
  strata: ["ground"],
  draw: ({ ground: sort, points }, pen) => [
    { stratum: "ground", node: LOOKS[sort ?? "open"](points, pen) },
  ],
  fringeCm: ({ points }) => perimeterCm(points),
});

const CURVED: ReadonlySet<Sort> = new Set(["marsh", "scrub", "pit"]);

type GroundLook = (points: Ring, pen: Pen) => SvgNode;

const LOOKS: Readonly<Record<Sort | "open", GroundLook>> = {
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

function smoothly(pattern: "marsh" | "scrub"): GroundLook {
  return (points, pen) =>
    svg("path", { d: curvePath(pen, smoothRing(points)), fill: patternFill(pen, pattern) });
}

function field(pattern: "garden" | "ploughed" | "overgrown"): GroundLook {
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
