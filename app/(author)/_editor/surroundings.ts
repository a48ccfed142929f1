import type { DraftStorage } from "./draft-storage";
import type { Transport } from "./transport";

/** The outside world of an editor, so that tests can bring their own. */
export interface Surroundings<Document> {
  readonly transport: Transport<Document>;
  readonly drafts: DraftStorage<Document>;
  readonly now: () => Date;
  /** Calls back after a time in ms; returns how to call it off. */
  readonly after: (ms: number, act: () => void) => () => void;
}
