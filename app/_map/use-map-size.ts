"use client";

import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 760px)";

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** The map's size: symbols are larger on a phone. */
export function useMapSize(): "page" | "phone" {
  const isNarrow = useSyncExternalStore(
    watchWidth,
    () => matchMedia(NARROW).matches,
    () => false,
  );
  return isNarrow ? "phone" : "page";
}
