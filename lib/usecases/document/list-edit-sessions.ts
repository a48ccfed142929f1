import type { MemberContext } from "@/lib/auth/actor";
import { findStates, listRevisions, type RevisionRow } from "@/lib/db/document/revisions";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { BEGUN, type Change, changesOf, ORDERED } from "@/lib/domain/document/history/changes";
import { differencesOf, type Things } from "@/lib/domain/document/history/differences";
import { editSessionsOf } from "@/lib/domain/document/history/edit-sessions";
import { thingsOf } from "@/lib/domain/kinds/things";
import { canReadRevisions } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

/** The most states read for one page; a longer edit session is cut off. */
const MAX_STATES = 200;

/** A stored state with its changes from the previous one. */
interface StoredState extends RevisionRow {
  readonly changes: readonly Change[];
}

/** States stored by one author within a short time, newest first, with their combined changes. */
interface EditSessionRow {
  readonly states: readonly StoredState[];
  readonly changes: readonly Change[];
}

/**
 * A document's history in edit sessions, newest first, of versions below `before`. `next` is the `before` of the next
 * page, null at the end. Errors: `not-found`, `forbidden`.
 */
export async function listEditSessions(
  context: MemberContext,
  { before, limit, ...key }: DocumentKey & { before: number | null; limit: number },
): Promise<{ editSessions: EditSessionRow[]; next: number | null }> {
  await guardedHead(context, key, canReadRevisions);
  const { database } = context;
  const rows = await listRevisions(database, {
    documentId: key.id,
    before,
    limit: MAX_STATES + 1,
  });
  const all = editSessionsOf(rows);
  // The last edit session of a full page may continue on the next page, so it is left for that page unless it is the only
  // one.
  const closed = rows.length > MAX_STATES && all.length > 1 ? all.slice(0, -1) : all;
  const chosen = closed.slice(0, limit);
  const oldest = chosen.at(-1)?.at(-1)?.version ?? 1;
  const newest = chosen[0]?.[0]?.version ?? 1;
  const range = { documentId: key.id, from: Math.max(1, oldest - 1), to: newest };
  const states = thingsByVersion(key.kind, await findStates(database, range));
  return {
    editSessions: chosen.map((editSession) => editSessionRow(editSession, states)),
    next: oldest > 1 ? oldest : null,
  };
}

/** The parts of each state that are compared, and the state itself, for states that may differ only in order. */
type States = ReadonlyMap<number, { readonly state: unknown; readonly things: Things }>;

function thingsByVersion(kind: DocumentKind, states: ReadonlyMap<number, unknown>): States {
  const entries = [...states].map(([version, state]) => {
    return [version, { state, things: thingsOf(kind, state) }] as const;
  });
  return new Map(entries);
}

function editSessionRow(editSession: readonly RevisionRow[], states: States): EditSessionRow {
  const newest = editSession[0]?.version ?? 1;
  const oldest = editSession.at(-1)?.version ?? 1;
  return {
    changes:
      oldest === 1 ? [BEGUN, ...between(states, 1, newest)] : between(states, oldest - 1, newest),
    states: editSession.map((row) => ({
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
