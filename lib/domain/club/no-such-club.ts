import { GrundlagError } from "../error-code";

/** The one answer for a club that does not exist and for one that is none of the reader's business. */
export function noSuchClub(): GrundlagError {
  return new GrundlagError("not-found", "There is no such club, or you are not a member of it.");
}
