"use client";

import { type KeyboardEvent, useEffect, useState } from "react";
import { tv } from "tailwind-variants/lite";
import { inputLook, selectLook } from "@/app/_ui/field-look";
import { useRowKeys } from "./row-order";

/** Where a cell is: in a column of its own, in that of the names, in one with another cell, or in a line of cells. */
type CellPlace = "column" | "names" | "pair" | "line";

const cellLook = tv({
  base: "wrong:bg-error-wash",
  variants: {
    place: {
      column: "min-w-30",
      names: "min-w-50 font-semibold",
      pair: "w-30",
      line: "min-w-30",
    },
  },
});

/** In a column the cell takes the column's width. */
function widthIn(place: CellPlace): "full" | "own" {
  return place === "column" || place === "names" ? "full" : "own";
}

interface CellProps<Value> {
  /** The label for screen readers: the field and the item it belongs to. */
  readonly label: string;
  readonly value: Value;
  readonly onCommit: (value: Value) => void;
  readonly place?: CellPlace;
}

interface TextCellProps extends CellProps<string> {
  readonly required?: true;
  readonly maxLength?: number;
}

/** A text in a table; committed on leaving the cell or on Enter. */
export function TextCell(props: TextCellProps) {
  const { label, value, onCommit, place = "column", required, maxLength = 200 } = props;
  const [draft, setDraft] = useDraft(value);
  const moveRow = useRowKeys();
  const commit = () => {
    if (draft === value) return;
    if (required && draft.trim() === "") setDraft(value);
    else onCommit(draft);
  };
  return (
    <input
      className={inputLook({ width: widthIn(place), className: cellLook({ place }) })}
      aria-label={label}
      value={draft}
      maxLength={maxLength}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => moveRow(event) || walkRows(event)}
    />
  );
}

/** A number in a table; empty means not given. Text that is not a number is marked as wrong and not committed. */
export function NumberCell({
  label,
  value,
  onCommit,
  least = 0,
  most,
}: Omit<CellProps<number | null>, "place"> & { readonly least?: number; readonly most: number }) {
  const [draft, setDraft] = useDraft(value === null ? "" : String(value));
  const moveRow = useRowKeys();
  const read = numberIn(draft);
  const isWrong = read === undefined || (read !== null && (read < least || read > most));
  return (
    <input
      className={inputLook({ width: "own", className: "num w-14 wrong:bg-error-wash" })}
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (isWrong) setDraft(value === null ? "" : String(value));
        else if (read !== value) onCommit(read);
      }}
      onKeyDown={(event) => moveRow(event) || walkRows(event)}
    />
  );
}

/** `undefined` if it is not a number. */
function numberIn(text: string): number | null | undefined {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  if (plain === "") return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

interface ChoiceCellProps<Value extends string> extends CellProps<Value | ""> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** The label of the empty choice. */
  readonly none?: string;
}

/** A choice in a table, with the browser's own list. */
export function ChoiceCell<Value extends string>(props: ChoiceCellProps<Value>) {
  const { label, value, onCommit, place = "column", choices, none } = props;
  return (
    <select
      className={selectLook({ width: widthIn(place), className: cellLook({ place }) })}
      aria-label={label}
      value={value}
      onChange={(event) => onCommit(event.target.value as Value | "")}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** A draft that follows the value when this changes from outside, for example by undo. */
function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return [draft, setDraft] as const;
}

/** Enter and the arrow keys move to the same column of the row below or above. */
function walkRows(event: KeyboardEvent<HTMLInputElement>): void {
  const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || event.altKey) return;
  const cell = event.currentTarget.closest("td, th");
  const rows = [...(cell?.closest("tbody")?.querySelectorAll("tr[data-row]") ?? [])];
  const at = rows.indexOf(cell?.closest("tr") as HTMLTableRowElement);
  const column = [...(cell?.parentElement?.children ?? [])].indexOf(cell as Element);
  const own = [...(cell?.querySelectorAll("input") ?? [])].indexOf(event.currentTarget);
  const next = rows[at + by]?.children[column]?.querySelectorAll("input")[own];
  event.preventDefault();
  if (next instanceof HTMLInputElement) next.focus();
  else event.currentTarget.blur();
}
