/** One kept state, as the history lists it. */
export interface Revision {
  readonly version: number;
  /** The instant it was stored, ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly note: string | null;
  readonly author: string | null;
}

/** States stored one soon after the other, newest first; never empty. */
export interface Sitting {
  readonly newest: Revision;
  readonly earlier: readonly Revision[];
}

/** A pause longer than this ends a sitting. */
const PAUSE_MS = 10 * 60_000;

/** Gathers states, newest first, into sittings: every edit is kept, and nobody wants to read them one by one. */
export function sittingsOf(revisions: readonly Revision[]): Sitting[] {
  const sittings: { newest: Revision; earlier: Revision[] }[] = [];
  let before: Revision | null = null;
  for (const revision of revisions) {
    const sitting = sittings.at(-1);
    if (sitting && before && isSameSitting(before, revision)) sitting.earlier.push(revision);
    else sittings.push({ newest: revision, earlier: [] });
    before = revision;
  }
  return sittings;
}

/** A state with a note stands for itself. */
function isSameSitting(later: Revision, earlier: Revision): boolean {
  if (later.note || earlier.note || later.author !== earlier.author) return false;
  return Date.parse(later.createdAt) - Date.parse(earlier.createdAt) <= PAUSE_MS;
}

/** The version a state was brought back from; its note says so by an arrow. */
export function restoredFrom({ note }: Pick<Revision, "note">): number | null {
  const version = /^← (\d+)$/.exec(note ?? "")?.[1];
  return version === undefined ? null : Number(version);
}
