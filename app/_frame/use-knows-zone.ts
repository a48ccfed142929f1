"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this is drawn where the reader's time zone is known: in his browser, once the server's page was taken up. */
export function useKnowsZone(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
