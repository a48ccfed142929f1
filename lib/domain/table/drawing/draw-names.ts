import { footBelowMiddle, LABEL_STYLES, type LabelBox } from "./label";
import type { MapLabel } from "./label-request";
import { type LabelFace, SANS, SERIF } from "./letter-widths";
import { type Pen, rounded, sized } from "./pen";
import { type SvgNode, svg } from "./svg-node";

const FACES: Readonly<Record<LabelFace, Readonly<Record<string, string | number>>>> = {
  sans: { "font-family": SANS, "font-weight": 600 },
  serifItalic: { "font-family": SERIF, "font-style": "italic", "font-weight": 400 },
  serifSemiboldItalic: { "font-family": SERIF, "font-style": "italic", "font-weight": 600 },
};

/** A label with its halo, and the leader line to it; null if it was dropped. */
export function drawLabel(label: MapLabel, pen: Pen): SvgNode | null {
  const { fate } = label;
  if (fate.fate === "dropped") return null;
  const text =
    label.style === "key" ? keyNode(label, fate.box, pen) : textNode(label, fate.box, pen);
  if (fate.fate === "placed") return text;
  const [[x1, y1], [x2, y2]] = fate.leader;
  const line = {
    d: `M${rounded(x1)} ${rounded(y1)}L${rounded(x2)} ${rounded(y2)}`,
    fill: "none",
  };
  return svg("g", {}, [
    svg("path", { ...line, stroke: pen.palette.halo, "stroke-width": sized(pen, 0.7) }),
    svg("path", { ...line, stroke: pen.palette.ink, "stroke-width": sized(pen, 0.18) }),
    text,
  ]);
}

function textNode({ text, style, colour, turnDeg }: MapLabel, box: LabelBox, pen: Pen): SvgNode {
  const { size, face } = LABEL_STYLES[style];
  const { palette } = pen;
  const quiet = style === "feature" ? palette.quiet : palette.ink;
  const letters = {
    "text-anchor": "middle",
    ...FACES[face],
    "font-size": sized(pen, size),
    fill: colour === null ? quiet : palette.sideInk[colour],
  };
  const y = rounded(footBelowMiddle(style, pen));
  const turn = turnDeg === 0 ? "" : ` rotate(${rounded(turnDeg)})`;
  const transform = `translate(${rounded(box.x)} ${rounded(box.y)})${turn}`;
  if (pen.backing === undefined) {
    const isPlace = style === "place" || style === "minor-place";
    const halo = {
      stroke: palette.halo,
      "stroke-width": sized(pen, isPlace ? 0.9 : 0.8),
      "stroke-linejoin": "round",
      "paint-order": "stroke",
    };
    return svg("text", { transform, y, ...letters, ...halo }, [text]);
  }
  const middle = { x: 0, y: 0, width: box.width, height: size * pen.mark };
  return svg("g", { transform }, [
    plate(middle, 0.65, pen),
    svg("text", { y, ...letters }, [text]),
  ]);
}

function plate({ x, y, width, height }: LabelBox, opacity: number, pen: Pen): SvgNode {
  return svg("rect", {
    x: rounded(x - width / 2),
    y: rounded(y - height / 2),
    width: rounded(width),
    height: rounded(height),
    rx: sized(pen, 0.5),
    fill: pen.palette.halo,
    "fill-opacity": opacity,
  });
}

/** A key is dark text on a light plate, because it may be on top of its unit. */
function keyNode({ text }: MapLabel, box: LabelBox, pen: Pen): SvgNode {
  const { size, face } = LABEL_STYLES.key;
  const height = sized(pen, size);
  return svg("g", {}, [
    plate({ ...box, height }, 0.9, pen),
    svg(
      "text",
      {
        x: rounded(box.x),
        y: rounded(box.y + height * 0.34),
        "text-anchor": "middle",
        ...FACES[face],
        "font-size": height,
        fill: pen.palette.ink,
      },
      [text],
    ),
  ]);
}
