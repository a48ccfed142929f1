"use client";

import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { useDrag } from "react-aria-components/useDrag";
import { useDrop } from "react-aria-components/useDrop";
import { classNames } from "@/app/_ui/class-names";
import { useEditor } from "../list-editor";
import type { ListItem } from "./list-item";
import { focusRowOf, refocus } from "./row-focus";
import { moveTo, type RowPlace, sideOfDrop } from "./row-moves";

interface DragGripProps {
  readonly item: ListItem;
  readonly name: string;
  readonly setDragged: (item: ListItem | null) => void;
}

/** The grip a row is dragged by; Enter on it picks the row up, Tab goes from place to place. */
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
    <span {...dragProps} ref={grip} className={classNames("grip", isDragging && "isdragged")}>
      <Button
        {...dragButtonProps}
        excludeFromTabOrder
        data-grip=""
        aria-label={t("grip", { name })}
        onKeyDown={goBack}
      >
        <GripVertical aria-hidden />
      </Button>
    </span>
  );
}

/** The whole row under the pointer instead of its grip. */
function useRowPicture(grip: RefObject<HTMLElement | null>) {
  return useRef((_: unknown, show: (picture: HTMLElement | null) => void) =>
    show(grip.current?.closest<HTMLElement>(".reg, header") ?? null),
  );
}

interface DropPlaceProps {
  readonly place: RowPlace;
  /** Of the row there, or of the formation at whose end it is. */
  readonly name: string;
  readonly dragged: ListItem;
  readonly isEnd?: true;
}

/** Where a row under way may be dropped: over another row, or at the end of a formation. */
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: it takes a drop, and a press only from a reader of screens
    <div
      {...dropProps}
      ref={ref}
      role="button"
      tabIndex={-1}
      className={classNames("dropplace", side, isDropTarget && "over")}
      aria-label={t(side, { name })}
    />
  );
}
