import type { KeyboardEvent } from "react";
import { onceThere } from "@/app/_ui/once-there";

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
    // The units of the army book may still be on their way.
    if (!addFirst(currentTarget)) {
      const sought = search.value;
      onceThere(() => search.value !== sought || addFirst(currentTarget));
    }
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

function buttonsIn(catalogue: HTMLElement): HTMLElement[] {
  const all = [...catalogue.querySelectorAll<HTMLElement>(ADDING)];
  return all.filter((button) => button.checkVisibility());
}
