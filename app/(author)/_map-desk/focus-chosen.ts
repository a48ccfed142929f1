/** Names the part of the page that tells of what is chosen. */
export const CHOSEN_ID = "chosen";

/** Leads into the fields of what was just chosen or made: they stand before the list it was chosen from. */
export function focusChosen(): void {
  requestAnimationFrame(() => document.getElementById(CHOSEN_ID)?.focus());
}

/** Brings the map with the fields of what was chosen by hand into sight, where they lie below one another. */
export function showChosen(): void {
  requestAnimationFrame(() => {
    const fields = document.getElementById(CHOSEN_ID);
    if (!fields) return;
    fields.scrollTop = 0;
    const { top } = fields.getBoundingClientRect();
    const isInSight = top >= 0 && top < window.innerHeight * 0.75;
    if (!isInSight) document.querySelector(`[data-pane="map"]`)?.scrollIntoView();
  });
}

/** A press of a button, with how many presses of a hand it was. */
export interface Click {
  readonly detail: number;
}

/** Whether a button was pressed by keys, which stay where they are; a hand goes where it likes. */
export function isByKeys({ detail }: Click): boolean {
  return detail === 0;
}
