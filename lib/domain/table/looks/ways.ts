import { smoothLine, smoothRing } from "@/lib/terrain/smooth";
import { curvePath, type Pen, sized, straightPath } from "../drawing/pen";
import { dashed, stroke, withinEdges } from "../drawing/strokes";
import { type SvgNode, svg } from "../drawing/svg-node";
import { look, type ShapeOf } from "./look";

/** A road: two edges at its true width, broken if it is an earth road. */
export const roadLook = look({
  kind: "road",
  shape: "line",
  isCurved: () => true,
  strata: ["road-edge", "road"],
  draw: (road, pen) => {
    const d = curvePath(pen, smoothLine(road.points));
    const widthCm = Math.max(road.widthCm, 0.9 * pen.mark);
    const edge = road.surface === "earth" ? dashed(pen, 2.2, 1) : {};
    const { palette } = pen;
    return [
      { stratum: "road-edge", node: stroke(d, palette.roadEdge, widthCm, edge) },
      {
        stratum: "road",
        node: stroke(d, palette.road, withinEdges(widthCm, pen), { "stroke-linecap": "round" }),
      },
    ];
  },
});

/** A stream at its true width, with broken banks while the width is undecided. */
export const streamLook = look({
  kind: "stream",
  shape: "line",
  isCurved: () => true,
  strata: ["water-edge", "water"],
  draw: (stream, pen) => {
    const d = curvePath(pen, smoothLine(stream.points));
    const widthCm = Math.max(stream.widthCm ?? 1, 0.7 * pen.mark);
    const round = { "stroke-linecap": "round" };
    const bank = stream.widthCm === null ? dashed(pen, 1, 0.7) : round;
    const { palette } = pen;
    return [
      { stratum: "water-edge", node: stroke(d, palette.waterInk, widthCm, bank) },
      { stratum: "water", node: stroke(d, palette.water, withinEdges(widthCm, pen), round) },
    ];
  },
});

/** Water with two drawn banks, parallel or not: a broad river, or a pond. */
export const waterLook = look({
  kind: "water",
  shape: "area",
  isCurved: () => true,
  strata: ["water-edge", "water"],
  draw: (water, pen) => {
    const d = curvePath(pen, smoothRing(water.points));
    const { palette } = pen;
    const bank = { d, fill: "none", stroke: palette.waterInk, "stroke-width": sized(pen, 0.5) };
    return [
      { stratum: "water-edge", node: svg("path", bank) },
      { stratum: "water", node: svg("path", { d, fill: palette.water }) },
    ];
  },
});

type CrossingSort = NonNullable<ShapeOf<"crossing">["crossing"]>;

/** A bridge, drawn with planks or parapets, or a ford, drawn as a line of stones. */
export const crossingLook = look({
  kind: "crossing",
  shape: "line",
  endsAfter: 2,
  isNamedBeside: true,
  strata: ["crossing"],
  draw: ({ crossing: sort, widthCm, points }, pen) => {
    const nodes = CROSSINGS[sort ?? "open"](straightPath(pen, points), widthCm, pen);
    return [{ stratum: "crossing", node: svg("g", {}, nodes) }];
  },
});

type CrossingLook = (d: string, widthCm: number, pen: Pen) => SvgNode[];

const CROSSINGS: Readonly<Record<CrossingSort | "open", CrossingLook>> = {
  "wood-bridge": (d, widthCm, pen) => [
    ...deck(d, widthCm, pen, pen.palette.timber),
    stroke(d, pen.palette.wall, widthCm, dashed(pen, 0.12, 0.8)),
  ],
  "stone-bridge": (d, widthCm, pen) => deck(d, widthCm, pen, pen.palette.stone),
  ford: (d, widthCm, pen) => [stroke(d, pen.palette.waterInk, widthCm, dashed(pen, 0.25, 0.6))],
  open: (d, widthCm, pen) => [
    stroke(d, pen.palette.open, widthCm, { "stroke-opacity": 0.7, ...dashed(pen, 0.8, 0.5) }),
  ],
};

function deck(d: string, widthCm: number, { palette, mark }: Pen, fill: string): SvgNode[] {
  return [
    stroke(d, palette.wall, widthCm),
    stroke(d, fill, Math.max(widthCm * 0.5, widthCm - 0.5 * mark)),
  ];
}
