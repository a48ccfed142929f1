import { useFormatter } from "next-intl";
import { PALETTES } from "@/lib/domain/table/drawing/palette";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import { drawScaleBar, scaleBarFor } from "@/lib/domain/table/drawing/scale-bar";
import { SvgElement } from "./svg-element";

interface MapScaleBarProps {
  readonly widthCm: number;
  readonly metresPerCm: number;
}

/** A scale bar in metres, with its length as a share of the width of the map. */
export function MapScaleBar({ widthCm, metresPerCm }: MapScaleBarProps) {
  const format = useFormatter();
  const bar = scaleBarFor(widthCm, metresPerCm);
  const mark = widthCm / 200;
  const pen: Pen = { palette: PALETTES.variables, mark, idPrefix: "scale-bar", depthCm: 0 };
  const metres = `${format.number(bar.metres)} m`;
  return (
    <svg viewBox={`-1 -1 ${widthCm} ${9 * mark}`} role="img" aria-label={metres}>
      <SvgElement node={drawScaleBar(bar, { metres }, pen)} />
    </svg>
  );
}
