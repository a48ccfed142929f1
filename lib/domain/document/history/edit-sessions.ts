/** The fields of a stored state that decide which edit session it belongs to. */
export interface RevisionHead {
  readonly version: number;
  readonly createdAt: Date;
  readonly note: string | null;
  /** Name of the author; null if the account has been deleted. */
  readonly author: string | null;
}

/** A pause longer than this ends an edit session. */
const PAUSE_MS = 10 * 60_000;

/** Groups successive states into edit sessions, newest first, because every single edit is stored. */
export function editSessionsOf<State extends RevisionHead>(states: readonly State[]): State[][] {
  const editSessions: State[][] = [];
  for (const state of states) {
    const editSession = editSessions.at(-1);
    const before = editSession?.at(-1);
    if (editSession && before && isSameEditSession(before, state)) editSession.push(state);
    else editSessions.push([state]);
  }
  return editSessions;
}

/** A state with a note is an edit session of its own. */
function isSameEditSession(later: RevisionHead, earlier: RevisionHead): boolean {
  if (later.note || earlier.note || later.author !== earlier.author) return false;
  return later.createdAt.getTime() - earlier.createdAt.getTime() <= PAUSE_MS;
}

/** The version a state was restored from; its note marks it with an arrow. */
export function restoredFrom({ note }: Pick<RevisionHead, "note">): number | null {
  const version = /^← (\d+)$/.exec(note ?? "")?.[1];
  return version === undefined ? null : Number(version);
}
