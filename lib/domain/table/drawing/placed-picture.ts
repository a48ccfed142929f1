import {
  type PicturePlace,
  type PictureSizePx,
  pictureHeightCm,
} from "@/lib/terrain/picture-place";
import type { Pen } from "./pen";
import { type SvgNode, svg } from "./svg-node";

/** A picture below a drawing, with its URL. */
export interface PlacedPicture {
  readonly href: string;
  readonly place: PicturePlace;
  readonly heightCm: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** A picture as its author has placed it, with its opacity in percent. */
export function placedPicture(
  picture: PicturePlace & PictureSizePx & { readonly opacity: number },
  href: string,
): PlacedPicture {
  const { xCm, yCm, widthCm, turnDeg, opacity } = picture;
  return {
    href,
    place: { xCm, yCm, widthCm, turnDeg },
    heightCm: pictureHeightCm(widthCm, picture),
    opacity: opacity / 100,
  };
}

export function drawPicture(
  { href, place, heightCm, opacity }: PlacedPicture,
  { depthCm }: Pick<Pen, "depthCm">,
): SvgNode {
  const { xCm, yCm, widthCm, turnDeg } = place;
  return svg("image", {
    href,
    x: -widthCm / 2,
    y: -heightCm / 2,
    width: widthCm,
    height: heightCm,
    preserveAspectRatio: "none",
    opacity,
    transform: `translate(${xCm} ${depthCm - yCm}) rotate(${turnDeg})`,
  });
}
