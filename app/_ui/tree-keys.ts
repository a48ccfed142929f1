import type { KeyboardEvent } from "react";
import { onlyRow, selectedAfter, type TreeSelection, theseRows } from "./tree-selection";
import type { WalkedRow } from "./tree-walk";

interface Walked {
  readonly selection: TreeSelection;
  /** The keys of the visible rows, from the top. */
  readonly keys: readonly string[];
}

/** The selection after an arrow key has moved to another row: Shift extends it to that row, Ctrl keeps it. */
export function selectionAfterMove(
  event: KeyboardEvent,
  step: Walked & { readonly from: WalkedRow; readonly goal: WalkedRow },
): TreeSelection {
  const { selection, keys, from, goal } = step;
  // Opening or closing a row keeps it and the others selected.
  if (goal === from && selection.keys.has(from.key)) return { ...selection, focused: from.key };
  const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (event.shiftKey && !isSideways) {
    const begun = { ...selection, anchor: selection.anchor ?? from.key };
    return selectedAfter(begun, goal.key, { way: "range", rows: keys });
  }
  return selectedAfter(selection, goal.key, { way: event.ctrlKey ? "none" : "one", rows: keys });
}

/** The selection after Ctrl Space, Shift Space, Ctrl A or Escape; null for other keys. */
export function selectedByKey(
  event: KeyboardEvent,
  { row, selection, keys }: Walked & { readonly row: WalkedRow },
): TreeSelection | null {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.key === " " && (isCommand || event.shiftKey)) {
    const way = event.shiftKey ? "range" : "toggle";
    return selectedAfter(selection, row.key, { way, rows: keys });
  }
  if (event.key.toLowerCase() === "a" && isCommand && !event.altKey)
    return theseRows(keys, row.key);
  return event.key === "Escape" && selection.keys.size > 1 ? onlyRow(row.key) : null;
}
