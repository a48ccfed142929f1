/**
 * Fetches now what is otherwise fetched when it first opens, so that it opens at once, and without a
 * connection, too.
 */
export function fetchOpened(): void {
  void Promise.allSettled([
    import("./choice-list"),
    import("./menu-list"),
    import("./dialog-window"),
    import("./toast-region"),
  ]);
}
