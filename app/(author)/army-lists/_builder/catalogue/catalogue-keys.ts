import type { KeyboardEvent } from "react";

/** Id of the search field. */
export const CATALOGUE_SEARCH = "catalogue-search";

const ADDING = "[data-adds]";

/**
 * Keys in the catalogue: Enter in the search adds the first result and selects the search text; the down and up arrows
 * move from the search through the buttons that add, and back.
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
    // Enter does not add a whole historical body, which would be too much by accident; the arrows reach it.
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
