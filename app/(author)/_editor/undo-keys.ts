/** Whether a key undoes or redoes: Ctrl Z, Ctrl Shift Z, Ctrl Y; null for all others, and where a field's own undo comes first. */
export function undoKeyOf(event: KeyboardEvent): "undo" | "redo" | null {
  if (event.defaultPrevented || hasUncommittedText(event.target)) return null;
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "y" && !event.shiftKey) return "redo";
  if (key !== "z") return null;
  return event.shiftKey ? "redo" : "undo";
}

/** Fields that commit late mark themselves while they hold something of their own. */
function hasUncommittedText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("[data-uncommitted]") !== null;
}
