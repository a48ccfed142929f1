import { memo } from "react";
import type { PictureBelow } from "./picture-below";

interface PicturesBelowProps {
  /** Lowest first. */
  readonly pictures: readonly PictureBelow[];
  /** The table's depth in cm, for converting to the picture's y axis, which points down. */
  readonly depthCm: number;
}

/**
 * The pictures an author draws over, as content of the table's SVG: below all shapes, and not grippable by accident.
 */
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
