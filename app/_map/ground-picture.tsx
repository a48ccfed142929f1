import { ALL_LAYERS, unnamedOn } from "@/lib/domain/belle-alliance/drawing/draw-map";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { MapLegend } from "./map-legend";
import { MapPicture } from "./map-picture";

interface GroundPictureProps {
  readonly map: MapView;
  /** What those hear who cannot see it. */
  readonly label: string;
  readonly className: string;
}

/** A map of ground as its one picture on the page. */
export function GroundPicture(props: GroundPictureProps) {
  return <MapPicture {...props} size="page" layers={ALL_LAYERS} idPrefix="ground" />;
}

/** What the signs on that picture mean. */
export function GroundLegend({ map }: Pick<GroundPictureProps, "map">) {
  return (
    <MapLegend map={map} idPrefix="ground-legend" sideNames={{}} unnamed={unnamedOn(map, "page")} />
  );
}
