import { memo } from "react";
import { drawPicture } from "@/lib/domain/table/drawing/placed-picture";
import type { PictureBelow } from "./picture-below";
import { SvgElement } from "./svg-element";

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
      {pictures.map((picture) => (
        <SvgElement key={picture.id} node={drawPicture(picture, { depthCm })} />
      ))}
    </g>
  );
});
