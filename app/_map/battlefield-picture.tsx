import type { PictureSize } from "@/lib/domain/belle-alliance/drawing/draw-map";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { drawBattlefield } from "@/lib/domain/bogowie-wojny/field/drawing/draw-battlefield";
import { svgTexts } from "@/lib/domain/table/drawing/svg-node";
import { reactAttributes } from "./svg-element";

interface BattlefieldPictureProps {
  readonly field: Battlefield;
  /** Unique among all pictures on the page; begins with a letter. */
  readonly idPrefix: string;
  /** The text alternative. */
  readonly label: string;
  /** The size on screen: signs and letters are relatively larger in small pictures. */
  readonly size?: PictureSize;
}

/** A battlefield in the page's colours, drawn on the server without any client script. */
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
