import { SANS } from "../../table/drawing/letter-widths";
import { patternFill } from "../../table/drawing/patterns";
import { onPaper, type Pen, rounded, sized } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import type { PlacedCommanderView } from "../scenario/scenario-view";

/** Radius of a commander's disc, at mark 1 in cm. */
const RADIUS = 2;
/** The rim's outer radius, as a multiple of the disc's. */
const RIM = 1.22;
/** Radius of the disc with its rim, at mark 1 in cm. */
export const RIM_RADIUS = RADIUS * RIM;
/** The inner corners of a star, as a share of its outer radius. */
const INNER = 0.42;

type CommanderPicture = Pick<PlacedCommanderView, "name" | "of" | "colour" | "xCm" | "yCm"> & {
  /** The commander's letter in a key, shown instead of the star. */
  readonly letter?: string;
};

/** A commander on the map: a round disc in the side's colour and hatch with a star, unlike any unit. */
export function drawCommander(commander: CommanderPicture, pen: Pen): SvgNode {
  const [x, y] = onPaper(pen, [commander.xCm, commander.yCm]);
  const at = { cx: rounded(x), cy: rounded(y) };
  const { palette } = pen;
  const { colour } = commander;
  const r = commanderRadius(pen);
  return svg("g", { class: `commander side-${colour}` }, [
    svg("title", {}, [[commander.name, commander.of].filter(Boolean).join(", ")]),
    svg("circle", { ...at, r: rounded(r * RIM), fill: palette.halo }),
    svg("circle", {
      ...at,
      r: rounded(r * RIM),
      fill: "none",
      stroke: palette.sideFill[colour],
      "stroke-width": sized(pen, 0.28),
    }),
    svg("circle", { ...at, r: rounded(r), fill: palette.sideFill[colour] }),
    ...(colour === "a" || commander.letter !== undefined
      ? []
      : [svg("circle", { ...at, r: rounded(r), fill: patternFill(pen, `side-${colour}`) })]),
    signOf(commander, pen),
  ]);
}

/** A star or a letter; a letter is on plain colour, so that it can be read. */
function signOf({ xCm, yCm, colour, letter }: CommanderPicture, pen: Pen): SvgNode {
  const [x, y] = onPaper(pen, [xCm, yCm]);
  const r = commanderRadius(pen);
  const { palette } = pen;
  if (letter === undefined) {
    return svg("path", {
      d: starPath([x, y], r * 0.72),
      fill: palette.onSide,
      stroke: palette.sideFill[colour],
      "stroke-width": sized(pen, 0.3),
      "stroke-linejoin": "round",
      "paint-order": "stroke",
    });
  }
  const size = r * (letter.length > 1 ? 1.15 : 1.45);
  return svg(
    "text",
    {
      x: rounded(x),
      y: rounded(y + size * 0.34),
      "text-anchor": "middle",
      "font-family": SANS,
      "font-weight": 600,
      "font-size": rounded(size),
      fill: palette.onSide,
    },
    [letter],
  );
}

/** Radius of a commander's disc in cm. */
export function commanderRadius(pen: Pick<Pen, "mark">): number {
  return RADIUS * pen.mark;
}

/** A five-pointed star about a place on paper, one point up. */
function starPath([x, y]: readonly [number, number], reach: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const away = index % 2 === 0 ? reach : reach * INNER;
    const angle = (index * Math.PI) / 5;
    return `${rounded(x + Math.sin(angle) * away)} ${rounded(y - Math.cos(angle) * away)}`;
  });
  return `M${corners.join("L")}Z`;
}
