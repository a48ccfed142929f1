import { TABLE_21, type Table21Row } from "../tables/table-21";
import type { ValourProposal } from "./valour-proposal";

/** The umpire's decision on a unit's valour; all null means "as the table proposes". */
interface ValourChoice {
  readonly row: string | null;
  readonly pick: 0 | 1 | null;
  readonly own: { readonly value: number; readonly reason: string } | null;
}

type ValourOrigin = "table" | "own" | "undecided" | "default";

/** The valour a unit fights with, and where it comes from. */
export interface EffectiveValour {
  readonly value: number;
  readonly origin: ValourOrigin;
  /** Id of the row of table 21 it is based on; kept even if the umpire sets a value. */
  readonly row: string | null;
  readonly tableValues: readonly number[];
}

const ROWS = new Map<string, Table21Row>(TABLE_21.map((row) => [row.id, row]));

/** The row of table 21 with that id, or null. */
export function table21Row(id: string): Table21Row | null {
  return ROWS.get(id) ?? null;
}

/**
 * A unit's valour in play: the umpire's own value, otherwise the chosen (or proposed) row of table 21. For a row of
 * two values the first one counts, marked undecided, until the umpire picks. A chosen row that is not in the table is
 * ignored in favour of the proposal.
 */
export function effectiveValour(choice: ValourChoice, proposal: ValourProposal): EffectiveValour {
  const chosen = choice.row === null ? null : table21Row(choice.row);
  const row = chosen ?? proposal.row;
  const tableValues = row?.values ?? proposal.values;
  const base = { row: row?.id ?? null, tableValues };
  if (choice.own) return { ...base, value: choice.own.value, origin: "own" };
  const value = tableValues[choice.pick ?? 0] ?? tableValues[0] ?? 0;
  if (tableValues.length > 1 && choice.pick === null)
    return { ...base, value, origin: "undecided" };
  return { ...base, value, origin: row && row.values.length > 0 ? "table" : "default" };
}
