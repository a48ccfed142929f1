import type { Finding } from "@/lib/domain/document/check-report";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { readDocument } from "@/lib/domain/kinds/codec";
import type { Documents } from "@/lib/domain/kinds/document";
import { kindsNamed } from "@/lib/domain/kinds/kinds";

/** A complete document sent by a user, with the findings about figures in it that were wrong. */
export interface SentDocument<Kind extends DocumentKind = DocumentKind> {
  readonly document: Documents[Kind];
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
export function documentAsSent<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): SentDocument<Kind> {
  const sent = kindsNamed(kind)[0]?.takeSentFigures?.(json);
  const document = wellFormed(kind, sent ? sent.json : json);
  return { document, recalculated: sent?.recalculated(document) ?? [] };
}
