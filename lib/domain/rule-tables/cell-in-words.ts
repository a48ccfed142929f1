import type { Cell } from "@/lib/rules/belle-alliance/cell";
import type { BelleAllianceWords } from "./table-words";

/** A cell as data for programs: a number, a code, a pair, or null where the print has a dash. */
export type CellData =
  | number
  | string
  | readonly number[]
  | { readonly from: number | null; readonly to: number | null }
  | { readonly fromCm: number; readonly toCm: number }
  | { readonly swing: number; readonly sign: 1 | -1 }
  | { readonly code: string; readonly figures: Readonly<Record<string, number>> }
  | null;

type CellOf<Kind extends Cell["kind"]> = Extract<Cell, { readonly kind: Kind }>;

interface Reading<Kind extends Cell["kind"]> {
  readonly data: (cell: CellOf<Kind>, label: string) => CellData;
  readonly text: (cell: CellOf<Kind>, words: BelleAllianceWords, label: string) => string;
}

const PASSAGE_WORDS: Readonly<Record<number, string>> = {
  1: "whole",
  0.5: "half",
  0.25: "quarter",
  0: "closed",
};
const QUARTERS: Readonly<Record<number, string>> = { 1: "1/4", 2: "1/2", 3: "3/4" };

const READINGS: { readonly [Kind in Cell["kind"]]: Reading<Kind> } = {
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
  quarters: {
    data: ({ quarters }) => quarters / 4,
    text: ({ quarters }) =>
      [Math.floor(quarters / 4) || "", QUARTERS[quarters % 4] ?? ""].join(" ").trim() || "0",
  },
  order: {
    data: ({ order }) => order,
    text: ({ order }, { tables }) => tables(`cell.order.${order}`),
  },
  passage: {
    data: ({ share }) => share,
    text: ({ share }, { tables }) => tables(`cell.passage.${PASSAGE_WORDS[share]}`),
  },
  classes: {
    data: ({ classes }) => classes.map((each) => each ?? "-").join("/"),
    text: ({ classes }) => classes.map((each) => each ?? "–").join("/"),
  },
  arm: {
    data: ({ arm, weight }) => (weight ? `${weight}-${arm}` : arm),
    text: ({ arm, weight }, { tables }) => tables(`cell.arm.${weight ? `${weight}-${arm}` : arm}`),
  },
  valour: {
    data: ({ values }) => values,
    text: ({ values }) => values.map(signed).join(" / "),
  },
};

/** A cell for programs; `label` is its row's id, which a cell of the kind `label` gives back. */
export function cellData<Kind extends Cell["kind"]>(cell: CellOf<Kind>, label: string): CellData {
  return READINGS[cell.kind as Kind].data(cell, label);
}

/** A cell for readers; `label` is its row's name. */
export function cellText<Kind extends Cell["kind"]>(
  cell: CellOf<Kind>,
  words: BelleAllianceWords,
  label: string,
): string {
  return READINGS[cell.kind as Kind].text(cell, words, label);
}

function codeOf(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}

function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}
