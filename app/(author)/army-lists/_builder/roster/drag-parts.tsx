"use client";

import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { useDrag } from "react-aria-components/useDrag";
import { useDrop } from "react-aria-components/useDrop";
import { tv } from "tailwind-variants/lite";
import { useEditor } from "../list-editor";
import type { ListItem } from "./list-item";
import { focusRowOf, refocus } from "./row-focus";
import { moveTo, type RowPlace, sideOfDrop } from "./row-moves";

interface DragGripProps {
  readonly item: ListItem;
  readonly name: string;
  readonly setDragged: (item: ListItem | null) => void;
}

/** The handle for dragging a row; Enter on it picks the row up, Tab moves between drop places. */
export function DragGrip({ item, name, setDragged }: DragGripProps) {
  const t = useTranslations("armyList.drag");
  const grip = useRef<HTMLSpanElement>(null);
  const preview = useRowPicture(grip);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    preview,
    hasDragButton: true,
    getItems: () => [{ "text/plain": name }],
    getAllowedDropOperations: () => ["move"],
    onDragStart: () => setDragged(item),
    onDragEnd: () => setDragged(null),
  });
  const goBack = ({ key, currentTarget }: { key: string; currentTarget: Element }) => {
    if (key === "ArrowRight" || key === "Escape") focusRowOf(currentTarget);
  };
  return (
    <span
      {...dragProps}
      ref={grip}
      className="absolute start-0 top-0 h-8.25 w-6.5 touch:h-12 touch:w-11"
      data-dragged={isDragging ? "" : undefined}
    >
      <Button
        {...dragButtonProps}
        excludeFromTabOrder
        className="grid size-full cursor-grab place-items-center text-ink-3 opacity-0 -outline-offset-3 focus-visible:opacity-100 focus-visible:outline-2 focus-visible:outline-focus in-[.group\/row:hover]:opacity-100 touch:opacity-100"
        data-grip=""
        aria-label={t("grip", { name })}
        onKeyDown={goBack}
      >
        <GripVertical aria-hidden />
      </Button>
    </span>
  );
}

/** Drags the image of the whole row instead of that of its handle. */
function useRowPicture(grip: RefObject<HTMLElement | null>) {
  return useRef((_: unknown, show: (picture: HTMLElement | null) => void) =>
    show(grip.current?.closest<HTMLElement>("li, header") ?? null),
  );
}

const dropLook = tv({
  base: "absolute outline-none",
  variants: {
    look: {
      before: "inset-0 z-2",
      after: "inset-0 z-2",
      end: "inset-x-0 -bottom-3 z-3 h-6",
      whole: "inset-0 z-3",
    },
    isOver: { true: "" },
  },
  compoundVariants: [
    {
      look: "before",
      isOver: true,
      class: "bg-brass/12 shadow-[inset_0_--spacing(0.75)_var(--color-brass)]",
    },
    {
      look: "after",
      isOver: true,
      class: "bg-brass/12 shadow-[inset_0_--spacing(-0.75)_var(--color-brass)]",
    },
    {
      look: "end",
      isOver: true,
      class:
        "bg-[linear-gradient(transparent_calc(50%-3px),var(--color-brass)_calc(50%-3px)_50%,transparent_50%)]",
    },
    {
      look: "whole",
      isOver: true,
      class: "bg-brass/12 shadow-[inset_0_0_0_--spacing(0.75)_var(--color-brass)]",
    },
  ],
});

interface DropPlaceProps {
  readonly place: RowPlace;
  /** The name of that row, or of the formation if it is at its end. */
  readonly name: string;
  readonly dragged: ListItem;
  readonly isEnd?: true;
}

/** A drop target for the row being dragged: another row, or the end of a formation. */
export function DropPlace({ place, name, dragged, isEnd }: DropPlaceProps) {
  const t = useTranslations("armyList.drag");
  const editor = useEditor();
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: () => "move",
    onDrop: () => {
      moveTo(editor, dragged, place);
      refocus(dragged.id);
    },
  });
  const side = isEnd ? "end" : sideOfDrop(editor.current(), dragged, place);
  const look = isEnd && place.to === 0 ? "whole" : side;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a drop target, which only screen readers press
    <div
      {...dropProps}
      ref={ref}
      role="button"
      tabIndex={-1}
      className={dropLook({ look, isOver: isDropTarget })}
      aria-label={t(side, { name })}
    />
  );
}
