import { boxAround } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { type Gesture, type GesturePlace, strayFrom } from "./gesture";
import { subjectOf } from "./map-subject";
import { pointOf } from "./table-coordinates";

/** Draws a frame to select the things in it; a click adds the thing it hits to the selection or removes it. */
export function frameAt(event: PointerEvent, { map, picture, grip }: GesturePlace): Gesture | null {
  const { group, isFraming } = grip;
  if (!group || !(event.shiftKey || isFraming)) return null;
  const from = pointOf(map.mouseEventToLatLng(event));
  const hasLeft = strayFrom(event);
  const target = event.target instanceof Element ? event.target.closest("[data-subject]") : null;
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  frame.setAttribute("class", "map-frame");
  let to: Point | null = null;
  return {
    follow: (now) => {
      if (!hasLeft(now)) return;
      if (to === null) picture.append(frame);
      to = pointOf(map.mouseEventToLatLng(now));
      const { minX, minY, maxX, maxY } = boxAround([from, to]);
      frame.setAttribute("x", String(minX));
      frame.setAttribute("y", String(grip.depthCm - maxY));
      frame.setAttribute("width", String(maxX - minX));
      frame.setAttribute("height", String(maxY - minY));
    },
    release: () => {
      frame.remove();
      const subject = subjectOf(target?.getAttribute("data-subject") ?? "");
      if (to) group.onFramed(boxAround([from, to]));
      else if (subject) group.onToggled(subject);
    },
  };
}
