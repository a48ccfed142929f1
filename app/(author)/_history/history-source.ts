import type { DocumentKind } from "@/lib/domain/document/document-kind";
import type { Change } from "@/lib/domain/document/history/changes";

/** The document whose history is shown, and what it is compared with. */
export interface HistorySource {
  readonly kind: DocumentKind;
  readonly id: string;
  /** The present state. */
  readonly present: unknown;
  /** Sends unsent edits, so that they are in the history. */
  readonly flush: () => Promise<void>;
  /** Loads the state that has just become the newest. */
  readonly onRestored: () => Promise<void>;
}

/** A released version, as the API describes it. */
export interface Release {
  readonly number: number;
  readonly version: number;
  readonly note: string;
  readonly createdAt: string;
}

/** One stored state, as the API describes it. */
export interface StoredState {
  readonly version: number;
  /** The instant it was stored, ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly note: string | null;
  readonly author: string | null;
  readonly changes: readonly Change[];
}

/** States stored within a short time of each other, newest first, never empty, with their combined changes. */
export interface EditSession {
  readonly changes: readonly Change[];
  readonly states: readonly StoredState[];
}
