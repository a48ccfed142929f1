import type { LatLngTuple } from "leaflet";
import type { Point } from "@/lib/terrain/point";

/** Leaflet's order is north first; one unit of its simple plane is a cm of the table. */
export function latLngOf([x, y]: Point): LatLngTuple {
  return [y, x];
}

/** A place on the table from Leaflet's, or from anything that holds the two. */
export function pointOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Point {
  return [lng, lat];
}

/** Shapes and units stand on a lattice this fine. */
export const SNAP_CM = 0.5;
