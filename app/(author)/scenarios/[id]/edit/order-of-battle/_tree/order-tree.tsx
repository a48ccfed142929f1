"use client";

import { useTranslations } from "next-intl";
import {
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
} from "react";
import { focusOn, onceThere } from "@/app/_ui/once-there";
import { TreeGrid } from "@/app/_ui/tree-grid";
import { isSeveral } from "@/app/_ui/tree-selection";
import { dropOfMany } from "../_many/drop-of-many";
import { pickedOf } from "../_many/picked";
import { useManyActions } from "../_many/use-many-actions";
import { usePicked } from "../_many/use-picked";
import { renameRow } from "../edits";
import type { OpenedValours } from "../opened-valours";
import { useOrderActions } from "../use-order-actions";
import { focusRow, type OrderDesk } from "../use-order-desk";
import { carryOut, dropOf, moveOf, type Way } from "./moves";
import { useOrderColumns } from "./order-columns";
import { type OrderRow, tierOf } from "./order-row";
import { rowLook, TREE } from "./tree-look";

interface OrderTreeProps {
  readonly desk: OrderDesk;
  readonly valours: OpenedValours;
}

/** The order of battle as a table whose rows nest. */
export function OrderTree({ desk, valours }: OrderTreeProps) {
  const t = useTranslations("orderOfBattle.tree");
  const { editor, toggle, rename } = desk;
  const actions = useMemo(
    () => ({
      toggle,
      rename: (id: string | null) => {
        const last = document.activeElement?.closest<HTMLElement>("tr[data-key]")?.dataset.key;
        rename(id);
        if (id === null && last) focusRow(last);
      },
      commitName: (row: OrderRow, name: string) => renameRow(editor, row, name),
    }),
    [editor, toggle, rename],
  );
  const columns = useOrderColumns(actions, valours);
  const onRowKey = useTreeKeys(desk);
  const count = useRef<HTMLSpanElement>(null);
  const drag = useTreeDrag(desk, count);
  return (
    <div
      className="relative min-h-0 overflow-auto focus-visible:-outline-offset-3 max-tablet:max-h-[62dvh] max-tablet:scroll-pb-15 max-tablet:pb-15"
      {...drag}
    >
      <TreeGrid
        label={t("label")}
        className={TREE}
        columns={columns}
        rows={desk.rows}
        selection={desk.selection}
        onSelect={desk.setSelection}
        isTicking={desk.isTicking}
        onToggle={toggle}
        onRowKey={onRowKey}
        rowClass={classOf}
      />
      <SelectionCount ref={count} desk={desk} />
      {desk.rows.length === 0 && (
        <p className="p-4 text-ink-3">{t("none", { query: desk.query })}</p>
      )}
    </div>
  );
}

/**
 * Lets rows be dragged by their names onto a formation, or onto a unit to be placed before it. Dragging one of several
 * selected rows takes all of them; `count` is then shown at the pointer.
 */
function useTreeDrag(desk: OrderDesk, count: RefObject<HTMLElement | null>) {
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

function classOf(row: OrderRow): string {
  return rowLook({ is: tierOf(row), colour: row.colour });
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};

interface SelectionCountProps {
  readonly ref: Ref<HTMLSpanElement>;
  readonly desk: OrderDesk;
}

/**
 * States how much is selected, for screen reader users. Off screen, it also serves as the image at the pointer while
 * rows are dragged.
 */
function SelectionCount({ ref, desk }: SelectionCountProps) {
  const t = useTranslations("orderOfBattle.many");
  const { all, formations } = usePicked(desk);
  const what =
    all.length > 0
      ? t("units", { count: all.length })
      : t("formations", { count: formations.length });
  return (
    <>
      <output className="sr-only">{isSeveral(desk.selection) && t("title", { what })}</output>
      <span
        ref={ref}
        className="fixed -top-full rounded-full bg-ink px-3 py-1 font-semibold text-on-ink text-sm"
        aria-hidden="true"
      >
        {what}
      </span>
    </>
  );
}

/** The tree's keys in addition to moving through it: Enter, F2, Insert, Delete, Ctrl D, and Alt with the arrows. */
function useTreeKeys(desk: OrderDesk): (event: KeyboardEvent, row: OrderRow) => void {
  const { editor, reveal, rename, select } = desk;
  const actions = useOrderActions(desk);
  const many = useManyActions(desk);
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
    const isOfMany = isSeveral(desk.selection) && desk.selection.keys.has(row.key);
    const act = () => {
      const way = event.altKey ? WAYS[event.key] : undefined;
      if (way && isOfMany) return () => many.step(way);
      if (way) return () => row.is !== "side" && move(row.key, way);
      switch (event.key) {
        case "Enter":
          return () => {
            if (!isOfMany) select(row.key);
            enterInspector();
          };
        case "F2":
          return () => rename(row.key);
        case "Insert":
          return () => actions.addUnit(row.key);
        case "Delete":
          return () => removeAndStay(row.key);
        case "d":
          if (!event.ctrlKey && !event.metaKey) return null;
          return isOfMany ? many.duplicate : () => actions.duplicate(row.key);
        case " ":
          return () => select(row.key);
        default:
          return null;
      }
    };
    const removeAndStay = (id: string) => {
      const index = desk.rows.indexOf(row);
      const isStaying = ({ key, level }: OrderRow) =>
        isOfMany ? !desk.selection.keys.has(key) : level <= row.level;
      const below = desk.rows.slice(index + 1).find(isStaying);
      const next = below ?? desk.rows.slice(0, index).findLast(isStaying);
      if (isOfMany) many.remove();
      else actions.remove(id);
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

function enterInspector(): void {
  onceThere(() =>
    focusOn(document.querySelector<HTMLElement>("[data-pane=inspector] :is(input, button)")),
  );
}
