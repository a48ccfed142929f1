import {
  type DuelColumn,
  type DuelFactorRow,
  type Factor,
  type FireColumn,
  isSwing,
  type RollFactorRow,
} from "@/lib/rules/belle-alliance/factor";
import { FIRE_TABLES } from "@/lib/rules/belle-alliance/odds/fire-odds";
import { groupOfRow, type RowGroup } from "@/lib/rules/printed/row-group";
import type { Issue } from "../../document/error-code";
import { below } from "../../document/pointer";
import { type Block, blocksOf } from "../../odds-answer/form";

/** A row ticked for a party, and its place in the question. */
export interface TickedRow {
  readonly id: string;
  readonly path: string;
}

/** A row with its factors in one party's columns. */
export interface PartyRow {
  readonly id: string;
  readonly own: readonly Factor[];
  /** May be ticked although it adds nothing: it has no factor for anybody, or is a step of a scale. */
  readonly mayAddNothing: boolean;
  /** Given by a separate field instead of being ticked. */
  readonly field: string | null;
}

/** The columns of tables 6 and 7 that each party of a fire reads: first loss, then morale. */
const COLUMNS_OF_FIRE: Readonly<Record<"firer" | "target", readonly FireColumn[]>> = {
  firer: ["ownLoss", "ownMorale"],
  target: ["opponentLoss", "opponentMorale"],
};

/** The rows ticked for a party, each with its place. */
export function tickedRows(rows: readonly string[], path: string): TickedRow[] {
  return rows.map((id, i) => ({ id, path: below(below(path, "rows"), i) }));
}

/** Faults in the rows ticked for one party: unknown, ticked twice, belonging to the other party, or excluding each other. */
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

/** Within a group (between double lines in the printed table) only one row counts in each column. */
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

/** Rows that compare numbers of figures, one for each step of superiority. */
export function isFiguresStep(id: string): boolean {
  return /^more-\d+$/.test(id);
}

/** The field that sets a row which is chosen or counted instead of ticked. */
function fieldOfRow(id: string, factors: readonly Factor[]): string | null {
  if (id === "failed-bounds") return "failedBounds";
  return factors.some(isSwing) ? id : null;
}

/** The rows of table 6 or 7 for one party, with its factor for loss before that for morale. */
export function fireRows(table: 6 | 7, party: keyof typeof COLUMNS_OF_FIRE): PartyRow[] {
  return FIRE_TABLES[table].map(({ id, factors }) =>
    partyRow(id, {
      own: COLUMNS_OF_FIRE[party].map((column) => factors[column]),
      all: Object.values(factors),
    }),
  );
}

/** The rows of table 8 or 9 with the factors of one column. */
export function duelRows(table: readonly DuelFactorRow[], column: DuelColumn): PartyRow[] {
  return table.map(({ id, factors }) =>
    partyRow(id, { own: [factors[column]], all: Object.values(factors) }),
  );
}

/** The rows of table 16, 17 or 19. */
export function rollRows(table: readonly RollFactorRow[]): PartyRow[] {
  return table.map(({ id, factor }) => partyRow(id, { own: [factor], all: [factor] }));
}

function partyRow(
  id: string,
  { own, all }: { readonly own: PartyRow["own"]; readonly all: PartyRow["own"] },
): PartyRow {
  const mayAddNothing = isFiguresStep(id) || all.every((factor) => factor === null);
  return { id, own, mayAddNothing, field: fieldOfRow(id, all) };
}

/** The rows a party may tick, in the table's order: those that apply to it and have no separate field. */
export function offeredBlocks(
  rows: readonly PartyRow[],
  groups: readonly RowGroup[],
): Block<PartyRow>[] {
  return blocksOf(rows.filter(isOffered), ({ id }) => groupOfRow(groups, id)?.id ?? null);
}

function isOffered({ id, own, field, mayAddNothing }: PartyRow): boolean {
  if (field) return false;
  return own.some((factor) => factor !== null) || (mayAddNothing && !isFiguresStep(id));
}
