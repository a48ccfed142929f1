import type { KeyboardEvent } from "react";

/** The fields of a row needed for keyboard navigation of a tree. */
export interface WalkedRow {
  readonly key: string;
  /** 1 for a root. */
  readonly level: number;
  /** `undefined` for a leaf. */
  readonly isOpen?: boolean | undefined;
}

/** The row an arrow key moves to; opening and closing stay on the row. */
export function destination<Row extends WalkedRow>(
  { rows, onToggle }: { readonly rows: readonly Row[]; readonly onToggle: (key: string) => void },
  row: Row,
  event: KeyboardEvent,
): Row | undefined {
  if (event.altKey || event.metaKey) return undefined;
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
  }
  if (event.ctrlKey) return undefined;
  switch (event.key) {
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

function parentOf<Row extends WalkedRow>(rows: readonly Row[], index: number): Row | undefined {
  const level = rows[index]?.level ?? 1;
  return rows.slice(0, index).findLast((row) => row.level < level);
}

/** A row's position among its siblings, and their number. */
interface RowPlace {
  /** From 1. */
  readonly place: number;
  readonly of: number;
}

/** The position of each row under its parent, in row order. */
export function placesOf(rows: readonly WalkedRow[]): readonly RowPlace[] {
  const open: { of: number }[] = [];
  return rows
    .map(({ level }) => {
      open.length = Math.min(open.length, level);
      const family = open[level - 1] ?? { of: 0 };
      open[level - 1] = family;
      family.of += 1;
      return { place: family.of, family };
    })
    .map(({ place, family }) => ({ place, of: family.of }));
}
