import { PRINTED_TABLE_8, PRINTED_TABLE_9 } from "./printed/duel-tables";
import { PRINTED_TABLE_6, PRINTED_TABLE_7 } from "./printed/fire-tables";
import { PRINTED_TABLE_3, PRINTED_TABLE_4, PRINTED_TABLE_5 } from "./printed/ground-tables";
import {
  PRINTED_TABLE_12,
  PRINTED_TABLE_13,
  PRINTED_TABLE_14,
  PRINTED_TABLE_15,
} from "./printed/loss-tables";
import {
  PRINTED_TABLE_1,
  PRINTED_TABLE_2,
  PRINTED_TABLE_10,
  PRINTED_TABLE_11,
} from "./printed/organisation-tables";
import {
  PRINTED_TABLE_16,
  PRINTED_TABLE_17,
  PRINTED_TABLE_18,
  PRINTED_TABLE_19,
} from "./printed/roll-tables";
import { PRINTED_TABLE_20 } from "./printed/table-20";
import { PRINTED_TABLE_21 } from "./printed/table-21";
import type { PrintedTable } from "./printed-table";

/** Every table of the rule book as printed, 1 to 21 in order. */
export const PRINTED_TABLES: readonly PrintedTable[] = [
  PRINTED_TABLE_1,
  PRINTED_TABLE_2,
  PRINTED_TABLE_3,
  PRINTED_TABLE_4,
  PRINTED_TABLE_5,
  PRINTED_TABLE_6,
  PRINTED_TABLE_7,
  PRINTED_TABLE_8,
  PRINTED_TABLE_9,
  PRINTED_TABLE_10,
  PRINTED_TABLE_11,
  PRINTED_TABLE_12,
  PRINTED_TABLE_13,
  PRINTED_TABLE_14,
  PRINTED_TABLE_15,
  PRINTED_TABLE_16,
  PRINTED_TABLE_17,
  PRINTED_TABLE_18,
  PRINTED_TABLE_19,
  PRINTED_TABLE_20,
  PRINTED_TABLE_21,
];

/** The table with that number, or undefined if the book has none. */
export function printedTable(n: number): PrintedTable | undefined {
  return PRINTED_TABLES.find((table) => table.n === n);
}
