const ROWS = "[data-list-item]";
const GRIP = "[data-grip]";

/** Moves the focus to the row above or below, across the edges of cards. */
export function focusBy(row: HTMLElement, way: 1 | -1): void {
  const rows = rowsOfList();
  rows[rows.indexOf(row) + way]?.focus();
}

/** Moves the focus to the first or last row of the list. */
export function focusEnd(end: "first" | "last"): void {
  rowsOfList()
    .at(end === "first" ? 0 : -1)
    ?.focus();
}

/** Moves the focus from a row to its handle. */
export function focusGrip(row: HTMLElement): void {
  row.closest("li, header")?.querySelector<HTMLElement>(GRIP)?.focus();
}

/** Moves the focus from a handle back to its row. */
export function focusRowOf(grip: Element): void {
  grip.closest("li, header")?.querySelector<HTMLElement>(ROWS)?.focus();
}

/** Focuses an item's row once it is rendered, even if it has moved. */
export function refocus(id: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-list-item="${id}"]`)?.focus();
  });
}

function rowsOfList(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROWS)];
}
