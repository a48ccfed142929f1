import { useEffect } from "react";
import type { AnyEditor } from "./editor-context";

/**
 * Ctrl Z and Ctrl Shift Z (or Ctrl Y) undo and redo in the document. Inside a text field the field's
 * own undo comes first for as long as something typed there has not been handed over.
 */
export function useEditorKeys(editor: AnyEditor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || event.defaultPrevented || hasUncommittedText(event.target)) return;
      event.preventDefault();
      editor[way]();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [editor]);
}

function wayOf(event: KeyboardEvent): "undo" | "redo" | null {
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
