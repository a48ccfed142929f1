import type { Map as LeafletMap } from "leaflet";
import type { Grip } from "./grip";

/** What a pointer does on the picture from pressing to letting go. */
export interface Gesture {
  readonly follow: (event: PointerEvent) => void;
  readonly letGo: () => void;
}

/** Where a gesture begins. */
export interface GesturePlace {
  readonly map: LeafletMap;
  readonly picture: SVGElement;
  readonly grip: Grip;
}

/** Pixels a pointer may stray in a click. */
const STRAY_PX = 4;

/** Tells whether a pointer has left the place where it pressed, and so drags. */
export function strayFrom({ clientX, clientY }: PointerEvent): (event: PointerEvent) => boolean {
  let hasLeft = false;
  return (event) => {
    hasLeft ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STRAY_PX;
    return hasLeft;
  };
}
