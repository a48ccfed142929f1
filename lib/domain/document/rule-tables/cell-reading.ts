import type { PlainCell } from "@/lib/rules/printed/cell";
import type { TableWords } from "./table-words";

/** A cell as data for programs: a number, a code, a pair, or null where the print has a dash. */
export type CellData =
  | number
  | string
  | readonly number[]
  | { readonly from: number | null; readonly to: number | null }
  | { readonly fromCm: number; readonly toCm: number }
  | { readonly swing: number; readonly sign: 1 | -1 }
  | { readonly most: number; readonly least: number }
  | { readonly atLeast: number }
  | { readonly code: string; readonly figures: Readonly<Record<string, number>> }
  | null;

/** How a kind of cell is written: for programs, and for readers; `label` is its row's id or name. */
interface CellReading<Cell, Words> {
  readonly data: (cell: Cell, label: string) => CellData;
  readonly text: (cell: Cell, words: Words, label: string) => string;
}

/** A reading for every kind of a rule book's cells. */
export type CellReadings<Cell extends { readonly kind: string }, Words> = {
  readonly [Kind in Cell["kind"]]: CellReading<Extract<Cell, { readonly kind: Kind }>, Words>;
};

/** How the cells that any rule book may have are written. */
export const PLAIN_READINGS: CellReadings<PlainCell, TableWords> = {
  none: { data: () => null, text: () => "–" },
  label: { data: (_, label) => label, text: (_cell, _words, label) => label },
  words: {
    data: ({ key, figures }) =>
      Object.keys(figures).length > 0 ? { code: codeOf(key), figures } : codeOf(key),
    text: ({ key, figures }, { tables }) => tables(key, figures),
  },
  factor: { data: ({ value }) => value, text: ({ value }) => signed(value) },
  swing: {
    data: ({ limit, sign }) => ({ swing: limit, sign }),
    text: ({ limit, sign }) => (sign > 0 ? `+/− ${limit}` : `−/+ ${limit}`),
  },
  span: {
    data: ({ from, to }) => ({ from, to }),
    text: ({ from, to, open }) => (from === to ? `${from}` : `${from ?? open}–${to ?? open}`),
  },
  quantity: {
    data: ({ value }) => value,
    text: ({ value, unit }, { tables }) =>
      unit === "plain" ? `${value}` : tables(`cell.${unit}`, { n: value }),
  },
  zone: {
    data: ({ fromCm, toCm }) => ({ fromCm, toCm }),
    text: ({ fromCm, toCm }) => `${fromCm}–${toCm} cm`,
  },
};

/** The code a key of words ends in, as programs get it. */
export function codeOf(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}

/** A number with its sign: "+1", "−2", "0". */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}
