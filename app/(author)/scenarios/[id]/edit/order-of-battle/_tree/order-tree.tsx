"use client";

import { useTranslations } from "next-intl";
import { type DragEvent, type KeyboardEvent, useCallback, useMemo, useRef } from "react";
import { TreeGrid } from "@/app/_ui/tree-grid";
import { renameRow } from "../edits";
import { useOrderActions } from "../use-order-actions";
import { focusRow, type OrderDesk } from "../use-order-desk";
import { carryOut, dropOf, moveOf, type Way } from "./moves";
import { useOrderColumns } from "./order-columns";
import { type OrderRow, tierOf } from "./order-row";
import { rowLook, TREE } from "./tree-look";

/** The order of battle as a table whose rows nest. */
export function OrderTree({ desk }: { readonly desk: OrderDesk }) {
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
  const columns = useOrderColumns(actions);
  const onRowKey = useTreeKeys(desk);
  const drag = useTreeDrag(desk);
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
        selectedKey={desk.selectedId}
        onSelect={desk.select}
        onToggle={toggle}
        onRowKey={onRowKey}
        rowClass={classOf}
      />
      {desk.rows.length === 0 && (
        <p className="p-4 text-ink-3">{t("none", { query: desk.query })}</p>
      )}
    </div>
  );
}

function classOf(row: OrderRow): string {
  return rowLook({ is: tierOf(row), colour: row.colour });
}

/** Rows dragged by their names onto a formation, or onto a unit to stand before it. */
function useTreeDrag({ editor, select }: OrderDesk) {
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

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};

/** The tree's keys beyond walking it: Enter, F2, Insert, Delete, Ctrl D, Alt with the arrows. */
function useTreeKeys(desk: OrderDesk): (event: KeyboardEvent, row: OrderRow) => void {
  const { editor, reveal, rename, select } = desk;
  const actions = useOrderActions(desk);
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
    const act = () => {
      const way = event.altKey ? WAYS[event.key] : undefined;
      if (way) return () => row.is !== "side" && move(row.key, way);
      switch (event.key) {
        case "Enter":
          return () => enterInspector(row.key, select);
        case "F2":
          return () => rename(row.key);
        case "Insert":
          return () => actions.addUnit(row.key);
        case "Delete":
          return () => removeAndStay(row.key);
        case "d":
          return event.ctrlKey || event.metaKey ? () => actions.duplicate(row.key) : null;
        case " ":
          return () => select(row.key);
        default:
          return null;
      }
    };
    const removeAndStay = (id: string) => {
      const index = desk.rows.indexOf(row);
      const below = desk.rows.slice(index + 1).find((each) => each.level <= row.level);
      const next = below ?? desk.rows[index - 1];
      actions.remove(id);
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

function enterInspector(id: string, select: (id: string) => void): void {
  select(id);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[data-pane=inspector] :is(input, button)")?.focus(),
  );
}
