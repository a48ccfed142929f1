import { MapPicture } from "@/app/_map/map-picture";
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
export function TablePreview(props: TablePreviewProps) {
  return (
    <MapPicture {...props} {...PREVIEW_DRAWING} className="h-auto w-full border border-rule-2" />
  );
}
