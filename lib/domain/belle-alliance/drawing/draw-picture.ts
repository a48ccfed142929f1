import { type PicturePlace, pictureHeightCm } from "@/lib/terrain/picture-place";
import type { Pen } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import type { TracedPicture } from "../scenario/traced-picture";

/** A picture below a drawing, with its URL. */
export interface LaidPicture {
  readonly href: string;
  readonly place: PicturePlace;
  readonly heightCm: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** A picture as its author has placed it. */
export function laidPicture(picture: TracedPicture, href: string): LaidPicture {
  const { xCm, yCm, widthCm, turnDeg, opacity } = picture;
  return {
    href,
    place: { xCm, yCm, widthCm, turnDeg },
    heightCm: pictureHeightCm(widthCm, picture),
    opacity: opacity / 100,
  };
}

export function drawPicture({ href, place, heightCm, opacity }: LaidPicture, pen: Pen): SvgNode {
  const { xCm, yCm, widthCm, turnDeg } = place;
  return svg("image", {
    href,
    x: -widthCm / 2,
    y: -heightCm / 2,
    width: widthCm,
    height: heightCm,
    preserveAspectRatio: "none",
    opacity,
    transform: `translate(${xCm} ${pen.depthCm - yCm}) rotate(${turnDeg})`,
  });
}
