import { ScenePicture } from "@/app/_map/scene-picture";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";

interface TablePreviewProps {
  readonly map: MapView;
  readonly idPrefix: string;
  readonly label: string;
}

/** Options for drawing a preview. */
export const PREVIEW_DRAWING = {
  size: "page",
  layers: ["relief", "cover", "ways", "grid", "names"],
} as const;

/** A preview of the ground before anything is put on the table. */
export function TablePreview({ map, ...words }: TablePreviewProps) {
  return (
    <ScenePicture
      scene={mapScene(map)}
      {...words}
      {...PREVIEW_DRAWING}
      className="h-auto w-full border border-rule-2"
    />
  );
}
