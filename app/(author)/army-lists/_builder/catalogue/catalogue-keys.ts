import type { KeyboardEvent } from "react";

/** Id of the field that is searched by. */
export const CATALOGUE_SEARCH = "catalogue-search";

const ADDING = "[data-adds]";

/**
 * Keys in the catalogue: Enter in the search adds the first of what is found, and leaves the words to be written over;
 * the down and up arrows go from there through the buttons that add, and back.
 */
export function walkCatalogue(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>(ADDING)].filter((button) =>
    button.checkVisibility(),
  );
  const search = document.getElementById(CATALOGUE_SEARCH) as HTMLInputElement | null;
  const at = target === search ? -1 : buttons.indexOf(target as HTMLElement);
  if (target !== search && at < 0) return;
  if (key === "Enter" && target === search) {
    event.preventDefault();
    // A whole historical body is much to add in passing: the arrows lead to it.
    buttons.find((button) => button.closest("details") === null)?.click();
    search?.select();
  } else if (key === "ArrowDown") {
    event.preventDefault();
    buttons[at + 1]?.focus();
  } else if (key === "ArrowUp" && target !== search) {
    event.preventDefault();
    (buttons[at - 1] ?? search)?.focus();
  }
}
