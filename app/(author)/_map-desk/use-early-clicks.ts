import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { MapTool } from "@/app/_map/map-tool";

/** An event, with the tool selected at the time; null if there was no map yet, when any tool may have been meant. */
interface Kept {
  readonly event: MouseEvent | KeyboardEvent;
  readonly tool: MapTool | null;
}

/** A greater distance in px between press and release makes it a drag. */
const CLICK_PX = 5;

/**
 * Keeps the clicks on a map that its tool cannot handle yet, and repeats them once it can: the map and its drawing
 * tools load after the page. Returns a function that the map calls with the tool that is ready.
 */
export function useEarlyClicks(
  pane: RefObject<HTMLElement | null>,
  tool: MapTool,
): (ready: MapTool) => void {
  const kept = useRef<Kept[]>([]);
  const ready = useRef<MapTool | null>(null);
  const current = useRef(tool);
  useEffect(() => {
    current.current = tool;
    if (ready.current !== tool) pane.current?.setAttribute("aria-busy", "true");
  }, [tool, pane]);
  useEffect(() => {
    const { current: map } = pane;
    let pressedAt: MouseEvent | null = null;
    const press = (event: MouseEvent) => {
      pressedAt = event;
    };
    const keep = (event: MouseEvent | KeyboardEvent) => {
      if (!event.isTrusted || ready.current === current.current || isForControl(event)) return;
      if (event instanceof MouseEvent ? isDrag(event, pressedAt) : event.key !== "Enter") return;
      event.stopPropagation();
      kept.current.push({ event, tool: ready.current && current.current });
    };
    map?.addEventListener("pointerdown", press, true);
    map?.addEventListener("click", keep, true);
    map?.addEventListener("dblclick", keep, true);
    map?.addEventListener("keydown", keep, true);
    return () => {
      map?.removeEventListener("pointerdown", press, true);
      map?.removeEventListener("click", keep, true);
      map?.removeEventListener("dblclick", keep, true);
      map?.removeEventListener("keydown", keep, true);
    };
  }, [pane]);
  return useCallback(
    (nowReady) => {
      ready.current = nowReady;
      pane.current?.removeAttribute("aria-busy");
      const waiting = kept.current.splice(0);
      for (const each of waiting) {
        if (each.tool === null || each.tool === nowReady) doAgain(each.event, pane.current);
      }
    },
    [pane],
  );
}

function isForControl({ target }: Event): boolean {
  return target instanceof Element && target.closest("button, a, input, .notfetched") !== null;
}

function isDrag({ clientX, clientY }: MouseEvent, pressedAt: MouseEvent | null): boolean {
  if (!pressedAt) return false;
  return Math.hypot(clientX - pressedAt.clientX, clientY - pressedAt.clientY) > CLICK_PX;
}

function doAgain(event: MouseEvent | KeyboardEvent, pane: HTMLElement | null): void {
  const { type } = event;
  const asBefore = { bubbles: true, cancelable: true };
  if (event instanceof KeyboardEvent) {
    pane?.dispatchEvent(new KeyboardEvent(type, { ...asBefore, key: event.key, code: event.code }));
    return;
  }
  const { clientX, clientY, detail, shiftKey } = event;
  const under = document.elementFromPoint(clientX, clientY);
  const target = under && pane?.contains(under) ? under : pane?.querySelector(".tablemap");
  target?.dispatchEvent(
    new MouseEvent(type, { ...asBefore, clientX, clientY, detail, shiftKey, view: window }),
  );
}
