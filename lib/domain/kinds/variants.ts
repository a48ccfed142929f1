import type { AnyDocument } from "./document";
import { partsOf } from "./parts";

/**
 * A variant of a document as the document is now, still to be parsed, or the document itself where an address names no
 * variant; null if it has none with this id.
 */
export function variantIn(document: AnyDocument, variant: string | null): unknown {
  return variant === null
    ? document
    : (partsOf(document).variants?.today(document, variant) ?? null);
}

/** A document with one of its variants as edited; the edited document itself where the address names no variant. */
export function withVariantIn<Document extends AnyDocument>(
  document: Document,
  variant: string | null,
  edited: Document,
): Document {
  if (variant === null) return edited;
  // Safe cast: a document with another variant is of the same kind.
  return (partsOf(document).variants?.edited(document, variant, edited) ?? document) as Document;
}
