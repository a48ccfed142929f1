/** Whether a key goes to a field, where it is a letter and no command. */
export function isWriting(target: EventTarget | null): boolean {
  return isWithin(target, "input, textarea, select");
}

/** Whether a key goes to a window over the page, whose own keys it may be. */
export function isInWindow(target: EventTarget | null): boolean {
  return isWithin(target, "[role=dialog], [role=alertdialog]");
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null;
}
