import { type DragEvent, type RefObject, useRef } from "react";
import { isSeveral } from "@/app/_ui/tree-selection";
import { dropOfMany } from "../_many/drop-of-many";
import { pickedOf } from "../_many/picked";
import { useManyActions } from "../_many/use-many-actions";
import type { OrderDesk } from "../use-order-desk";
import { carryOut, dropOf } from "./moves";

/**
 * Lets rows be dragged by their names onto a formation, or onto a unit to be placed before it. Dragging one of several
 * selected rows takes all of them; `count` is then shown at the pointer.
 */
export function useTreeDrag(desk: OrderDesk, count: RefObject<HTMLElement | null>) {
  const { editor, select, selection } = desk;
  const many = useManyActions(desk);
  const dragged = useRef<string | null>(null);
  const marked = useRef<Element | null>(null);
  const mark = (row: Element | null) => {
    marked.current?.removeAttribute("data-drop");
    row?.setAttribute("data-drop", "");
    marked.current = row;
  };
  const isOfMany = (id: string) => isSeveral(selection) && selection.keys.has(id);
  /** The effect of a drop on a row; null if nothing can be dropped. */
  const dropAt = (event: DragEvent): (() => void) | null => {
    const onto = rowAt(event)?.dataset.key;
    const id = dragged.current;
    if (!id || !onto) return null;
    const scenario = editor.current();
    if (isOfMany(id)) {
      const goal = dropOfMany(scenario.sides, pickedOf(scenario.sides, selection.keys), onto);
      return goal && (() => many.move(goal));
    }
    const move = dropOf(scenario, id, onto);
    if (!move) return null;
    return () => {
      carryOut(editor, move);
      select(id);
    };
  };
  return {
    onDragStart: (event: DragEvent) => {
      const name = (event.target as Element).closest<HTMLElement>("[data-drag]");
      dragged.current = name?.dataset.drag ?? null;
      event.dataTransfer.effectAllowed = "move";
      if (count.current && dragged.current !== null && isOfMany(dragged.current)) {
        event.dataTransfer.setDragImage(count.current, AWAY_PX, AWAY_PX);
      }
    },
    onDragOver: (event: DragEvent) => {
      const drop = dropAt(event);
      mark(drop ? rowAt(event) : null);
      if (drop) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      dropAt(event)?.();
    },
    onDragEnd: () => {
      dragged.current = null;
      mark(null);
    },
  };
}

/** From the pointer to the centre of what it drags. */
const AWAY_PX = -12;

function rowAt(event: DragEvent): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>("tr[data-key]");
}
