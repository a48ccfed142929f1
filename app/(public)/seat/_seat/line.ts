import { useSyncExternalStore } from "react";

let isLost = false;
const listeners = new Set<() => void>();

/** Notes whether the page's connection is lost. */
export function noteLine(lost: boolean): void {
  isLost = lost;
  for (const listener of listeners) listener();
}

/** Whether the page's connection is lost, so that nothing can be sent. */
export function useLineLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
