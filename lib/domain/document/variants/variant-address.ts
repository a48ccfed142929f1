/** Between the id of a document and that of one of its variants; no id contains it, and addresses need not escape it. */
const MARK = "~";

/** What an address names: a document, or one of its variants. */
export interface VariantAddress {
  /** The document's id. */
  readonly id: string;
  /** Null for the document itself. */
  readonly variant: string | null;
}

/** Splits `ligny~two-players` into the document's id and the variant's. */
export function variantAddress(address: string): VariantAddress {
  const at = address.indexOf(MARK);
  return at < 0
    ? { id: address, variant: null }
    : { id: address.slice(0, at), variant: address.slice(at + MARK.length) };
}

/** The address of a variant of a document, which stands wherever the document's id may. */
export function addressOfVariant(id: string, variant: string): string {
  return `${id}${MARK}${variant}`;
}
