import type { Key, ReactNode } from "react";
import { classNames } from "./class-names";

export interface Column<Row> {
  readonly id: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** `number`: tabular figures, right-aligned. */
  readonly kind?: "text" | "number";
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  readonly className?: string;
}

/** A read-only table; its first column names the row. Scrolls sideways if necessary. */
export function DataTable<Row>({ label, columns, rows, rowKey, className }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className={classNames("data-table", className)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column.kind)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <Cell key={column.id} isHead={index === 0} kind={column.kind}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  readonly isHead: boolean;
  readonly kind: "text" | "number" | undefined;
  readonly children: ReactNode;
}

function Cell({ isHead, kind, children }: CellProps) {
  if (isHead) return <th scope="row">{children}</th>;
  return <td className={cellClass(kind)}>{children}</td>;
}

function cellClass(kind: "text" | "number" | undefined): string | undefined {
  return kind === "number" ? "num" : undefined;
}
