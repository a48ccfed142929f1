import type { Map as LeafletMap } from "leaflet";
import type { Point } from "@/lib/terrain/point";
import { strayFrom } from "./gesture";
import { placeAt } from "./line-drag";
import { latLngOf } from "./table-coordinates";

/** An end of a look that can be dragged. */
export interface LookGrip {
  readonly key: string;
  readonly at: Point;
}

/** What a pointer may do with looks now. */
export interface LookDragging {
  readonly grips: readonly LookGrip[];
  /** Whether a drag on open ground begins a look instead of moving the map. */
  readonly mayPull: boolean;
  /** Called at every place of a drag, with the key of the end that is dragged; null for a new look. */
  readonly onDragged: (key: string | null, from: Point, to: Point) => void;
}

interface Drag {
  readonly key: string | null;
  readonly from: Point;
  readonly hasLeft: (event: PointerEvent) => boolean;
  hasMoved: boolean;
}

/** How near to an end a pointer takes hold of it, in pixels. */
const REACH_PX = { finger: 22, mouse: 12 } as const;

/** Lets a pointer drag the ends of looks. `endsDrag` tells whether a click was the end of a drag. */
export function attachLookDrag(map: LeafletMap, now: () => LookDragging) {
  const pane = map.getContainer();
  let drag: Drag | null = null;
  let hasDragged = false;
  const end = () => {
    if (!drag) return;
    drag = null;
    map.dragging.enable();
  };
  const listeners = {
    pointerdown: (event: PointerEvent) => {
      // Two fingers zoom.
      if (!event.isPrimary) return end();
      hasDragged = false;
      const { grips, mayPull } = now();
      const grip = gripUnder(map, event, grips);
      if (event.button !== 0 || !(grip || mayPull)) return;
      const from = grip?.at ?? placeAt(map.mouseEventToLatLng(event));
      drag = { key: grip?.key ?? null, from, hasLeft: strayFrom(event), hasMoved: false };
      map.dragging.disable();
    },
    pointermove: (event: PointerEvent) => {
      if (!drag?.hasLeft(event)) return;
      drag.hasMoved = true;
      hasDragged = true;
      now().onDragged(drag.key, drag.from, placeAt(map.mouseEventToLatLng(event)));
    },
    pointerup: end,
    pointercancel: end,
  };
  const kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;
  for (const kind of kinds) pane.addEventListener(kind, listeners[kind]);
  return {
    endsDrag: () => hasDragged,
    detach: () => {
      end();
      for (const kind of kinds) pane.removeEventListener(kind, listeners[kind]);
    },
  };
}

function gripUnder(
  map: LeafletMap,
  event: PointerEvent,
  grips: readonly LookGrip[],
): LookGrip | null {
  const reachPx = event.pointerType === "touch" ? REACH_PX.finger : REACH_PX.mouse;
  const pointer = map.mouseEventToContainerPoint(event);
  const away = ({ at }: LookGrip) => map.latLngToContainerPoint(latLngOf(at)).distanceTo(pointer);
  const [nearest] = grips.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= reachPx ? nearest : null;
}
