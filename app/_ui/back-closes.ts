import { useEffect, useRef } from "react";

/** Where the Back button, or a swipe, is how people close things. */
const PHONE = "(width < 761px)";

/** Marks an entry of the browser's history as that of the nth window open over its page. */
const MARK = "windowsOpen";

/** Closes the windows that are open, the topmost last. */
const opened: (() => void)[] = [];
let isListening = false;
/** The number of windows in the entry that was current before the present one. */
let before = 0;

/**
 * Lets the Back button of a phone close a window before it leaves the page. An entry that a window has left behind is
 * not taken away, which would stop a navigation that begins as it closes; going back passes over it instead.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen || !matchMedia(PHONE).matches) return;
    listen();
    const closeThis = () => latest.current();
    opened.push(closeThis);
    if (windowsIn(history.state) < opened.length) {
      history.pushState({ ...history.state, [MARK]: opened.length }, "");
    }
    before = windowsIn(history.state);
    return () => {
      opened.splice(opened.indexOf(closeThis), 1);
    };
  }, [isOpen]);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Captured, so that it comes before the router, which would load the page again.
  window.addEventListener("popstate", goBack, { capture: true });
}

function goBack(event: PopStateEvent): void {
  const now = windowsIn(event.state);
  const isBack = now < before;
  before = now;
  if (!isBack) return;
  event.stopImmediatePropagation();
  const close = opened.at(-1);
  if (close) close();
  else history.back();
}

function windowsIn(state: unknown): number {
  const count = typeof state === "object" && state !== null && MARK in state ? state[MARK] : 0;
  return typeof count === "number" ? count : 0;
}
