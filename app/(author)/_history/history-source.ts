import { COLLECTIONS } from "@/app/(author)/_editor/http-transport";
import type { DocumentKind } from "@/lib/domain/document-kind";
import type { Change } from "@/lib/domain/history/changes";

/** Whose history is looked at, and what it is compared with. */
export interface HistorySource {
  readonly kind: DocumentKind;
  readonly id: string;
  /** The state of this moment. */
  readonly present: unknown;
  /** Sends what is unsent, so that the history has it. */
  readonly flush: () => Promise<void>;
  /** Fetches the state that has just become the newest. */
  readonly onRestored: () => Promise<void>;
}

/** The document's own place in the API. */
export function pathOf({ kind, id }: Pick<HistorySource, "kind" | "id">): string {
  return `/${COLLECTIONS[kind]}/${id}`;
}

/** One stored state, as the API describes it. */
export interface KeptState {
  readonly version: number;
  /** The instant it was stored, ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly note: string | null;
  readonly author: string | null;
  readonly changes: readonly Change[];
}

/** States stored one soon after the other, newest first, never empty, with what they changed together. */
export interface Sitting {
  readonly changes: readonly Change[];
  readonly states: readonly KeptState[];
}
