import { GrundlagError } from "@/lib/domain/document/error-code";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { variantIn, withVariantIn } from "@/lib/domain/kinds/variants";
import { wellFormed } from "@/lib/usecases/document/well-formed";

/** A variant of a document as the document is now. Error: `not-found` if it has none with this id. */
export function variantOf<Document extends AnyDocument>(document: Document, id: string): Document {
  const json = variantIn(document, id);
  if (json === null) {
    throw new GrundlagError("not-found", `The ${document.kind} has no variant "${id}".`);
  }
  // Safe cast: a variant is a document of the same kind.
  return wellFormed(document.kind, json) as Document;
}

/**
 * A document with one of its variants as edited; the edited document itself where the address names no variant. Error:
 * `invalid-document` for what no variant has: variants of its own, or more changes than are kept.
 */
export function withVariant(
  document: AnyDocument,
  variant: string | null,
  edited: AnyDocument,
): AnyDocument {
  if (variant === null) return edited;
  if ("variants" in edited && edited.variants) {
    const message = "A variant has no variants of its own; change those of its scenario.";
    throw new GrundlagError("invalid-document", message, [
      { path: "/variants", code: "variant-impossible", message },
    ]);
  }
  return wellFormed(document.kind, withVariantIn(document, variant, edited));
}
