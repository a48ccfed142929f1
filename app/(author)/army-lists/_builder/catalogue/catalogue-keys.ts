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
  const buttons = buttonsIn(currentTarget);
  const search = document.getElementById(CATALOGUE_SEARCH) as HTMLInputElement | null;
  const at = target === search ? -1 : buttons.indexOf(target as HTMLElement);
  if (target !== search && at < 0) return;
  if (key === "Enter" && search !== null && target === search) {
    event.preventDefault();
    if (!addFirst(currentTarget)) addOnceThere(currentTarget, search);
    search.select();
  } else if (key === "ArrowDown") {
    event.preventDefault();
    buttons[at + 1]?.focus();
  } else if (key === "ArrowUp" && target !== search) {
    event.preventDefault();
    (buttons[at - 1] ?? search)?.focus();
  }
}

/** Adds the first result; returns whether there is one. A whole historical body would be too much by accident. */
function addFirst(catalogue: HTMLElement): boolean {
  const first = buttonsIn(catalogue).find((button) => button.closest("details") === null);
  first?.click();
  return first !== undefined;
}

/** Adds the first result once there is one, as the army book may still be on its way, unless the user goes on. */
function addOnceThere(catalogue: HTMLElement, search: HTMLInputElement): void {
  const sought = search.value;
  const watch = new MutationObserver(() => {
    if (search.value !== sought || addFirst(catalogue)) watch.disconnect();
  });
  watch.observe(catalogue, { childList: true, subtree: true });
  search.addEventListener("blur", () => watch.disconnect(), { once: true });
}

function buttonsIn(catalogue: HTMLElement): HTMLElement[] {
  const all = [...catalogue.querySelectorAll<HTMLElement>(ADDING)];
  return all.filter((button) => button.checkVisibility());
}
