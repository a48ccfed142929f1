import type { Cell } from "@/lib/rules/bogowie-wojny/cell";
import { type CellData, type CellReadings, codeOf, signed } from "./cell-reading";
import { PLAIN_READINGS } from "./plain-cell";
import type { TableWords } from "./table-words";

type CellOf<Kind extends Cell["kind"]> = Extract<Cell, { readonly kind: Kind }>;

const READINGS: CellReadings<Cell, TableWords> = {
  ...PLAIN_READINGS,
  count: {
    data: ({ most, least }) => ({ most, least }),
    text: ({ most, least }) => (most === 0 ? "0" : `${most} (${least})`),
  },
  target: {
    data: ({ atLeast }) => ({ atLeast }),
    text: ({ atLeast }) => `${atLeast}+`,
  },
  values: {
    data: ({ from, to }) => ({ from, to }),
    text: ({ from, to }) => {
      if (from === null) return `≤ ${signed(to ?? 0)}`;
      return from === to ? signed(from) : `≥ ${signed(from)}`;
    },
  },
  term: {
    data: ({ key }) => codeOf(key),
    text: ({ key }, { terms }) => terms(key),
  },
  each: {
    data: ({ value }) => ({ swing: value, sign: 1 }),
    text: ({ value }) => `+/− ${value}`,
  },
};

/** A cell for programs; `label` is its row's id, which a cell of the kind `label` gives back. */
export function cellData<Kind extends Cell["kind"]>(cell: CellOf<Kind>, label: string): CellData {
  return READINGS[cell.kind as Kind].data(cell, label);
}

/** A cell for readers; `label` is its row's name. */
export function cellText<Kind extends Cell["kind"]>(
  cell: CellOf<Kind>,
  words: TableWords,
  label: string,
): string {
  return READINGS[cell.kind as Kind].text(cell, words, label);
}
