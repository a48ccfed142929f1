import { checkStatedPoints, takeStatedPoints } from "@/lib/domain/army-list/stated-points";
import type { Finding } from "@/lib/domain/check-report";
import type { AnyDocument, Documents } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { wellFormed } from "@/lib/usecases/documents/well-formed";

/** A document somebody sent whole, and where points he wrote into it were false. */
export interface SentDocument<Document extends AnyDocument = AnyDocument> {
  readonly document: Document;
  readonly recalculated: readonly Finding[];
}

/** A document as it was sent. An army list may come with points written into it by hand: they are taken out and worked out anew. Error: `invalid-document`. */
export function documentAsSent(kind: DocumentKind, json: unknown): SentDocument {
  return kind === "army-list"
    ? listAsSent(json)
    : { document: wellFormed<DocumentKind>(kind, json), recalculated: [] };
}

function listAsSent(json: unknown): SentDocument<Documents["army-list"]> {
  const sent = takeStatedPoints(json);
  const document = wellFormed("army-list", sent.json);
  return { document, recalculated: checkStatedPoints(document, sent.stated) };
}
