import { SANS } from "@/lib/domain/table/drawing/letter-widths";
import { rounded } from "@/lib/domain/table/drawing/pen";
import { type SvgNode, svg } from "@/lib/domain/table/drawing/svg-node";
import type { Point } from "@/lib/terrain/point";

interface Lettering {
  /** In the picture's own unit. */
  readonly size: number;
  readonly colour: string;
  readonly turnDeg?: number;
}

/** Letters about the middle of a place of a picture, as they stand on pieces to cut. */
export function letters(
  text: string,
  [x, y]: Point,
  { size, colour, turnDeg = 0 }: Lettering,
): SvgNode {
  const at = `translate(${rounded(x)} ${rounded(y)})`;
  return svg(
    "text",
    {
      transform: turnDeg === 0 ? at : `${at} rotate(${rounded(turnDeg)})`,
      y: rounded(size * 0.34),
      "text-anchor": "middle",
      "font-family": SANS,
      "font-weight": 600,
      "font-size": rounded(size),
      fill: colour,
    },
    [text],
  );
}
