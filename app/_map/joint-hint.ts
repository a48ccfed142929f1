import { type CircleMarker, circleMarker, type Map as LeafletMap } from "leaflet";
import type { Point } from "@/lib/terrain/point";
import { latLngOf } from "./table-coordinates";

/** Rings around places where the line being drawn or dragged joins others. */
export interface JointHint {
  /** Rings the place where the current corner would be joined; none for null. */
  readonly show: (at: Point | null) => void;
  /** Leaves a ring where a corner was joined. */
  readonly keep: (at: Point) => void;
  readonly clear: () => void;
}

const RING = {
  radius: 9,
  weight: 3,
  fill: false,
  interactive: false,
  className: "map-joint",
  pmIgnore: true,
} as const;

export function jointHint(map: LeafletMap): JointHint {
  let held: CircleMarker | null = null;
  const kept: CircleMarker[] = [];
  return {
    show: (at) => {
      if (at === null) held?.remove();
      else if (held) held.setLatLng(latLngOf(at)).addTo(map);
      else held = circleMarker(latLngOf(at), RING).addTo(map);
    },
    keep: (at) => void kept.push(circleMarker(latLngOf(at), RING).addTo(map)),
    clear: () => {
      held?.remove();
      for (const ring of kept.splice(0)) ring.remove();
    },
  };
}
