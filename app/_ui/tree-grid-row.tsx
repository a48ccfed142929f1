import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from "react";
import { classNames } from "./class-names";
import type { WalkedRow } from "./tree-walk";

export interface TreeColumn<Row extends WalkedRow> {
  readonly id: string;
  readonly head: ReactNode;
  /** Of the column's head and its cells. */
  readonly className?: string;
  /** Of its cells alone. */
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
  /** Its place among all rows, from 2: the heads are the first. */
  readonly index: number;
  /** Its place among its neighbours, from 1, and how many they are. */
  readonly place: number;
  readonly of: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly className: string;
  readonly handlers: { readonly current: RowHandlers<WalkedRow> };
}

/** One row of a tree; drawn again only when it is another or stands elsewhere. */
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
      // A range of rows, not of their words.
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
