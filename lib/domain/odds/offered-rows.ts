import { groupOfRow, type RowGroup } from "@/lib/rules/printed/row-group";
import { isFiguresStep, type PartyRow } from "./ticked-rows";

/** Rows to choose from: of a group's at most one, `group` null for a row that stands alone. */
export interface OfferedBlock {
  readonly group: string | null;
  readonly rows: readonly PartyRow[];
}

/** What a party may tick, in the table's order: only rows that count for it and are no field of their own. */
export function offeredBlocks(
  rows: readonly PartyRow[],
  groups: readonly RowGroup[],
): OfferedBlock[] {
  const offered = rows.filter(isOffered);
  const blocks: { group: string | null; rows: PartyRow[] }[] = [];
  for (const row of offered) {
    const group = choiceOf(row, offered, groups);
    const begun = group && blocks.find((block) => block.group === group);
    if (begun) begun.rows.push(row);
    else blocks.push({ group, rows: [row] });
  }
  return blocks;
}

function isOffered({ id, own, field, mayAddNothing }: PartyRow): boolean {
  if (field) return false;
  return own.some((factor) => factor !== null) || (mayAddNothing && !isFiguresStep(id));
}

/** The group a row shares with another row on offer; of a group with one row left there is nothing to choose. */
function choiceOf(
  { id }: PartyRow,
  offered: readonly PartyRow[],
  groups: readonly RowGroup[],
): string | null {
  const group = groupOfRow(groups, id);
  const rivals = offered.filter((row) => group?.rows.includes(row.id));
  return group && rivals.length > 1 ? group.id : null;
}
