import type { LatLngTuple } from "leaflet";
import type { Point } from "@/lib/terrain/point";

/** Converts to Leaflet's order, north first; one unit of its simple plane is a cm on the table. */
export function latLngOf([x, y]: Point): LatLngTuple {
  return [y, x];
}

/** Converts Leaflet's position, or anything with these fields, to a place on the table. */
export function pointOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Point {
  return [lng, lat];
}

/** The spacing of the lattice for shapes and units. */
export const SNAP_CM = 0.5;
