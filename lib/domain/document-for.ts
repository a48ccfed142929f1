import { listForOthers } from "./army-list/list-for-others";
import type { AnyDocument } from "./document";
import { type Access, canReadSecrets } from "./permissions";

/**
 * A document as this reader may have it: of an army list, others than its owner get what `listForOthers` leaves.
 * Who may read a scenario may read the whole; what a side gets of it is for `viewFor`.
 */
export function documentFor<Document extends AnyDocument>(
  access: Access,
  document: Document,
): Document {
  if (document.kind !== "army-list" || canReadSecrets(access)) return document;
  // Sound: an army list in, an army list out.
  return listForOthers(document) as Document;
}
