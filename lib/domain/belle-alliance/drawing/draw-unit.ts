import { ownOutline } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import { scaled } from "@/lib/terrain/transform";
import { patternFill } from "../../table/drawing/patterns";
import { onPaper, type Pen, rounded, sized, straightPath } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import type { PlacedUnitView } from "../scenario/scenario-view";

/** What is needed to draw a unit; a view's unit has all of it. */
type UnitPicture = Omit<PlacedUnitView, "sideId" | "under">;

/** A unit in its place: footprint at true scale, arm, facing, the side's colour and hatch. */
export function drawUnit(unit: UnitPicture, pen: Pen): SvgNode {
  const transform = unitTransform(unit, pen);
  return svg("g", { class: `unit side-${unit.colour}` }, [
    svg("title", {}, [unit.name]),
    svg("g", { transform }, bodyOf(unit, pen)),
    ...hatchOf(unit, pen),
    svg("g", { transform }, [
      ...symbolOf(unit, pen),
      ...heldWalls(unit, pen),
      facingTip(unit, pen),
    ]),
  ]);
}

/** The transform for a unit drawn about its own centre. */
function unitTransform(
  unit: { readonly xCm: number; readonly yCm: number; readonly facingDeg: number },
  pen: Pen,
): string {
  const [x, y] = onPaper(pen, [unit.xCm, unit.yCm]);
  return `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(unit.facingDeg)})`;
}

/** The outline about the unit's own centre, front to the north of the paper. */
function ownPath(unit: UnitPicture, factor = 1): string {
  const own = scaled(ownOutline(unit.outline, unit), [0, 0], factor);
  return `${steps(own)}Z`;
}

function steps(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(-y)}`).join("L")}`;
}

/** The inner size of a hollow square, as a share of the outer. */
const HOLLOW = 0.62;

function bodyOf(unit: UnitPicture, pen: Pen): readonly SvgNode[] {
  if (unit.formation === "skirmish-line") return skirmishers(unit, pen);
  const hollow = unit.formation === "square" ? ownPath(unit, HOLLOW) : "";
  const d = `${ownPath(unit)}${hollow}`;
  const loose = ["rest", "work", "garrison"].includes(unit.formation);
  const { palette } = pen;
  const body = {
    d,
    "fill-rule": "evenodd",
    stroke: palette.halo,
    "stroke-width": sized(pen, loose || unit.formation === "huddle" ? 0.4 : 0.22),
    ...(loose || unit.formation === "huddle"
      ? { "stroke-dasharray": `${sized(pen, 0.9)} ${sized(pen, 0.6)}` }
      : {}),
  };
  return [
    svg("path", {
      ...body,
      fill: palette.sideFill[unit.colour],
      ...(loose ? { "fill-opacity": 0.7 } : {}),
    }),
  ];
}

/**
 * Colour is never the only sign of a side: all but the first have a hatch. Its direction is fixed to the table rather
 * than the unit, so that a file needs only one pattern per side.
 */
function hatchOf(
  { colour, formation, outline, ...stand }: UnitPicture,
  pen: Pen,
): readonly SvgNode[] {
  if (colour === "a" || formation === "skirmish-line") return [];
  const hollow = scaled(outline, [stand.xCm, stand.yCm], HOLLOW);
  const rings = formation === "square" ? [outline, hollow] : [outline];
  const d = rings.map((ring) => straightPath(pen, ring, "Z")).join("");
  return [svg("path", { d, "fill-rule": "evenodd", fill: patternFill(pen, `side-${colour}`) })];
}

function skirmishers(unit: UnitPicture, pen: Pen): readonly SvgNode[] {
  const count = Math.max(2, Math.min(40, Math.round(unit.widthCm / (2.2 * pen.mark))));
  const step = unit.widthCm / count;
  const radius = Math.min(sized(pen, 0.75), Math.max(unit.depthCm / 2, 0.4));
  const line = svg("path", {
    d: ownPath(unit),
    fill: pen.palette.sideFill[unit.colour],
    "fill-opacity": 0.18,
  });
  const dots = Array.from({ length: count }, (_, index) =>
    svg("circle", {
      cx: rounded(-unit.widthCm / 2 + step * (index + 0.5)),
      cy: 0,
      r: rounded(radius),
      fill: unit.colour === "a" ? pen.palette.sideFill.a : pen.palette.halo,
      stroke: pen.palette.sideFill[unit.colour],
      "stroke-width": sized(pen, 0.35),
    }),
  );
  return [line, ...dots];
}

function symbolOf(unit: UnitPicture, pen: Pen): readonly SvgNode[] {
  if (unit.formation === "skirmish-line") return [];
  const x = unit.widthCm / 2;
  const y = unit.depthCm / 2;
  const ink = {
    fill: "none",
    stroke: pen.palette.onSide,
    "stroke-width": sized(pen, 0.42),
    "stroke-linecap": "butt",
  };
  switch (unit.arm) {
    case "infantry":
      return unit.formation === "column-of-march"
        ? [svg("path", { ...ink, d: marchArrow(unit) })]
        : [];
    case "cavalry":
      return [
        svg("path", { ...ink, d: `M${rounded(-x)} ${rounded(y)}L${rounded(x)} ${rounded(-y)}` }),
      ];
    case "artillery":
      return [svg("path", { ...ink, d: barrels(unit) })];
    case "train":
      return [svg("path", { ...ink, d: `M${rounded(-x)} 0H${rounded(x)}` }), wheel(unit, ink)];
    case "engineers":
      return [svg("path", { ...ink, d: bridgeSign(unit) })];
  }
}

function marchArrow({ widthCm, depthCm }: UnitPicture): string {
  const x = widthCm * 0.3;
  const y = depthCm / 2 - widthCm * 0.25;
  return `M${rounded(-x)} ${rounded(-y + x)}L0 ${rounded(-y)}L${rounded(x)} ${rounded(-y + x)}`;
}

/** Draws one stroke per model gun, at most twelve. */
function barrels({ widthCm, depthCm }: UnitPicture): string {
  const count = Math.max(1, Math.min(12, Math.round(widthCm / 5)));
  const step = widthCm / count;
  const reach = depthCm * 0.3;
  return Array.from({ length: count }, (_, index) => {
    const x = -widthCm / 2 + step * (index + 0.5);
    return `M${rounded(x)} ${rounded(-reach)}V${rounded(reach)}`;
  }).join("");
}

function wheel({ widthCm, depthCm }: UnitPicture, ink: Readonly<Record<string, string | number>>) {
  return svg("circle", { ...ink, cx: 0, cy: 0, r: rounded(Math.min(widthCm, depthCm) * 0.3) });
}

function bridgeSign({ widthCm, depthCm }: UnitPicture): string {
  const x = widthCm * 0.3;
  const y = depthCm * 0.25;
  return `M${rounded(-x)} ${rounded(y)}V${rounded(-y)}H${rounded(x)}V${rounded(y)}M0 ${rounded(-y)}V${rounded(y)}`;
}

/** The walls of the building it holds, in its side's colour. */
function heldWalls(unit: UnitPicture, pen: Pen): readonly SvgNode[] {
  if (unit.holds === null) return [];
  const d = `${steps(ownOutline(unit.holds.outline, unit))}Z`;
  const { palette } = pen;
  return [
    svg("path", { d, fill: "none", stroke: palette.halo, "stroke-width": sized(pen, 1) }),
    svg("path", {
      d,
      fill: "none",
      stroke: palette.sideFill[unit.colour],
      "stroke-width": sized(pen, 0.55),
    }),
  ];
}

function facingTip(unit: UnitPicture, pen: Pen): SvgNode {
  const front = -unit.depthCm / 2;
  const half = Math.min(sized(pen, 1.3), unit.widthCm / 2);
  return svg("path", {
    d: `M${rounded(-half)} ${rounded(front)}L0 ${rounded(front - 1.8 * pen.mark)}L${rounded(half)} ${rounded(front)}Z`,
    fill: pen.palette.sideFill[unit.colour],
    stroke: pen.palette.halo,
    "stroke-width": sized(pen, 0.12),
  });
}
