import type { BogowieWojnyWords } from "../finding";
import type { RosterAudience } from "../roster-print";
import type { RosterView } from "../roster-view";

/** Looks up words for roster files: terms of Bogowie Wojny, words of army books, and those of rosters. */
export interface RosterWords {
  readonly terms: BogowieWojnyWords;
  readonly book: BogowieWojnyWords;
  readonly roster: BogowieWojnyWords;
}

/** A roster to be exported, and its audience. */
export interface RosterCopy {
  readonly view: RosterView;
  readonly audience: RosterAudience;
  /** The address of this version of the list; empty if it has none. */
  readonly link: string;
}

/**
 * The note that secrets are left out. It appears on every copy for others, whether or not there are secrets; empty on
 * the owner's.
 */
export function secrecyNote({ audience }: RosterCopy, { roster }: RosterWords): string {
  return audience === "opponent" ? roster("remarks.opponent") : "";
}
