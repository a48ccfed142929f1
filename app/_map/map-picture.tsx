import { drawMap, type MapDrawing, type PictureSize } from "@/lib/domain/map-drawing/draw-map";
import type { MapLayer } from "@/lib/domain/map-drawing/stratum";
import type { MapView } from "@/lib/domain/scenario/scenario-view";
import { reactAttributes, SvgElement } from "./svg-element";

export interface MapPictureProps {
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
  const drawing: MapDrawing = { palette: "variables", ...rest };
  const node = drawMap(map, drawing);
  return (
    <svg role="img" aria-label={label} className={className} {...reactAttributes(node.attributes)}>
      {node.children.map((child, index) =>
        typeof child === "string" ? (
          child
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no other identity than its order
          <SvgElement key={index} node={child} />
        ),
      )}
    </svg>
  );
}
