import type { BogowieWojnyWords } from "../finding";
import type { RosterAudience } from "../roster-print";
import type { RosterView } from "../roster-view";

/** The words for a roster's files: terms of Bogowie Wojny, words of army books, and the roster's own. */
export interface RosterWords {
  readonly terms: BogowieWojnyWords;
  readonly book: BogowieWojnyWords;
  readonly roster: BogowieWojnyWords;
}

/** A roster to be taken along, and for whom it was made. */
export interface RosterCopy {
  readonly view: RosterView;
  readonly audience: RosterAudience;
  /** Where this version of the list is read; empty where it is nowhere. */
  readonly link: string;
}

/** That what is secret is left out, on every copy for others, whether there is anything or not; nothing on the owner's. */
export function secrecyNote({ audience }: RosterCopy, { roster }: RosterWords): string {
  return audience === "opponent" ? roster("remarks.opponent") : "";
}
