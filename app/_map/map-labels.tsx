"use client";

import { memo } from "react";
import { drawLabel } from "@/lib/domain/table/drawing/draw-names";
import type { MapLabel } from "@/lib/domain/table/drawing/label-request";
import { onPaper, type Pen, rounded, sized } from "@/lib/domain/table/drawing/pen";
import type { PlaceName } from "@/lib/domain/table/scene";
import { subjectKey } from "./map-subject";
import { SvgElement } from "./svg-element";

interface MapLabelsProps {
  readonly labels: readonly MapLabel[];
  readonly places: readonly PlaceName[];
  readonly pen: Pen;
}

/** Labels at the places found for them; the labels of places can be gripped. */
export const MapLabels = memo(function MapLabels({ labels, places, pen }: MapLabelsProps) {
  return labels.map((label) => {
    const node = drawLabel(label, pen);
    if (label.style !== "place" && label.style !== "minor-place") {
      return (
        node && (
          <g key={`${label.style} ${label.id}`} pointerEvents="none">
            <SvgElement node={node} />
          </g>
        )
      );
    }
    return (
      <g key={label.id} data-subject={subjectKey({ kind: "feature", id: label.id })}>
        {label.fate.fate !== "placed" && (
          <PlaceDot place={places.find(({ id }) => id === label.id)} pen={pen} />
        )}
        {node && <SvgElement node={node} />}
      </g>
    );
  });
});

interface PlaceDotProps {
  readonly place: PlaceName | undefined;
  readonly pen: Pen;
}

/** A dot for a place whose label is elsewhere or left out, so that it can still be gripped. */
function PlaceDot({ place, pen }: PlaceDotProps) {
  if (!place) return null;
  const [cx, cy] = onPaper(pen, [place.xCm, place.yCm]);
  return (
    <circle
      cx={rounded(cx)}
      cy={rounded(cy)}
      r={sized(pen, 0.9)}
      fill={pen.palette.ink}
      stroke={pen.palette.halo}
      strokeWidth={sized(pen, 0.3)}
    />
  );
}
