import { checkStatedPoints, takeStatedPoints } from "@/lib/domain/bogowie-wojny/list/stated-points";
import type { Finding } from "@/lib/domain/document/check-report";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { readDocument } from "@/lib/domain/kinds/codec";
import type { AnyDocument, Documents } from "@/lib/domain/kinds/document";

/** A complete document sent by a user, with findings about points in it that were wrong. */
export interface SentDocument<Document extends AnyDocument = AnyDocument> {
  readonly document: Document;
  readonly recalculated: readonly Finding[];
}

/**
 * Parses a JSON value as a document of this kind, upgrading older versions. Error: `invalid-document` with every
 * place.
 */
export function wellFormed<Kind extends DocumentKind>(kind: Kind, json: unknown): Documents[Kind] {
  const read = readDocument(kind, json);
  if (read.ok) return read.document;
  const [issue] = read.issues;
  const more = read.issues.length > 1 ? ` (and ${read.issues.length - 1} more)` : "";
  const message = `${issue?.path || "The document"}: ${issue?.message}${more}`;
  throw new GrundlagError("invalid-document", message, read.issues);
}

/**
 * Parses a document as it was sent. Points written into an army list by hand are removed and recalculated. Error:
 * `invalid-document`.
 */
export function documentAsSent(kind: DocumentKind, json: unknown): SentDocument {
  return kind === "army-list"
    ? listAsSent(json)
    : { document: wellFormed<DocumentKind>(kind, json), recalculated: [] };
}

/** The same for an army list. */
export function listAsSent(json: unknown): SentDocument<Documents["army-list"]> {
  const sent = takeStatedPoints(json);
  const document = wellFormed("army-list", sent.json);
  return { document, recalculated: checkStatedPoints(document, sent.stated) };
}
