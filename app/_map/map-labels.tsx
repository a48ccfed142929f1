"use client";

import { memo } from "react";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { drawLabel } from "@/lib/domain/table/drawing/draw-names";
import type { MapLabel } from "@/lib/domain/table/drawing/label-request";
import { onPaper, type Pen, rounded, sized } from "@/lib/domain/table/drawing/pen";
import { subjectKey } from "./map-subject";
import { SvgElement } from "./svg-element";

interface MapLabelsProps {
  readonly labels: readonly MapLabel[];
  readonly map: MapView;
  readonly pen: Pen;
}

/** Labels at the places found for them; the labels of places can be gripped. */
export const MapLabels = memo(function MapLabels({ labels, map, pen }: MapLabelsProps) {
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
        {label.fate.fate !== "placed" && <PlaceDot id={label.id} map={map} pen={pen} />}
        {node && <SvgElement node={node} />}
      </g>
    );
  });
});

interface PlaceDotProps {
  readonly id: string;
  readonly map: MapView;
  readonly pen: Pen;
}

/** A dot for a place whose label is elsewhere or left out, so that it can still be gripped. */
function PlaceDot({ id, map, pen }: PlaceDotProps) {
  const place = map.features.find((feature) => feature.id === id);
  if (place?.kind !== "place") return null;
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
