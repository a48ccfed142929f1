import type { ClubDetails } from "./club/club";
import { GrundlagError } from "./error-code";
import type { EventDetails } from "./event/club-event";

/** Identifies a club's details as they are now: the same words have the same tag, changed ones another. */
export function tagOfClub({ name, place, seenBy, text }: ClubDetails): string {
  return tagOf([name, place, seenBy, text]);
}

/** Identifies an organiser's details of an event as they are now; a new name of the club that holds it does not count as a change. */
export function tagOfEvent(details: EventDetails): string {
  const { title, club, clubId, place, day, deadline, timeZone, format } = details;
  const { accepts, visibility, text } = details;
  const holder = clubId ?? [club];
  return tagOf([title, holder, place, day, deadline, timeZone, format, accepts, visibility, text]);
}

/** Refuses a change that starts from other details than are there; `any` starts from whatever is. Error: `stale-version`. */
export function assertTag(expected: string, present: string): void {
  if (expected === "any" || expected === present) return;
  throw new GrundlagError(
    "stale-version",
    `The change starts from "${expected}"; what is there now is "${present}".`,
  );
}

/** FNV-1a over 64 bits: short, the same everywhere, and no secret. */
function tagOf(value: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
