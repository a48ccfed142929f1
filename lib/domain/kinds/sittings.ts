/** The fields of a stored state that decide which sitting it belongs to. */
export interface RevisionHead {
  readonly version: number;
  readonly createdAt: Date;
  readonly note: string | null;
  /** Name of the author; null if the account has been deleted. */
  readonly author: string | null;
}

/** A pause longer than this ends a sitting. */
const PAUSE_MS = 10 * 60_000;

/** Groups successive states into sittings, newest first, because every single edit is stored. */
export function sittingsOf<State extends RevisionHead>(states: readonly State[]): State[][] {
  const sittings: State[][] = [];
  for (const state of states) {
    const sitting = sittings.at(-1);
    const before = sitting?.at(-1);
    if (sitting && before && isSameSitting(before, state)) sitting.push(state);
    else sittings.push([state]);
  }
  return sittings;
}

/** A state with a note is a sitting of its own. */
function isSameSitting(later: RevisionHead, earlier: RevisionHead): boolean {
  if (later.note || earlier.note || later.author !== earlier.author) return false;
  return later.createdAt.getTime() - earlier.createdAt.getTime() <= PAUSE_MS;
}

/** The version a state was restored from; its note marks it with an arrow. */
export function restoredFrom({ note }: Pick<RevisionHead, "note">): number | null {
  const version = /^← (\d+)$/.exec(note ?? "")?.[1];
  return version === undefined ? null : Number(version);
}
