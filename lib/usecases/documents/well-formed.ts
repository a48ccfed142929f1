import { readDocument } from "@/lib/domain/codec";
import type { Documents } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { GrundlagError } from "@/lib/domain/error-code";

/** A JSON value as a document of its kind, older versions upgraded. Error: `invalid-document` with every place. */
export function wellFormed<Kind extends DocumentKind>(kind: Kind, json: unknown): Documents[Kind] {
  const read = readDocument(kind, json);
  if (read.ok) return read.document;
  const [issue] = read.issues;
  const more = read.issues.length > 1 ? ` (and ${read.issues.length - 1} more)` : "";
  const message = `${issue?.path || "The document"}: ${issue?.message}${more}`;
  throw new GrundlagError("invalid-document", message, read.issues);
}
