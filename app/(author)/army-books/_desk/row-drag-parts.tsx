"use client";

import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { useDrag } from "react-aria-components/useDrag";
import { useDrop } from "react-aria-components/useDrop";
import { classNames } from "@/app/_ui/class-names";

/** The rows in their order, and the one being dragged. */
export interface RowDragging {
  readonly ids: readonly string[];
  readonly move: (id: string, to: number) => void;
  readonly dragged: string | null;
  readonly setDragged: (id: string | null) => void;
}

interface DragGripProps {
  readonly id: string;
  readonly name: string;
  readonly order: RowDragging;
  readonly moveByKey: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/**
 * The handle for dragging a row; Enter on it picks the row up, Tab moves between drop places, Alt with the arrow keys
 * moves it at once.
 */
export function DragGrip({ id, name, order, moveByKey }: DragGripProps) {
  const t = useTranslations("armyBookDesk.drag");
  const { dragged, setDragged } = order;
  const grip = useRef<HTMLSpanElement>(null);
  const preview = useRowPicture(grip);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    preview,
    hasDragButton: true,
    getItems: () => [{ "text/plain": name }],
    getAllowedDropOperations: () => ["move"],
    onDragStart: () => setDragged(id),
    onDragEnd: () => setDragged(null),
  });
  return (
    <>
      <span {...dragProps} ref={grip} data-dragged={isDragging || undefined}>
        <Button
          {...dragButtonProps}
          className="grid h-8 w-6 cursor-grab place-items-center text-ink-3 -outline-offset-2 touch:size-11"
          aria-label={t("grip", { name })}
          onKeyDown={(event) => void moveByKey(event as never)}
        >
          <GripVertical aria-hidden />
        </Button>
      </span>
      {dragged !== null && dragged !== id && (
        <DropPlace id={id} name={name} order={order} dragged={dragged} />
      )}
    </>
  );
}

/** Drags the image of the whole row instead of that of its handle. */
function useRowPicture(grip: RefObject<HTMLElement | null>) {
  return useRef((_: unknown, show: (picture: HTMLElement | null) => void) =>
    show(grip.current?.closest<HTMLElement>("[data-row]") ?? null),
  );
}

interface DropPlaceProps extends Pick<DragGripProps, "id" | "name" | "order"> {
  readonly dragged: string;
}

/** A row as a drop target for the one being dragged: before it, or after it if that comes from above. */
function DropPlace({ id, name, order, dragged }: DropPlaceProps) {
  const t = useTranslations("armyBookDesk.drag");
  const { ids, move } = order;
  const ref = useRef<HTMLDivElement>(null);
  const side = ids.indexOf(dragged) < ids.indexOf(id) ? "after" : "before";
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: () => "move",
    onDrop: () => move(dragged, ids.indexOf(id)),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a drop target, which only screen readers press
    <div
      {...dropProps}
      ref={ref}
      role="button"
      tabIndex={-1}
      className={classNames(
        "absolute inset-0 z-2 border-brass outline-none",
        isDropTarget && "bg-brass/12",
        isDropTarget && (side === "after" ? "border-b-3" : "border-t-3"),
      )}
      aria-label={t(side, { name })}
    />
  );
}
