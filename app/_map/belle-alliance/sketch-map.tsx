"use client";

import { type ReactNode, useMemo, useState } from "react";
import { ScenePicture } from "@/app/_map/scene-picture";
import { useMapSize } from "@/app/_map/use-map-size";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { ALL_LAYERS, frameOf, penFor } from "@/lib/domain/table/drawing/draw-scene";
import type { Pen } from "@/lib/domain/table/drawing/pen";

interface SketchMapProps {
  readonly map: MapView;
  readonly label: string;
  /** Unique on the page; starts with a letter. */
  readonly idPrefix: string;
  /** What is drawn above the map, in cm with y downwards. */
  readonly children: (overlay: SVGGElement, pen: Pen) => ReactNode;
}

/** A map without Leaflet, for a phone, with a layer above it to draw and press on. */
export function SketchMap({ map, label, idPrefix, children }: SketchMapProps) {
  const [overlay, setOverlay] = useState<SVGGElement | null>(null);
  const size = useMapSize();
  const scene = mapScene(map);
  const { pen, box } = useMemo(() => {
    const drawing = { palette: "variables", layers: ALL_LAYERS, size, idPrefix } as const;
    const made = penFor(scene, drawing);
    const { left, top, right, bottom } = frameOf(scene, drawing, made);
    const [width, height] = [scene.widthCm + left + right, scene.depthCm + top + bottom];
    return { pen: made, box: `${-left} ${-top} ${width} ${height}` };
  }, [scene, size, idPrefix]);
  return (
    <div className="relative w-full max-w-200 self-start border border-rule-2 bg-sheet">
      <ScenePicture
        scene={scene}
        size={size}
        layers={ALL_LAYERS}
        idPrefix={idPrefix}
        label={label}
        className="block h-auto w-full"
      />
      <svg className="absolute inset-0 h-full w-full" viewBox={box} role="presentation">
        <g ref={setOverlay}>{overlay && children(overlay, pen)}</g>
      </svg>
    </div>
  );
}
