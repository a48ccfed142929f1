const ROWS = "[data-list-item]";
const GRIP = "[data-grip]";

/** Moves the focus to the row above or below, over the edges of cards. */
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

/** Moves the focus from a row to the grip it can be dragged by. */
export function focusGrip(row: HTMLElement): void {
  row.closest("li, header")?.querySelector<HTMLElement>(GRIP)?.focus();
}

/** Moves the focus from a grip back to its row. */
export function focusRowOf(grip: Element): void {
  grip.closest("li, header")?.querySelector<HTMLElement>(ROWS)?.focus();
}

/** Puts the focus on a thing's row once it is drawn, also where that is another place than before. */
export function refocus(id: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-list-item="${id}"]`)?.focus();
  });
}

function rowsOfList(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROWS)];
}
