import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from "react";
import { classNames } from "./class-names";
import type { WalkedRow } from "./tree-walk";

export interface TreeColumn<Row extends WalkedRow> {
  readonly id: string;
  readonly head: ReactNode;
  /** Class of the column's heading and cells. */
  readonly className?: string;
  /** Class of its cells only. */
  readonly cellClass?: string;
  readonly cell: (row: Row) => ReactNode;
}

export interface RowHandlers<Row extends WalkedRow> {
  readonly onPress: (event: MouseEvent, row: Row) => void;
  readonly onKeyDown: (event: KeyboardEvent, row: Row) => void;
}

interface TreeGridRowProps {
  readonly row: WalkedRow;
  readonly columns: readonly TreeColumn<WalkedRow>[];
  /** Its index among all rows, from 2, since the headings are row 1. */
  readonly index: number;
  /** Its position among its siblings, from 1, and their number. */
  readonly place: number;
  readonly of: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly className: string;
  readonly handlers: { readonly current: RowHandlers<WalkedRow> };
}

/** A row of a tree; rendered again only if it or its position changes. */
export const TreeGridRow = memo(function TreeGridRow(props: TreeGridRowProps) {
  const { row, columns, isSelected, className, handlers } = props;
  return (
    <tr
      data-key={row.key}
      aria-rowindex={props.index}
      aria-level={row.level}
      aria-posinset={props.place}
      aria-setsize={props.of}
      aria-expanded={row.isOpen}
      aria-selected={isSelected}
      tabIndex={props.isTabStop ? 0 : -1}
      className={className}
      style={{ "--l": row.level } as React.CSSProperties}
      // Selects a range of rows, not of their text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => handlers.current.onPress(event, row)}
      onKeyDown={(event) =>
        event.target === event.currentTarget && handlers.current.onKeyDown(event, row)
      }
    >
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" className={classOf(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={classOf(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
});

function classOf({ className, cellClass }: TreeColumn<WalkedRow>): string {
  return classNames(className, cellClass);
}
