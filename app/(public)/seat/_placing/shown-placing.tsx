"use client";

import { SketchMap } from "@/app/_map/belle-alliance/sketch-map";
import { ZoneOutline } from "@/app/_map/zone-outline";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Ring } from "@/lib/terrain/ring";

interface ShownPlacingProps {
  readonly map: MapView;
  readonly zone: Ring | null;
  readonly label: string;
  readonly idPrefix: string;
}

/** Troops as a seat has placed them, with its zone. */
export function ShownPlacing({ map, zone, label, idPrefix }: ShownPlacingProps) {
  return (
    <SketchMap map={map} label={label} idPrefix={idPrefix}>
      {(_, pen) => zone && <ZoneOutline zone={zone} pen={pen} />}
    </SketchMap>
  );
}
