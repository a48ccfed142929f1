/**
 * Whether a key undoes or redoes: Ctrl Z, Ctrl Shift Z, Ctrl Y; null for all others, and if a field's own undo takes
 * precedence.
 */
export function undoKeyOf(event: KeyboardEvent): "undo" | "redo" | null {
  if (event.defaultPrevented || hasUncommittedText(event.target)) return null;
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "y" && !event.shiftKey) return "redo";
  if (key !== "z") return null;
  return event.shiftKey ? "redo" : "undo";
}

/** Fields that commit late have the attribute while their text is uncommitted. */
function hasUncommittedText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("[data-uncommitted]") !== null;
}
