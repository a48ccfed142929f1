"use client";

import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "./class-names";
import { rowStretches } from "./row-stretches";
import { type RowHandlers, type TreeColumn, TreeGridRow } from "./tree-grid-row";
import { onlyRow, selectedAfter, type TreeSelection, theseRows, wayOf } from "./tree-selection";
import { destination, placesOf, type WalkedRow } from "./tree-walk";
import { useRowWindow } from "./use-row-window";

interface TreeGridProps<Row extends WalkedRow> {
  readonly label: string;
  /** The first column names the row and has its indent as `--l`. */
  readonly columns: readonly TreeColumn<Row>[];
  /** The visible rows, top to bottom. An unchanged row object is not rendered again. */
  readonly rows: readonly Row[];
  readonly selection: TreeSelection;
  readonly onSelect: (selection: TreeSelection) => void;
  /** Whether presses toggle rows without a modifier key, for touch screens. */
  readonly isTicking?: boolean;
  readonly onToggle: (key: string) => void;
  readonly className?: string;
  readonly rowClass?: (row: Row) => string;
  /**
   * Handles keys other than those for moving, selecting, opening and closing: Enter, F2, Insert, Delete, Alt with
   * arrows.
   */
  readonly onRowKey?: (event: KeyboardEvent, row: Row) => void;
}

/**
 * A table of nested rows: arrows move, open and close; one row takes the focus. Several are selected with Shift (a
 * range), Ctrl (toggle one) and Ctrl A (all visible rows); Escape goes back to one. Of a long table only the rows near
 * the window are rendered, plus the focused one and the one being dragged.
 */
export function TreeGrid<Row extends WalkedRow>(props: TreeGridProps<Row>) {
  const { label, columns, rows, className } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [draggedKey, setDragged] = useState<string | null>(null);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA names the table as the element for a treegrid
      role="treegrid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={rows.length + 1}
      data-ticking={props.isTicking ? "" : undefined}
      className={classNames("data-table", className)}
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.className}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        onDragStart={({ target }) =>
          setDragged((target as Element).closest<HTMLElement>("tr")?.dataset.key ?? null)
        }
        onDragEnd={() => setDragged(null)}
      >
        <Rows {...props} body={body} draggedKey={draggedKey} />
      </tbody>
    </table>
  );
}

interface RowsProps<Row extends WalkedRow> extends TreeGridProps<Row> {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly draggedKey: string | null;
}

function Rows<Row extends WalkedRow>(props: RowsProps<Row>) {
  const { columns, rows, selection, rowClass, body } = props;
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const places = useMemo(() => placesOf(rows), [rows]);
  const handlers = useHandlers(props, keys);
  const { span, gapPx } = useRowWindow(keys, body);
  const { focused } = selection;
  const tabStop = focused !== null && keys.includes(focused) ? focused : keys[0];
  const kept = [tabStop, props.draggedKey].map((key) => keys.indexOf(key ?? ""));
  return rowStretches(rows.length, span, kept).flatMap(({ from, to, isDrawn }) => {
    if (!isDrawn) return <Gap key={`gap ${to}`} px={gapPx({ from, to })} />;
    return rows
      .slice(from, to)
      .map((row, i) => (
        <TreeGridRow
          key={row.key}
          row={row}
          columns={columns as readonly TreeColumn<WalkedRow>[]}
          index={from + i + 2}
          place={places[from + i]?.place ?? 1}
          of={places[from + i]?.of ?? 1}
          isSelected={selection.keys.has(row.key)}
          isTabStop={row.key === tabStop}
          className={rowClass?.(row) ?? ""}
          handlers={
            handlers as { readonly current: unknown } as { current: RowHandlers<WalkedRow> }
          }
        />
      ));
  });
}

/**
 * Fills the height of rows that are not rendered, so that the scroll bar matches the whole table. It has one cell,
 * because phones hide some columns.
 */
function Gap({ px }: { readonly px: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a treegrid, but nothing in it takes the focus
    <tr aria-hidden="true">
      <td className="border-0 p-0" style={{ height: px }} />
    </tr>
  );
}

/** The rows' handlers in a stable object, so that rows are not rendered again. */
function useHandlers<Row extends WalkedRow>(props: RowsProps<Row>, keys: readonly string[]) {
  const { selection, onSelect, body } = props;
  const focus = (key: string) =>
    body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  const handlers = useRef<RowHandlers<Row>>({
    onPress: () => undefined,
    onKeyDown: () => undefined,
  });
  handlers.current = {
    onPress: (event, { key }) => {
      const way = wayOf(event);
      const ticked = way === "one" && props.isTicking ? "toggle" : way;
      onSelect(selectedAfter(selection, key, { way: ticked, rows: keys }));
      if (way === "range") focus(key);
    },
    onKeyDown: (event, row) => {
      const goal = destination(props, row, event);
      const next = goal
        ? selectionAfterMove(event, { from: row, goal, selection, keys })
        : selectedByKey(event, { row, selection, keys });
      if (!next) return props.onRowKey?.(event, row);
      event.preventDefault();
      event.stopPropagation();
      flushSync(() => onSelect(next));
      if (next.focused !== null) focus(next.focused);
    },
  };
  return handlers;
}

interface Walked {
  readonly selection: TreeSelection;
  /** The keys of the visible rows, from the top. */
  readonly keys: readonly string[];
}

/** The selection after an arrow key has moved to another row: Shift extends it to that row, Ctrl keeps it. */
function selectionAfterMove(
  event: KeyboardEvent,
  step: Walked & { readonly from: WalkedRow; readonly goal: WalkedRow },
): TreeSelection {
  const { selection, keys, from, goal } = step;
  // Opening or closing a row keeps it and the others selected.
  if (goal === from && selection.keys.has(from.key)) return { ...selection, focused: from.key };
  const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (event.shiftKey && !isSideways) {
    const begun = { ...selection, anchor: selection.anchor ?? from.key };
    return selectedAfter(begun, goal.key, { way: "range", rows: keys });
  }
  return selectedAfter(selection, goal.key, { way: event.ctrlKey ? "none" : "one", rows: keys });
}

/** The selection after Ctrl Space, Shift Space, Ctrl A or Escape; null for other keys. */
function selectedByKey(
  event: KeyboardEvent,
  { row, selection, keys }: Walked & { readonly row: WalkedRow },
): TreeSelection | null {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.key === " " && (isCommand || event.shiftKey)) {
    const way = event.shiftKey ? "range" : "toggle";
    return selectedAfter(selection, row.key, { way, rows: keys });
  }
  if (event.key.toLowerCase() === "a" && isCommand && !event.altKey)
    return theseRows(keys, row.key);
  return event.key === "Escape" && selection.keys.size > 1 ? onlyRow(row.key) : null;
}
