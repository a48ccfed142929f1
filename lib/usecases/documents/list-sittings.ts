import type { MemberContext } from "@/lib/auth/actor";
import { findStates, listRevisions, type RevisionRow } from "@/lib/db/revisions";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { BEGUN, type Change, changesOf, ORDERED } from "@/lib/domain/history/changes";
import { differencesOf, type Things, thingsOf } from "@/lib/domain/history/differences";
import { sittingsOf } from "@/lib/domain/history/sittings";
import { canReadRevisions } from "@/lib/domain/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** So many states are read for one page at most; a sitting of more is cut. */
const MOST_STATES = 200;

/** A kept state with what it changed in the state before. */
interface KeptState extends RevisionRow {
  readonly changes: readonly Change[];
}

/** States stored soon after each other by one hand, newest first, with what they changed together. */
interface SittingRow {
  readonly states: readonly KeptState[];
  readonly changes: readonly Change[];
}

/**
 * A document's history in sittings, newest first, from below version `before`; `next` is where to go on,
 * null at the end. Errors: `not-found`, `forbidden`.
 */
export async function listSittings(
  context: MemberContext,
  { before, limit, ...key }: DocumentKey & { before: number | null; limit: number },
): Promise<{ sittings: SittingRow[]; next: number | null }> {
  await guardedHead(context, key, canReadRevisions);
  const { database } = context;
  const rows = await listRevisions(database, {
    documentId: key.id,
    before,
    limit: MOST_STATES + 1,
  });
  const all = sittingsOf(rows);
  // The last sitting of a full page may continue on the next: it is left to that page, unless it is all there is.
  const closed = rows.length > MOST_STATES && all.length > 1 ? all.slice(0, -1) : all;
  const chosen = closed.slice(0, limit);
  const oldest = chosen.at(-1)?.at(-1)?.version ?? 1;
  const newest = chosen[0]?.[0]?.version ?? 1;
  const range = { documentId: key.id, from: Math.max(1, oldest - 1), to: newest };
  const states = apart(key.kind, await findStates(database, range));
  return {
    sittings: chosen.map((sitting) => told(sitting, states)),
    next: oldest > 1 ? oldest : null,
  };
}

/** What of a state is compared, and the state itself where only the order may differ. */
type States = ReadonlyMap<number, { readonly state: unknown; readonly things: Things }>;

function apart(kind: DocumentKind, states: ReadonlyMap<number, unknown>): States {
  const entries = [...states].map(([version, state]) => {
    return [version, { state, things: thingsOf(kind, state) }] as const;
  });
  return new Map(entries);
}

function told(sitting: readonly RevisionRow[], states: States): SittingRow {
  const newest = sitting[0]?.version ?? 1;
  const oldest = sitting.at(-1)?.version ?? 1;
  return {
    changes:
      oldest === 1 ? [BEGUN, ...between(states, 1, newest)] : between(states, oldest - 1, newest),
    states: sitting.map((row) => ({
      ...row,
      changes: between(states, row.version - 1, row.version),
    })),
  };
}

function between(states: States, from: number, to: number): Change[] {
  const [before, after] = [states.get(from), states.get(to)];
  if (!before) return [BEGUN];
  if (!after || before.state === after.state) return [];
  const changes = changesOf(differencesOf(before.things, after.things));
  return changes.length > 0 ? changes : [ORDERED];
}
