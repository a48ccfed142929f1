import type { Issue } from "@/lib/domain/error-code";
import { below } from "@/lib/domain/pointer";
import { type Factor, isSwing } from "@/lib/rules/belle-alliance/factor";
import { groupOfRow, type RowGroup } from "@/lib/rules/printed/row-group";

/** A row ticked for a party, and where the question names it. */
export interface TickedRow {
  readonly id: string;
  readonly path: string;
}

/** A row as one party sees it: its factors in that party's columns. */
export interface PartyRow {
  readonly id: string;
  readonly own: readonly Factor[];
  /** It may be named although it adds nothing: it has no factor for anybody, or is a step of a scale. */
  readonly mayAddNothing: boolean;
  /** It is not ticked but given by a field of its own. */
  readonly field: string | null;
}

/** The rows a party names, each with its place. */
export function tickedRows(rows: readonly string[], path: string): TickedRow[] {
  return rows.map((id, i) => ({ id, path: below(below(path, "rows"), i) }));
}

/** What is wrong with the rows ticked for one party: unknown, twice, of the other party, excluding each other. */
export function issuesOfTicks(
  ticked: readonly TickedRow[],
  table: readonly PartyRow[],
  groups: readonly RowGroup[],
): Issue[] {
  const alone = ticked.flatMap((tick, i) => issueOfTick(tick, ticked.slice(0, i), table) ?? []);
  return alone.length > 0 ? alone : issuesOfGroups(ticked, table, groups);
}

function issueOfTick(
  { id, path }: TickedRow,
  before: readonly TickedRow[],
  table: readonly PartyRow[],
): Issue | null {
  const row = table.find((each) => each.id === id);
  if (!row) {
    return { path, code: "unknown-row", message: `The table has no row "${id.slice(0, 64)}".` };
  }
  if (before.some((other) => other.id === id)) {
    return { path, code: "repeated-row", message: `"${id}" is named twice; name it once.` };
  }
  if (row.field) {
    return { path, code: "own-field", message: `Give "${id}" by the field "${row.field}".` };
  }
  if (!row.mayAddNothing && row.own.every((factor) => factor === null)) {
    const message = `"${id}" has no factor for this party; leave it out, or name it for the other.`;
    return { path, code: "row-without-factor", message };
  }
  return null;
}

/** Within a group one row counts in each column (the double rules of the print). */
function issuesOfGroups(
  ticked: readonly TickedRow[],
  table: readonly PartyRow[],
  groups: readonly RowGroup[],
): Issue[] {
  return ticked.flatMap((tick, i) => {
    const rival = ticked.slice(0, i).find((other) => exclude(tick.id, other.id, table, groups));
    if (!rival) return [];
    const group = groupOfRow(groups, tick.id)?.id;
    const message = `"${tick.id}" and "${rival.id}" stand in one group ("${group}"), of which one row counts; choose one.`;
    return [{ path: tick.path, code: "exclusive-rows", message }];
  });
}

function exclude(
  one: string,
  other: string,
  table: readonly PartyRow[],
  groups: readonly RowGroup[],
): boolean {
  if (!groupOfRow(groups, one)?.rows.includes(other)) return false;
  const [a, b] = [one, other].map((id) => table.find((row) => row.id === id));
  if (!a || !b || a.mayAddNothing || b.mayAddNothing) return true;
  return a.own.some((factor, i) => factor !== null && (b.own[i] ?? null) !== null);
}

/** Rows that compare figures, a step each: the party that has so many more than the other. */
export function isFiguresStep(id: string): boolean {
  return /^more-\d+$/.test(id);
}

/** The field that gives a row which is chosen or counted instead of ticked. */
export function fieldOfRow(id: string, factors: readonly Factor[]): string | null {
  if (id === "failed-bounds") return "failedBounds";
  return factors.some(isSwing) ? id : null;
}
