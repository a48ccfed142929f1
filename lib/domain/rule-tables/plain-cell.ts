import type { PlainCell } from "@/lib/rules/printed/cell";
import { type CellReadings, codeOf, signed } from "./cell-reading";
import type { TableWords } from "./table-words";

/** How the cells that any rule book may have are told. */
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
