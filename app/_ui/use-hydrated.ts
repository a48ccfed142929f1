"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's script has loaded and this part is interactive; false when rendered on the server. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
