import type { Issue } from "@/lib/domain/error-code";
import type { PatchOperation } from "@/lib/domain/patch";

/** A document as the server holds it. */
export interface Stored<Document> {
  readonly version: number;
  readonly document: Document;
}

/** Why the server will not take a patch as it is; asking again helps only after something changed. */
export type Refusal =
  | { readonly is: "signed-out" }
  | { readonly is: "not-allowed" }
  | { readonly is: "invalid"; readonly issues: readonly Issue[] };

/**
 * What became of a patch. `rebased` is the document where others' edits are in it, too; `stale`: it
 * clashes with a newer version; `away`: no answer to rely on.
 */
export type PatchOutcome<Document> =
  | { readonly is: "saved"; readonly version: number; readonly rebased: Document | null }
  | { readonly is: "stale" }
  | { readonly is: "away" }
  | Refusal;

/** The way from an editor to the server and back. */
export interface Transport<Document> {
  /** Sends changes made to a version. */
  readonly patch: (
    version: number,
    operations: readonly PatchOperation[],
  ) => Promise<PatchOutcome<Document>>;
  /**
   * The newest document; `null` where the server does not answer or does not show it any more, or has
   * nothing newer than the `known` version.
   */
  readonly load: (known?: number) => Promise<Stored<Document> | null>;
}
