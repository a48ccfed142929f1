"use client";

import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { useDrag } from "react-aria-components/useDrag";
import { useDrop } from "react-aria-components/useDrop";
import { classNames } from "@/app/_ui/class-names";

/** Rows in their order, and the one under way. */
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

/** The grip a row is dragged by; Enter on it picks the row up, Tab goes from place to place, Alt with the arrows moves it at once. */
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

/** The whole row under the pointer instead of its grip. */
function useRowPicture(grip: RefObject<HTMLElement | null>) {
  return useRef((_: unknown, show: (picture: HTMLElement | null) => void) =>
    show(grip.current?.closest<HTMLElement>("[data-row]") ?? null),
  );
}

interface DropPlaceProps extends Pick<DragGripProps, "id" | "name" | "order"> {
  readonly dragged: string;
}

/** A row as a place for the one under way: before it, or after where that comes from above. */
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
    // biome-ignore lint/a11y/useSemanticElements: it takes a drop, and a press only from a reader of screens
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
