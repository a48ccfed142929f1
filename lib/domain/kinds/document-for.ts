import { listForOthers } from "../bogowie-wojny/list/list-for-others";
import { type Access, canReadSecrets } from "../people/permissions";
import type { AnyDocument } from "./document";

/**
 * The document this reader may have: for an army list, anybody but its owner gets `listForOthers`. Anyone who may
 * read a scenario may read all of it; `viewFor` makes the view of one side.
 */
export function documentFor<Document extends AnyDocument>(
  access: Access,
  document: Document,
): Document {
  if (document.kind !== "army-list" || canReadSecrets(access)) return document;
  // Safe: an army list goes in and an army list comes out.
  return listForOthers(document) as Document;
}
