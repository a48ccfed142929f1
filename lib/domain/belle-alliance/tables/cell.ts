import type { Cell } from "@/lib/rules/belle-alliance/printed-table";
import {
  type CellData,
  type CellReadings,
  PLAIN_READINGS,
  signed,
} from "../../document/rule-tables/cell-reading";
import type { BelleAllianceWords } from "../../document/rule-tables/table-words";

type CellOf<Kind extends Cell["kind"]> = Extract<Cell, { readonly kind: Kind }>;

const PASSAGE_WORDS: Readonly<Record<number, string>> = {
  1: "whole",
  0.5: "half",
  0.25: "quarter",
  0: "closed",
};
const QUARTERS: Readonly<Record<number, string>> = { 1: "1/4", 2: "1/2", 3: "3/4" };

const READINGS: CellReadings<Cell, BelleAllianceWords> = {
  ...PLAIN_READINGS,
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
