/** The part of a kept state that says to which sitting it belongs. */
export interface Kept {
  readonly version: number;
  readonly createdAt: Date;
  readonly note: string | null;
  /** Name of the author; null once that account is deleted. */
  readonly author: string | null;
}

/** A pause longer than this ends a sitting. */
const PAUSE_MS = 10 * 60_000;

/** Groups neighbouring states into sittings, newest first: every edit is kept, too many to read one by one. */
export function sittingsOf<State extends Kept>(states: readonly State[]): State[][] {
  const sittings: State[][] = [];
  for (const state of states) {
    const sitting = sittings.at(-1);
    const before = sitting?.at(-1);
    if (sitting && before && isSameSitting(before, state)) sitting.push(state);
    else sittings.push([state]);
  }
  return sittings;
}

/** A state with a note stands for itself. */
function isSameSitting(later: Kept, earlier: Kept): boolean {
  if (later.note || earlier.note || later.author !== earlier.author) return false;
  return later.createdAt.getTime() - earlier.createdAt.getTime() <= PAUSE_MS;
}

/** The version a state was brought back from; its note says so by an arrow. */
export function restoredFrom({ note }: Pick<Kept, "note">): number | null {
  const version = /^← (\d+)$/.exec(note ?? "")?.[1];
  return version === undefined ? null : Number(version);
}
