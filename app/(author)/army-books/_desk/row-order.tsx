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
  /** What rows are dragged by and dropped on; fetched once the page stands. */
  readonly parts: DragParts | null;
}

const RowOrderContext = createContext<RowOrder | null>(null);

/** After the desk itself is awake. */
const FETCH_PARTS_MS = 500;

interface RowOrderProviderProps {
  /** The rows' ids in their order. */
  readonly ids: readonly string[];
  /** Puts a row at a place counted from 0. */
  readonly move: (id: string, to: number) => void;
  readonly children: ReactNode;
}

/** Rows that can be put in another order, by their grips and by Alt with the arrows. */
export function RowOrderProvider({ ids, move, children }: RowOrderProviderProps) {
  const [parts, setParts] = useState<DragParts | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a connection rows are moved by their keys alone.
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

/** What a row is dragged by, and where another may be dropped on it. */
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

/** Alt with an arrow moves the row a field is in, which keeps the focus; returns whether it was such a key. */
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
