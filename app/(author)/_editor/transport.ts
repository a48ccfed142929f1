import type { Issue } from "@/lib/domain/document/error-code";
import type { PatchOperation } from "@/lib/domain/document/patch";
import type { DraftStorage } from "./draft-storage";

/** A document as stored on the server. */
export interface Stored<Document> {
  readonly version: number;
  readonly document: Document;
}

/** A document that is now in an account, with its address there. */
interface Moved {
  readonly movedTo: string;
}

export type Found<Document> = Stored<Document> | Moved;

/** Why the server refuses a patch; retrying helps only after something has changed. */
export type Refusal =
  | { readonly is: "signed-out" }
  | { readonly is: "not-allowed" }
  | { readonly is: "invalid"; readonly issues: readonly Issue[] }
  /** The browser, which alone keeps the document, is full or cannot store anything. */
  | { readonly is: "unkept" }
  /** The document was deleted from the only browser that kept it. */
  | { readonly is: "gone" };

/**
 * The outcome of a patch. `rebased` is the document with others' edits in it; `stale`: it conflicts with a newer
 * version; `away`: no reliable response; `moved`: the document now belongs to an account.
 */
export type PatchOutcome<Document> =
  | { readonly is: "saved"; readonly version: number; readonly rebased: Document | null }
  | { readonly is: "stale" }
  | { readonly is: "away" }
  | { readonly is: "moved"; readonly to: string }
  | Refusal;

/** The connection between an editor and the server. */
export interface Transport<Document> {
  /** Sends changes made to a version; `document` is their result. */
  readonly patch: (
    version: number,
    operations: readonly PatchOperation[],
    document: Document,
  ) => Promise<PatchOutcome<Document>>;
  /**
   * The newest document; `null` if the server does not respond, no longer shows it, or has nothing newer than the
   * version `known`.
   */
  readonly load: (known?: number) => Promise<Found<Document> | null>;
}

/** The outside world of an editor, so that tests can replace it. */
export interface EditorEnvironment<Document> {
  readonly transport: Transport<Document>;
  readonly drafts: DraftStorage<Document>;
  readonly now: () => Date;
  /** Calls `act` after a delay in ms; returns a function that cancels this. */
  readonly after: (ms: number, act: () => void) => () => void;
}
