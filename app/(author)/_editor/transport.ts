import type { Issue } from "@/lib/domain/error-code";
import type { PatchOperation } from "@/lib/domain/patch";
import type { DraftStorage } from "./draft-storage";

/** A document as the server holds it. */
export interface Stored<Document> {
  readonly version: number;
  readonly document: Document;
}

/** A document that stands in an account now, and where. */
interface Moved {
  readonly movedTo: string;
}

export type Found<Document> = Stored<Document> | Moved;

/** Why the server will not take a patch as it is; asking again helps only after something changed. */
export type Refusal =
  | { readonly is: "signed-out" }
  | { readonly is: "not-allowed" }
  | { readonly is: "invalid"; readonly issues: readonly Issue[] }
  /** The browser, which alone keeps it, has no room or keeps nothing. */
  | { readonly is: "unkept" }
  /** It was deleted from the browser that alone kept it. */
  | { readonly is: "gone" };

/**
 * The outcome of a patch. `rebased` is the document with others' edits in it; `stale`: it clashes with a newer
 * version; `away`: no answer to rely on; `moved`: it now belongs to an account.
 */
export type PatchOutcome<Document> =
  | { readonly is: "saved"; readonly version: number; readonly rebased: Document | null }
  | { readonly is: "stale" }
  | { readonly is: "away" }
  | { readonly is: "moved"; readonly to: string }
  | Refusal;

/** The way from an editor to the server and back. */
export interface Transport<Document> {
  /** Sends changes made to a version; `document` is what they lead to. */
  readonly patch: (
    version: number,
    operations: readonly PatchOperation[],
    document: Document,
  ) => Promise<PatchOutcome<Document>>;
  /**
   * The newest document; `null` where the server does not answer or does not show it any more, or has
   * nothing newer than the `known` version.
   */
  readonly load: (known?: number) => Promise<Found<Document> | null>;
}

/** The outside world of an editor, so that tests can bring their own. */
export interface EditorEnvironment<Document> {
  readonly transport: Transport<Document>;
  readonly drafts: DraftStorage<Document>;
  readonly now: () => Date;
  /** Calls back after a time in ms; returns how to call it off. */
  readonly after: (ms: number, act: () => void) => () => void;
}
