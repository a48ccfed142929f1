"use client";

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useEditor } from "../list-editor";
import type { ListItem } from "./list-item";
import type { RowPlace } from "./row-moves";

type DragParts = typeof import("./drag-parts");

interface Dragging {
  /** The components for dragging and dropping rows, loaded when a pointer first touches the list. */
  readonly parts: DragParts | null;
  readonly fetchParts: () => void;
  readonly dragged: ListItem | null;
  readonly setDragged: (item: ListItem | null) => void;
}

const DraggingContext = createContext<Dragging | null>(null);

export function useDragging(): Dragging {
  const dragging = useContext(DraggingContext);
  if (dragging === null) throw new Error("useDragging stands outside a DraggingProvider");
  return dragging;
}

/** For users without a pointer the components are loaded well after the page itself. */
const FETCH_PARTS_MS = 4_000;

export function DraggingProvider({ children }: { readonly children: ReactNode }) {
  const { canEdit } = useEditor();
  const [parts, setParts] = useState<DragParts | null>(null);
  const [dragged, setDragged] = useState<ListItem | null>(null);
  const fetchParts = useCallback(() => {
    // Without a connection, rows can only be moved by keyboard.
    if (canEdit) import("./drag-parts").then(setParts, () => undefined);
  }, [canEdit]);
  useEffect(() => {
    const timer = setTimeout(fetchParts, FETCH_PARTS_MS);
    return () => clearTimeout(timer);
  }, [fetchParts]);
  const dragging = useMemo(
    () => ({ parts, fetchParts, dragged, setDragged }),
    [parts, fetchParts, dragged],
  );
  return <DraggingContext value={dragging}>{children}</DraggingContext>;
}

interface RowGripProps {
  readonly item: ListItem;
  readonly name: string;
}

/** The handle for dragging a row. */
export function RowGrip(props: RowGripProps) {
  const { parts, setDragged } = useDragging();
  return parts && <parts.DragGrip {...props} setDragged={setDragged} />;
}

interface RowDropProps extends RowGripProps {
  /** The row's own place, which a row dropped on it takes. */
  readonly place: RowPlace;
  /** For a regiment: the brigade it is joined in. */
  readonly brigadeId?: string | null;
}

/**
 * The row as a drop target while another row of its kind is being dragged, or a brigade to which it does not belong.
 */
export function RowDrop({ item, name, place, brigadeId }: RowDropProps) {
  const { parts, dragged } = useDragging();
  if (parts === null || dragged === null || dragged.id === item.id) return null;
  const isForBrigade = dragged.is === "brigade" && item.is === "regiment";
  if (dragged.is !== item.is && !isForBrigade) return null;
  if (isForBrigade && dragged.id === brigadeId) return null;
  return <parts.DropPlace place={place} name={name} dragged={dragged} />;
}

interface EndDropProps {
  readonly formationId: string;
  readonly name: string;
  readonly regiments: number;
}

/** The end of a formation as a drop target while a regiment or a brigade is being dragged. */
export function EndDrop({ formationId, name, regiments }: EndDropProps) {
  const { parts, dragged } = useDragging();
  if (parts === null || (dragged?.is !== "regiment" && dragged?.is !== "brigade")) return null;
  const place: RowPlace = { is: "regiment", formationId, to: regiments };
  return <parts.DropPlace isEnd place={place} name={name} dragged={dragged} />;
}
