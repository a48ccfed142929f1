import { checkStatedPoints, takeStatedPoints } from "@/lib/domain/army-list/stated-points";
import type { Finding } from "@/lib/domain/check-report";
import { readDocument } from "@/lib/domain/codec";
import type { AnyDocument, Documents } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { GrundlagError } from "@/lib/domain/error-code";

/** A document a user sent whole, and where its written-in points were false. */
export interface SentDocument<Document extends AnyDocument = AnyDocument> {
  readonly document: Document;
  readonly recalculated: readonly Finding[];
}

/** A JSON value as a document of its kind, older versions upgraded. Error: `invalid-document` with every place. */
export function wellFormed<Kind extends DocumentKind>(kind: Kind, json: unknown): Documents[Kind] {
  const read = readDocument(kind, json);
  if (read.ok) return read.document;
  const [issue] = read.issues;
  const more = read.issues.length > 1 ? ` (and ${read.issues.length - 1} more)` : "";
  const message = `${issue?.path || "The document"}: ${issue?.message}${more}`;
  throw new GrundlagError("invalid-document", message, read.issues);
}

/** A document as it was sent. An army list may come with points written into it by hand: they are removed and worked out again. Error: `invalid-document`. */
export function documentAsSent(kind: DocumentKind, json: unknown): SentDocument {
  return kind === "army-list"
    ? listAsSent(json)
    : { document: wellFormed<DocumentKind>(kind, json), recalculated: [] };
}

/** The same of an army list. */
export function listAsSent(json: unknown): SentDocument<Documents["army-list"]> {
  const sent = takeStatedPoints(json);
  const document = wellFormed("army-list", sent.json);
  return { document, recalculated: checkStatedPoints(document, sent.stated) };
}
