import { useEffect, useRef } from "react";

/** Where the Back button, or a swipe, is how people close things. */
const PHONE = "(width < 761px)";

/** What an entry of the browser's history stands for, as its state says. */
interface Entry {
  /** Since when windows have been opened over its page; null if none have. */
  readonly windowsSince: number | null;
  readonly windowsOpen: number;
}

/** Closes the windows that are open, the topmost last. */
const opened: (() => void)[] = [];
let isListening = false;
let current: Entry = { windowsSince: null, windowsOpen: 0 };

/**
 * Lets the Back button of a phone close a window, list or menu before it leaves the page. An entry that a window has
 * left behind is not taken away, which would stop a navigation that begins as it closes; the next window uses it again,
 * and going back passes over it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    // An entry left behind is still passed over after the page has been loaded anew.
    if (entryOf(history.state).windowsOpen > 0) listen();
  }, []);
  useEffect(() => {
    if (!isOpen || !matchMedia(PHONE).matches) return;
    listen();
    const closeThis = () => latest.current();
    opened.push(closeThis);
    addEntry(opened.length);
    return () => {
      opened.splice(opened.indexOf(closeThis), 1);
    };
  }, [isOpen]);
}

/** Adds an entry for the last of `count` windows, unless the present one is already that of so many. */
function addEntry(count: number): void {
  const { windowsSince, windowsOpen } = entryOf(history.state);
  const page = { windowsSince: windowsSince ?? Date.now() };
  current = { ...page, windowsOpen: Math.max(windowsOpen, count) };
  if (windowsOpen >= count) return;
  // Both are marked, so that going forward to another page is not taken for going back.
  history.replaceState({ ...history.state, ...page }, "");
  history.pushState({ ...history.state, ...current }, "");
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  current = entryOf(history.state);
  // Captured, so that it comes before the router, which would load the page again.
  window.addEventListener("popstate", goBack, { capture: true });
}

function goBack(event: PopStateEvent): void {
  const { windowsSince, windowsOpen } = entryOf(event.state);
  const isSamePage = windowsSince !== null && windowsSince === current.windowsSince;
  const isBack = isSamePage && windowsOpen < current.windowsOpen;
  current = { windowsSince, windowsOpen };
  if (!isBack) return;
  event.stopImmediatePropagation();
  const close = opened.at(-1);
  if (close) close();
  else history.back();
}

function entryOf(state: unknown): Entry {
  const { windowsSince, windowsOpen }: Record<string, unknown> = { ...Object(state) };
  return {
    windowsSince: typeof windowsSince === "number" ? windowsSince : null,
    windowsOpen: typeof windowsOpen === "number" ? windowsOpen : 0,
  };
}
