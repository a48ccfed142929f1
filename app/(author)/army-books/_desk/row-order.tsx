"use client";

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";

import type { RowDragging } from "./row-drag-parts";

type DragParts = typeof import("./row-drag-parts");

interface RowOrder extends RowDragging {
  /** The components for dragging and dropping rows, loaded after the page. */
  readonly parts: DragParts | null;
}

const RowOrderContext = createContext<RowOrder | null>(null);

/** After the desk itself has hydrated. */
const FETCH_PARTS_MS = 500;

interface RowOrderProviderProps {
  /** The rows' ids in order. */
  readonly ids: readonly string[];
  /** Moves a row to an index counted from 0. */
  readonly move: (id: string, to: number) => void;
  readonly children: ReactNode;
}

/** Rows that can be reordered, by their handles and by Alt with the arrow keys. */
export function RowOrderProvider({ ids, move, children }: RowOrderProviderProps) {
  const [parts, setParts] = useState<DragParts | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a connection, rows can only be moved by keyboard.
      import("./row-drag-parts").then(setParts, () => undefined);
    }, FETCH_PARTS_MS);
    return () => clearTimeout(timer);
  }, []);
  const order = useMemo(
    () => ({ ids, move, parts, dragged, setDragged }),
    [ids, move, parts, dragged],
  );
  return <RowOrderContext value={order}>{children}</RowOrderContext>;
}

function useRowOrder(): RowOrder {
  const order = useContext(RowOrderContext);
  if (order === null) throw new Error("useRowOrder stands outside a RowOrderProvider");
  return order;
}

interface RowGripProps {
  readonly id: string;
  readonly name: string;
}

/** The handle of a row, and its drop target for another row. */
export function RowGrip(props: RowGripProps) {
  const order = useRowOrder();
  const moveByKey = useRowKeys();
  const { parts } = order;
  return (
    <span className="block h-8 w-6 touch:size-11">
      {parts && <parts.DragGrip {...props} order={order} moveByKey={moveByKey} />}
    </span>
  );
}

/**
 * Returns a key handler: Alt with an arrow moves the row of the focused field, which keeps the focus; it returns
 * whether it handled the key.
 */
export function useRowKeys(): (event: KeyboardEvent<HTMLElement>) => boolean {
  const order = useContext(RowOrderContext);
  return (event) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const field = event.currentTarget;
    const id = field.closest<HTMLElement>("[data-row]")?.dataset.row ?? "";
    if (order === null || way === undefined || !event.altKey || id === "") return false;
    event.preventDefault();
    const to = order.ids.indexOf(id) + way;
    if (to >= 0 && to < order.ids.length) {
      order.move(id, to);
      requestAnimationFrame(() => field.focus());
    }
    return true;
  };
}
