import { type Pen, rounded } from "./pen";
import { type SvgNode, svg } from "./svg-node";

/** Fills with a pattern. */
const PATTERNS = [
  "wood",
  "orchard",
  "ploughed",
  "overgrown",
  "scrub",
  "garden",
  "marsh",
  "side-b",
  "side-c",
  "side-d",
] as const;
type PatternName = (typeof PATTERNS)[number];

/** The `fill` of a shape drawn with a pattern. */
export function patternFill(pen: Pen, name: PatternName): string {
  return `url(#${pen.idPrefix}-${name})`;
}

/** The definitions of all patterns, for one picture. */
export function drawPatterns(pen: Pen): readonly SvgNode[] {
  return PATTERNS.map((name) => patternNode(pen, name));
}

/** The definitions of the patterns used in one drawing. */
export function patternsIn(node: SvgNode, pen: Pen): readonly SvgNode[] {
  const text = JSON.stringify(node);
  return PATTERNS.filter((name) => text.includes(patternFill(pen, name))).map((name) =>
    patternNode(pen, name),
  );
}

interface PatternTile {
  readonly size: readonly [number, number];
  readonly turnDeg?: number;
  readonly marks: (pen: Pen) => readonly SvgNode[];
}

const tree = "M1.1 1.9a.8.8 0 1 1 .6 0M1.4 1.9v.7M3.3 4a.8.8 0 1 1 .6 0M3.6 4v.4";
const stalk = "M.8 1.9v-1M.8 1.3l.4-.4M.8 1.3l-.4-.4M2.4 3v-1M2.4 2.4l.4-.4M2.4 2.4l-.4-.4";

const line = (d: string, stroke: string, width: number): SvgNode =>
  svg("path", { d, fill: "none", stroke, "stroke-width": width });

const TILES: Readonly<Record<PatternName, PatternTile>> = {
  wood: { size: [4.4, 4.4], marks: ({ palette }) => [line(tree, palette.woodInk, 0.24)] },
  orchard: {
    size: [2, 2],
    marks: ({ palette }) => [svg("circle", { cx: 1, cy: 1, r: 0.42, fill: palette.woodInk })],
  },
  ploughed: {
    size: [1.5, 1.5],
    turnDeg: 24,
    marks: ({ palette }) => [line("M0 .75h1.5", palette.fieldInk, 0.2)],
  },
  overgrown: { size: [3.2, 3], marks: ({ palette }) => [line(stalk, palette.fieldInk, 0.22)] },
  scrub: {
    size: [4, 3.4],
    marks: ({ palette }) => [
      line("M.5 1.4q.4-.9.8 0q.4-.9.8 0M2.3 3.1q.4-.9.8 0q.4-.9.8 0", palette.woodInk, 0.24),
    ],
  },
  garden: {
    size: [3, 2.2],
    marks: ({ palette }) => [line("M.4.5h2.2M.4 1.1h2.2M.4 1.7h2.2", palette.woodInk, 0.22)],
  },
  marsh: {
    size: [4, 2.4],
    marks: ({ palette }) => [line("M.5.6h1.8M2.3 1.8h1.5", palette.waterInk, 0.25)],
  },
  "side-b": { size: [1.1, 1.1], turnDeg: 45, marks: hatch("M0 .55h1.1") },
  "side-c": { size: [1.1, 1.1], marks: hatch("M.55 0v1.1") },
  "side-d": { size: [1.1, 1.1], turnDeg: 45, marks: hatch("M0 .55h1.1M.55 0v1.1") },
};

function hatch(d: string): PatternTile["marks"] {
  return ({ palette }) => [
    svg("path", { d, stroke: palette.onSide, "stroke-width": 0.2, "stroke-opacity": 0.55 }),
  ];
}

function patternNode(pen: Pen, name: PatternName): SvgNode {
  const { size, turnDeg, marks } = TILES[name];
  const transform = [`scale(${rounded(pen.mark)})`, ...(turnDeg ? [`rotate(${turnDeg})`] : [])];
  return svg(
    "pattern",
    {
      id: `${pen.idPrefix}-${name}`,
      width: size[0],
      height: size[1],
      patternUnits: "userSpaceOnUse",
      patternTransform: transform.join(" "),
    },
    marks(pen),
  );
}
