const TRIES = 20;
const TRY_MS = 100;

/**
 * Leads into a part of the page in the next frame. The part's script may still be on its way: `act` answers whether
 * it could, else it is asked again for two seconds, unless the user went elsewhere.
 */
export function onceThere(act: () => boolean): void {
  const from = document.activeElement;
  requestAnimationFrame(() => attempt(act, from, TRIES));
}

function attempt(act: () => boolean, from: Element | null, triesLeft: number): void {
  if (act() || triesLeft === 0) return;
  setTimeout(() => {
    if (document.activeElement === from) attempt(act, from, triesLeft - 1);
  }, TRY_MS);
}

/** Puts the focus on an element; false where there is none. */
export function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element instanceof HTMLElement;
}
