import type { MemberContext } from "@/lib/auth/actor";
import { oldestSession } from "@/lib/auth/session-token";
import { deleteSession, listSessions, type SessionRow } from "@/lib/db/people/sessions";
import { GrundlagError } from "@/lib/domain/document/error-code";

/** The user's sessions, most recently used first; `isCurrent` marks the one making this request. */
export async function ownSessions({
  actor,
  database,
  now,
}: MemberContext): Promise<(SessionRow & { readonly isCurrent: boolean })[]> {
  const sessions = await listSessions(database, actor.id, oldestSession(now()));
  return sessions.map((session) => ({ ...session, isCurrent: session.id === actor.sessionId }));
}

/** Ends one of the user's sessions: its browser is signed out on its next request. Error: `not-found`. */
export async function endOwnSession({ actor, database }: MemberContext, id: string): Promise<void> {
  const ended = await deleteSession(database, { id, userId: actor.id });
  if (!ended) throw new GrundlagError("not-found", `You have no session "${id}".`);
}
