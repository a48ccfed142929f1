import type { Map as LeafletMap } from "leaflet";
import type { DragContext } from "./drag-context";

/** A pointer gesture on the picture, from press to release. */
export interface Gesture {
  readonly follow: (event: PointerEvent) => void;
  readonly release: () => void;
}

/** The context in which a gesture begins. */
export interface GesturePlace {
  readonly map: LeafletMap;
  readonly picture: SVGElement;
  readonly grip: DragContext;
}

/** The most pixels a pointer may move during a click. */
const STRAY_PX = 4;

/** Returns a function that tells whether the pointer has moved away from where it was pressed, and so drags. */
export function strayFrom({ clientX, clientY }: PointerEvent): (event: PointerEvent) => boolean {
  let hasLeft = false;
  return (event) => {
    hasLeft ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STRAY_PX;
    return hasLeft;
  };
}
