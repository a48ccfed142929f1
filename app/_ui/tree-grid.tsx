"use client";

import { type KeyboardEvent, memo, type ReactNode, useRef } from "react";
import { classNames } from "./class-names";

export interface TreeRow {
  readonly key: string;
  /** 1 for a root. */
  readonly level: number;
  /** `undefined` for a leaf. */
  readonly isOpen?: boolean | undefined;
}

export interface TreeColumn<Row extends TreeRow> {
  readonly id: string;
  readonly head: ReactNode;
  readonly className?: string;
  readonly cell: (row: Row) => ReactNode;
}

export interface TreeGridProps<Row extends TreeRow> {
  readonly label: string;
  /** The first column names the row and carries its indent as `--l`. */
  readonly columns: readonly TreeColumn<Row>[];
  /** The rows in sight, top to bottom. A row object that is the same as before is not drawn again. */
  readonly rows: readonly Row[];
  readonly selectedKey: string | null;
  readonly onSelect: (key: string) => void;
  readonly onToggle: (key: string) => void;
  readonly rowClass?: (row: Row) => string;
  /** Keys beyond moving, opening and shutting: Enter, F2, Insert, Delete, Alt with arrows. */
  readonly onRowKey?: (event: KeyboardEvent, row: Row) => void;
}

/** A table whose rows nest: arrows move, open and shut; one row takes the focus. */
export function TreeGrid<Row extends TreeRow>(props: TreeGridProps<Row>) {
  const { label, columns, rows, selectedKey, onSelect, rowClass } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const current = rows.some((row) => row.key === selectedKey) ? selectedKey : rows[0]?.key;
  const handlers = useRef<Handlers<Row>>({ onSelect, onKeyDown: () => undefined });
  handlers.current = {
    onSelect,
    onKeyDown: (event, row) => {
      const target = destination(props, row, event);
      if (!target) return props.onRowKey?.(event, row);
      event.preventDefault();
      onSelect(target.key);
      body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(target.key)}"]`)?.focus();
    },
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA names the table as the element for a treegrid
    <table role="treegrid" aria-label={label} className="grid tree">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.className}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <MemoRow
            key={row.key}
            row={row}
            columns={columns as readonly TreeColumn<TreeRow>[]}
            isSelected={row.key === selectedKey}
            isTabStop={row.key === current}
            className={rowClass?.(row) ?? ""}
            handlers={handlers as { readonly current: unknown } as RowProps["handlers"]}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The row an arrow key leads to; opening and shutting stay on the row. */
function destination<Row extends TreeRow>(
  { rows, onToggle }: TreeGridProps<Row>,
  row: Row,
  event: KeyboardEvent,
): Row | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const index = rows.indexOf(row);
  switch (event.key) {
    case "ArrowDown":
      return rows[index + 1];
    case "ArrowUp":
      return rows[index - 1];
    case "Home":
      return rows[0];
    case "End":
      return rows.at(-1);
    case "ArrowRight":
      if (row.isOpen) return rows[index + 1];
      if (row.isOpen === false) onToggle(row.key);
      return row;
    case "ArrowLeft":
      if (!row.isOpen) return parentOf(rows, index) ?? row;
      onToggle(row.key);
      return row;
    default:
      return undefined;
  }
}

function parentOf<Row extends TreeRow>(rows: readonly Row[], index: number): Row | undefined {
  const level = rows[index]?.level ?? 1;
  return rows.slice(0, index).findLast((row) => row.level < level);
}

interface Handlers<Row extends TreeRow> {
  readonly onSelect: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, row: Row) => void;
}

interface RowProps {
  readonly row: TreeRow;
  readonly columns: readonly TreeColumn<TreeRow>[];
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly className: string;
  readonly handlers: { readonly current: Handlers<TreeRow> };
}

const MemoRow = memo(function Row(props: RowProps) {
  const { row, columns, isSelected, isTabStop, className, handlers } = props;
  return (
    <tr
      data-key={row.key}
      aria-level={row.level}
      aria-expanded={row.isOpen}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      className={classNames(className, isSelected && "sel")}
      style={{ "--l": row.level } as React.CSSProperties}
      onClick={() => handlers.current.onSelect(row.key)}
      onKeyDown={(event) =>
        event.target === event.currentTarget && handlers.current.onKeyDown(event, row)
      }
    >
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" className={column.className}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={column.className}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
});
