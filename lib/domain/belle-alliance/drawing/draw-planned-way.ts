import type { Point } from "@/lib/terrain/point";
import { SANS } from "../../table/drawing/letter-widths";
import { onPaper, type Pen, rounded, sized, straightPath } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import type { SideColour } from "../../table/side-colours";
import type { PlannedWayView } from "../scenario/scenario-view";

/** Radius of the disc that numbers a bound, at mark 1 in cm. */
export const BOUND_RADIUS = 2;

const LINE = { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

type WayPicture = Pick<PlannedWayView, "places" | "colour">;

/** A planned way on the map: a broken line in its side's colour with an arrow's head at its end. */
export function drawPlannedWay({ places, colour }: WayPicture, pen: Pen): SvgNode {
  const d = straightPath(pen, places);
  const ink = pen.palette.sideInk[colour];
  return svg("g", { class: `planned-way side-${colour}` }, [
    svg("path", { d, ...LINE, stroke: pen.palette.halo, "stroke-width": sized(pen, 1.1) }),
    svg("path", {
      ...{ d, ...LINE, stroke: ink, "stroke-width": sized(pen, 0.5) },
      "stroke-dasharray": `${sized(pen, 1.8)} ${sized(pen, 1.1)}`,
    }),
    svg("path", {
      ...{ d: headPath(places, pen), fill: ink },
      ...{ stroke: pen.palette.halo, "stroke-width": sized(pen, 0.3) },
    }),
  ]);
}

/** The end of the way, as an arrow's head. */
function headPath(places: readonly Point[], pen: Pen): string {
  const to: Point = places.at(-1) ?? [0, 0];
  const from: Point = places.at(-2) ?? to;
  const [x, y] = onPaper(pen, to);
  const [fromX, fromY] = onPaper(pen, from);
  const size = 2.2 * pen.mark;
  const away = Math.hypot(x - fromX, y - fromY) || 1;
  const [east, south] = [((x - fromX) / away) * size, ((y - fromY) / away) * size];
  const corner = (along: number, aside: number) =>
    `${rounded(x + east * along - south * aside)} ${rounded(y + south * along + east * aside)}`;
  return `M${corner(0, 0)}L${corner(-1, 0.5)}L${corner(-1, -0.5)}Z`;
}

interface BoundPicture {
  readonly bound: number;
  readonly xCm: number;
  readonly yCm: number;
  readonly colour: SideColour;
}

/** Where the head is at the end of a bound: a light disc with the bound's number, unlike a commander's. */
export function drawBound({ bound, xCm, yCm, colour }: BoundPicture, pen: Pen): SvgNode {
  const [x, y] = onPaper(pen, [xCm, yCm]);
  const ink = pen.palette.sideInk[colour];
  const size = BOUND_RADIUS * pen.mark * (bound > 99 ? 0.95 : 1.35);
  return svg("g", { class: "way-bound" }, [
    svg("circle", {
      ...{ cx: rounded(x), cy: rounded(y), r: sized(pen, BOUND_RADIUS), fill: pen.palette.sheet },
      ...{ stroke: ink, "stroke-width": sized(pen, 0.35) },
    }),
    svg(
      "text",
      {
        x: rounded(x),
        y: rounded(y + size * 0.34),
        "text-anchor": "middle",
        "font-family": SANS,
        "font-weight": 600,
        "font-size": rounded(size),
        fill: ink,
      },
      [String(bound)],
    ),
  ]);
}

/** The outline of a bound's disc in the picture. */
export function boundOutline(
  { xCm, yCm }: Pick<BoundPicture, "xCm" | "yCm">,
  pen: Pen,
): readonly Point[] {
  const [x, y] = onPaper(pen, [xCm, yCm]);
  const r = BOUND_RADIUS * pen.mark;
  return [
    [x - r, y - r],
    [x + r, y - r],
    [x + r, y + r],
    [x - r, y + r],
  ];
}
