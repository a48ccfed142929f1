import { drawMap, type MapDrawing, type PictureSize } from "@/lib/domain/map-drawing/draw-map";
import type { MapLayer } from "@/lib/domain/map-drawing/stratum";
import { type SvgNode, svgTexts } from "@/lib/domain/map-drawing/svg-node";
import type { MapView } from "@/lib/domain/scenario/scenario-view";
import { reactAttributes } from "./svg-element";

interface MapPictureProps {
  readonly map: MapView;
  readonly size: PictureSize;
  readonly layers: readonly MapLayer[];
  /** Unlike that of any other picture on the page; a letter first. */
  readonly idPrefix: string;
  /** What those hear who cannot see it. */
  readonly label: string;
  readonly className?: string;
}

/** A map in the page's own colours, drawn on the server: no script reaches the reader. */
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
  /** As text: thousands of elements would each be made, written and sent twice. */
  readonly inside: string;
}

/** Drawn once for as long as the view is kept. */
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
