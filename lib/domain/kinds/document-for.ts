import { type Access, canReadSecrets } from "../people/permissions";
import type { AnyDocument } from "./document";
import { kindOfDocument } from "./kinds";

/** The document this reader may have: anybody but its owner gets what its kind leaves for others. */
export function documentFor<Document extends AnyDocument>(
  access: Access,
  document: Document,
): Document {
  // Safe: a document of a kind goes in and one of the same kind comes out.
  return canReadSecrets(access) ? document : (forOthers(document) as Document);
}

/** What readers other than its owner get of a document. */
export function forOthers(document: AnyDocument): AnyDocument {
  return kindOfDocument(document).forOthers?.(document) ?? document;
}

/** Whether a document may hide something from readers other than its owner. */
export function hidesFromOthers(document: AnyDocument): boolean {
  return kindOfDocument(document).forOthers !== undefined;
}
