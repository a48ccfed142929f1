"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's script has come and this part of the page answers; false as the server draws it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
