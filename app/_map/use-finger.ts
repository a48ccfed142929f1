"use client";

import { useSyncExternalStore } from "react";

const FINGER = "(pointer: coarse)";

/** Whether the primary pointer is a finger. */
export function useFinger(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(FINGER);
      query.addEventListener("change", tell);
      return () => query.removeEventListener("change", tell);
    },
    () => matchMedia(FINGER).matches,
    () => false,
  );
}
