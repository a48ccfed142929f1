import { type DragEvent, useRef } from "react";
import type { OrderDesk } from "../use-order-desk";
import { carryOut, dropOf } from "./moves";

/** Rows dragged by their names onto a formation, or onto a unit to stand before it. */
export function useTreeDrag({ editor, select }: OrderDesk) {
  const dragged = useRef<string | null>(null);
  const marked = useRef<Element | null>(null);
  const mark = (row: Element | null) => {
    marked.current?.removeAttribute("data-drop");
    row?.setAttribute("data-drop", "");
    marked.current = row;
  };
  const moveTo = (event: DragEvent) => {
    const onto = rowAt(event)?.dataset.key;
    if (!dragged.current || !onto) return null;
    return dropOf(editor.current(), dragged.current, onto);
  };
  return {
    onDragStart: (event: DragEvent) => {
      const name = (event.target as Element).closest<HTMLElement>("[data-drag]");
      dragged.current = name?.dataset.drag ?? null;
      event.dataTransfer.effectAllowed = "move";
    },
    onDragOver: (event: DragEvent) => {
      const move = moveTo(event);
      mark(move ? rowAt(event) : null);
      if (move) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const move = moveTo(event);
      event.preventDefault();
      if (move) carryOut(editor, move);
      if (move && dragged.current) select(dragged.current);
    },
    onDragEnd: () => {
      dragged.current = null;
      mark(null);
    },
  };
}

function rowAt(event: DragEvent): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>("tr[data-key]");
}
