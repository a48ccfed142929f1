import { type KeyboardEvent, useCallback } from "react";
import { useOrderActions } from "../use-order-actions";
import { focusRow, type OrderDesk } from "../use-order-desk";
import { carryOut, moveOf, type Way } from "./moves";
import type { OrderRow } from "./order-row";

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};

/** The tree's keys beyond walking it: Enter, F2, Insert, Delete, Ctrl D, Alt with the arrows. */
export function useTreeKeys(desk: OrderDesk): (event: KeyboardEvent, row: OrderRow) => void {
  const { editor, reveal, rename, select } = desk;
  const actions = useOrderActions(desk);
  const move = useCallback(
    (id: string, way: Way) => {
      const step = moveOf(editor.current(), id, way);
      if (!step) return;
      carryOut(editor, step);
      reveal(id);
    },
    [editor, reveal],
  );
  return (event, row) => {
    const act = () => {
      const way = event.altKey ? WAYS[event.key] : undefined;
      if (way) return () => row.is !== "side" && move(row.key, way);
      switch (event.key) {
        case "Enter":
          return () => enterInspector(row.key, select);
        case "F2":
          return () => rename(row.key);
        case "Insert":
          return () => actions.addUnit(row.key);
        case "Delete":
          return () => removeAndStay(row.key);
        case "d":
          return event.ctrlKey || event.metaKey ? () => actions.duplicate(row.key) : null;
        case " ":
          return () => select(row.key);
        default:
          return null;
      }
    };
    const removeAndStay = (id: string) => {
      const index = desk.rows.indexOf(row);
      const below = desk.rows.slice(index + 1).find((each) => each.level <= row.level);
      const next = below ?? desk.rows[index - 1];
      actions.remove(id);
      if (next) {
        select(next.key);
        focusRow(next.key);
      }
    };
    const what = act();
    if (!what) return;
    event.preventDefault();
    event.stopPropagation();
    what();
  };
}

function enterInspector(id: string, select: (id: string) => void): void {
  select(id);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(".inspector input, .inspector button")?.focus(),
  );
}
