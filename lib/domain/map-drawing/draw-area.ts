import { hachures } from "@/lib/terrain/hachures";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import type { Feature } from "../scenario/feature";
import { patternFill } from "./patterns";
import { apart, curvePath, type Pen, sized, straightPath, strokesPath } from "./pen";
import type { DrawnPart } from "./stratum";
import { type SvgAttributes, type SvgNode, svg } from "./svg-node";

type Hill = Extract<Feature, { kind: "hill" }>;
type Wood = Extract<Feature, { kind: "wood" }>;
type Ground = Extract<Feature, { kind: "ground" }>;
type Building = Extract<Feature, { kind: "building" }>;

/** A hill layer: its ground, strokes downhill and the contour. */
export function drawHill(hill: Hill, pen: Pen): readonly DrawnPart[] {
  const curve = smoothRing(hill.points);
  const d = curvePath(pen, curve);
  const strokes = hachures(flattened(curve), {
    everyCm: apart(pen, 1.6),
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
      opacity: 0.75,
    }),
    svg("path", { d, fill: "none", stroke: palette.contour, "stroke-width": sized(pen, 0.28) }),
  ]);
  return [{ stratum: "hill", node }];
}

/** A wood with its trees. */
export function drawWood(wood: Wood, pen: Pen): readonly DrawnPart[] {
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
}

/** Ground that is neither open nor wood; corners stay corners where men had set them. */
export function drawGround(feature: Ground, pen: Pen): readonly DrawnPart[] {
  return [{ stratum: "ground", node: groundNode(feature, pen) }];
}

function groundNode(feature: Ground, pen: Pen): SvgNode {
  const { palette } = pen;
  const straight = straightPath(pen, feature.points, "Z");
  const smooth = curvePath(pen, smoothRing(feature.points));
  const thin = { "stroke-width": sized(pen, 0.22) };
  switch (feature.ground) {
    case null:
      return outlined(straight, "none", palette.open, pen);
    case "marsh":
      return svg("path", { d: smooth, fill: patternFill(pen, "marsh") });
    case "pit":
      return pitNode(feature, pen);
    case "scrub":
      return svg("path", { d: smooth, fill: patternFill(pen, "scrub") });
    case "orchard":
      return svg("g", {}, [
        svg("path", { d: straight, fill: palette.wood }),
        svg("path", {
          d: straight,
          fill: patternFill(pen, "orchard"),
          stroke: palette.woodInk,
          ...thin,
        }),
      ]);
    case "garden":
    case "ploughed":
    case "overgrown":
      return svg("g", {}, [
        svg("path", { d: straight, fill: palette.field }),
        outlined(straight, patternFill(pen, feature.ground), palette.fieldInk, pen),
      ]);
  }
}

function outlined(d: string, fill: string, stroke: string, pen: Pen): SvgNode {
  return svg("path", {
    d,
    fill,
    stroke,
    "stroke-width": sized(pen, 0.22),
    "stroke-dasharray": `${sized(pen, 1)} ${sized(pen, 0.7)}`,
  });
}

function pitNode(pit: Ground, pen: Pen): SvgNode {
  const curve = smoothRing(pit.points);
  const d = curvePath(pen, curve);
  const strokes = hachures(flattened(curve), {
    everyCm: apart(pen, 1.3),
    lengthsCm: [1.2 * pen.mark],
    downhill: "inside",
  });
  const line = { fill: "none", stroke: pen.palette.contour, "stroke-width": sized(pen, 0.25) };
  return svg("g", {}, [
    svg("path", { ...line, d, fill: pen.palette.hill(3) }),
    svg("path", { ...line, d: strokesPath(pen, strokes) }),
  ]);
}

/** A building; strong stone has a heavy wall, an open question a broken one, a reinforced one teeth. */
export function drawBuilding(building: Building, pen: Pen): readonly DrawnPart[] {
  const { palette } = pen;
  const d = straightPath(pen, building.points, "Z");
  const wall = { d, stroke: palette.wall, "stroke-linejoin": "miter" };
  const looks: Readonly<Record<NonNullable<Building["material"]> | "open", SvgAttributes>> = {
    wood: { fill: palette.timber, "stroke-width": sized(pen, 0.18) },
    stone: { fill: palette.stone, "stroke-width": sized(pen, 0.25) },
    "strong-stone": { fill: palette.stone, "stroke-width": sized(pen, 0.7) },
    open: {
      fill: palette.halo,
      stroke: palette.open,
      "stroke-width": sized(pen, 0.3),
      "stroke-dasharray": `${sized(pen, 0.8)} ${sized(pen, 0.5)}`,
    },
  };
  const walls = svg("path", { ...wall, ...looks[building.material ?? "open"] });
  const node = building.reinforced ? svg("g", {}, [teeth(d, pen), walls]) : walls;
  return [{ stratum: "building", node }];
}

/** Round a reinforced building: a wide broken stroke, of which the walls leave teeth. */
function teeth(d: string, pen: Pen): SvgNode {
  return svg("path", {
    d,
    fill: "none",
    stroke: pen.palette.wall,
    "stroke-width": sized(pen, 1.7),
    "stroke-dasharray": `${sized(pen, 0.4)} ${sized(pen, 0.5)}`,
  });
}
