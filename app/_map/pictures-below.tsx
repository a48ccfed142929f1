import { memo } from "react";
import type { PictureBelow } from "./picture-below";

interface PicturesBelowProps {
  /** The lowest first. */
  readonly pictures: readonly PictureBelow[];
  /** From which place on the table upwards the picture counts its own. */
  readonly depthCm: number;
}

/** The pictures an author draws over, as content of the table's SVG: below every shape, and no hand grips them by accident. */
export const PicturesBelow = memo(function PicturesBelow({
  pictures,
  depthCm,
}: PicturesBelowProps) {
  return (
    <g pointerEvents="none" data-pictures="">
      {pictures.map(({ id, href, place: { xCm, yCm, widthCm, turnDeg }, heightCm, opacity }) => (
        <image
          key={id}
          href={href}
          x={-widthCm / 2}
          y={-heightCm / 2}
          width={widthCm}
          height={heightCm}
          preserveAspectRatio="none"
          opacity={opacity}
          transform={`translate(${xCm} ${depthCm - yCm}) rotate(${turnDeg})`}
        />
      ))}
    </g>
  );
});
