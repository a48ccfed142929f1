import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { ALL_LAYERS, unnamedOn } from "@/lib/domain/table/drawing/draw-scene";
import { ScenePicture } from "../scene-picture";
import { MapLegend } from "./map-legend";

interface GroundPictureProps {
  readonly map: MapView;
  /** What those hear who cannot see it. */
  readonly label: string;
  readonly className: string;
}

/** A map of ground as its one picture on the page. */
export function GroundPicture({ map, ...props }: GroundPictureProps) {
  const scene = mapScene(map);
  return (
    <ScenePicture {...props} scene={scene} size="page" layers={ALL_LAYERS} idPrefix="ground" />
  );
}

/** What the signs on that picture mean. */
export function GroundLegend({ map }: Pick<GroundPictureProps, "map">) {
  return (
    <MapLegend
      map={map}
      idPrefix="ground-legend"
      sideNames={{}}
      unnamed={unnamedOn(mapScene(map), "page")}
    />
  );
}
