import { fetchWaiting } from "./fetch-at-rest";

/**
 * Prefetches scripts that are otherwise fetched on first opening, so that these parts open at once and also offline.
 */
export function fetchOpened(): void {
  fetchWaiting();
  void Promise.allSettled([
    import("./choice-list"),
    import("./menu-list"),
    import("./dialog-window"),
    import("./toast-region"),
  ]);
}
