import { onceThere } from "@/app/_ui/once-there";

/** Names the part of the page that tells of what is chosen. */
export const CHOSEN_ID = "chosen";

/** Focuses the fields of what was just selected or made, which come before the list it was selected from. */
export function focusChosen(): void {
  requestAnimationFrame(() => document.getElementById(CHOSEN_ID)?.focus());
}

/**
 * Scrolls so that the map and the fields of what was selected by pointer are visible if they are one below the other.
 */
export function showChosen(): void {
  onceThere(() => {
    const fields = document.getElementById(CHOSEN_ID);
    if (!fields?.hasChildNodes()) return false;
    fields.scrollTop = 0;
    const { top } = fields.getBoundingClientRect();
    const isInSight = top >= 0 && top < window.innerHeight * 0.75;
    if (!isInSight) document.querySelector(`[data-pane="map"]`)?.scrollIntoView();
    return true;
  });
}

/** A click, with the number of clicks by a pointer. */
export interface Click {
  readonly detail: number;
}

/** Whether a button was pressed by keyboard, where the focus should not move as it may with a pointer. */
export function isByKeys({ detail }: Click): boolean {
  return detail === 0;
}
