import type { EventDetails } from "../bogowie-wojny/event/club-event";
import { GrundlagError } from "../document/error-code";
import type { ClubDetails } from "./club";

/** A hash of a club's details, which changes whenever they do. */
export function tagOfClub({ name, place, seenBy, text }: ClubDetails): string {
  return tagOf([name, place, seenBy, text]);
}

/** A hash of the details an organiser can edit; renaming the club that holds the event does not change it. */
export function tagOfEvent(details: EventDetails): string {
  const { title, club, clubId, place, day, deadline, timeZone, format } = details;
  const { accepts, visibility, text } = details;
  const holder = clubId ?? [club];
  return tagOf([title, holder, place, day, deadline, timeZone, format, accepts, visibility, text]);
}

/** Refuses a change based on details that have changed since; `any` accepts the present ones. Error: `stale-version`. */
export function assertTag(expected: string, present: string): void {
  if (expected === "any" || expected === present) return;
  throw new GrundlagError(
    "stale-version",
    `The change starts from "${expected}"; what is there now is "${present}".`,
  );
}

/** 64-bit FNV-1a: short, the same on every machine, and not secret. */
function tagOf(value: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
