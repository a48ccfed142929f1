import {
  drawMap,
  type MapDrawing,
  type PictureSize,
} from "@/lib/domain/belle-alliance/drawing/draw-map";
import type { LaidPicture } from "@/lib/domain/belle-alliance/drawing/draw-picture";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { MapLayer } from "@/lib/domain/table/drawing/stratum";
import { type SvgNode, svgTexts } from "@/lib/domain/table/drawing/svg-node";
import { reactAttributes } from "./svg-element";

interface MapPictureProps {
  readonly map: MapView;
  readonly size: PictureSize;
  readonly layers: readonly MapLayer[];
  /** Pictures underneath the terrain that this reader may see. */
  readonly below?: readonly LaidPicture[];
  /** Unique among all pictures on the page; begins with a letter. */
  readonly idPrefix: string;
  /** The text alternative. */
  readonly label: string;
  readonly className?: string;
}

/** A map in the page's colours, drawn on the server without any client script. */
export function MapPicture({ map, label, className, ...rest }: MapPictureProps) {
  const { attributes, inside } = drawn(map, { palette: "variables", ...rest });
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      {...reactAttributes(attributes)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, whose texts `svgTexts` has escaped
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

interface Drawn {
  readonly attributes: SvgNode["attributes"];
  /** As text, since thousands of elements would each be created, rendered and sent twice. */
  readonly inside: string;
}

/** Pictures cached for as long as the view exists. */
const pictures = new WeakMap<MapView, Map<string, Drawn>>();

function drawn(map: MapView, drawing: MapDrawing): Drawn {
  const known = pictures.get(map) ?? new Map<string, Drawn>();
  pictures.set(map, known);
  const key = JSON.stringify(drawing);
  const picture = known.get(key) ?? draw(map, drawing);
  known.set(key, picture);
  return picture;
}

function draw(map: MapView, drawing: MapDrawing): Drawn {
  const { attributes, children } = drawMap(map, drawing);
  return { attributes, inside: svgTexts(children) };
}
