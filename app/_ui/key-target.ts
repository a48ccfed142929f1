/** Whether a key event goes to a text field, where it is input and not a command. */
export function isWriting(target: EventTarget | null): boolean {
  return isWithin(target, "input, textarea, select");
}

/** Whether a key event goes to a dialog, which may have its own keys. */
export function isInWindow(target: EventTarget | null): boolean {
  return isWithin(target, "[role=dialog], [role=alertdialog]");
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null;
}
