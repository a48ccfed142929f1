import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { drawBattlefield } from "@/lib/domain/battlefield/drawing/draw-battlefield";
import type { PictureSize } from "@/lib/domain/map-drawing/draw-map";
import { svgTexts } from "@/lib/domain/map-drawing/svg-node";
import { reactAttributes } from "./svg-element";

interface BattlefieldPictureProps {
  readonly field: Battlefield;
  /** Unlike that of any other picture on the page; a letter first. */
  readonly idPrefix: string;
  /** What those hear who cannot see it. */
  readonly label: string;
  /** How large it is seen: signs and letters grow as the picture shrinks. */
  readonly size?: PictureSize;
}

/** A battlefield in the page's own colours, drawn on the server: no script reaches the reader. */
export function BattlefieldPicture({
  field,
  idPrefix,
  label,
  size = "page",
}: BattlefieldPictureProps) {
  const { attributes, children } = drawBattlefield(field, {
    palette: "variables",
    size,
    idPrefix,
  });
  return (
    <svg
      role="img"
      aria-label={label}
      {...reactAttributes(attributes)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, whose texts `svgTexts` has escaped
      dangerouslySetInnerHTML={{ __html: svgTexts(children) }}
    />
  );
}
