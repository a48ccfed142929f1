import { createHash } from "node:crypto";
import { freeze } from "immer";
import { z } from "zod";
import type { CachedText, CacheEntry } from "@/lib/cache/process-cache";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { readStored } from "@/lib/domain/kinds/codec";
import type { Documents } from "@/lib/domain/kinds/document";
import { schemaOf } from "@/lib/domain/kinds/parse-document";

/** Roughly how many bytes a character of JSON takes in memory, as text and as objects together. */
const BYTES_PER_LETTER = 10;

/**
 * A document and the JSON in which it is sent. The document is frozen, since everybody who reads this version shares
 * the object.
 */
export interface DocumentContent<Kind extends DocumentKind = DocumentKind> {
  readonly document: Documents[Kind];
  readonly written: CachedText;
}

/** The columns of a document's row that hold its body. */
export interface BodyRow {
  readonly id: string;
  readonly version: number;
  readonly seal: string | null;
  readonly json: string;
}

const marks = new Map<DocumentKind, string>();

/**
 * Parses a row's body as a document of this kind; it is only validated if its seal does not match. Throws as
 * `toDocument` does.
 */
export function toContent<Kind extends DocumentKind>(
  kind: Kind,
  { json, seal }: BodyRow,
): CacheEntry<DocumentContent<Kind>> {
  const content = isSealed(kind, json, seal)
    ? // Safe cast: a matching seal means that this exact text was written from a document of this kind.
      { document: JSON.parse(json) as Documents[Kind], written: { text: json } }
    : validated(kind, json);
  return { value: freeze(content, true), bytes: json.length * BYTES_PER_LETTER };
}

/** The document upgraded to the newest schema version, with what later releases added and named. */
function validated<Kind extends DocumentKind>(kind: Kind, json: string): DocumentContent<Kind> {
  const document = toDocument(kind, JSON.parse(json));
  return { document, written: { text: JSON.stringify(document) } };
}

/** Parses a stored body as a document of this kind. Throws on data that no version of the service wrote. */
export function toDocument<Kind extends DocumentKind>(kind: Kind, body: unknown): Documents[Kind] {
  const read = readStored(kind, body);
  if (read.ok) return read.document;
  const [issue] = read.issues;
  throw new Error(`a stored ${kind} is damaged at ${issue?.path}: ${issue?.message}`);
}

/**
 * The seal stored with a well-formed document: a digest of its text and of the schema that validated it. A body that
 * matches its seal need not be validated again when it is read. Data that no release wrote, or that was written under
 * another schema, does not match; it is validated, and then upgraded or refused.
 */
export function sealOf(kind: DocumentKind, json: string): string {
  return createHash("sha256").update(markOf(kind)).update(json).digest("base64url");
}

/** Whether the seal was made for this text under this release's schema. */
export function isSealed(kind: DocumentKind, json: string, kept: string | null): boolean {
  return kept !== null && kept === sealOf(kind, json);
}

function markOf(kind: DocumentKind): string {
  const known = marks.get(kind);
  if (known) return known;
  const schema = z.toJSONSchema(schemaOf(kind), { io: "output", unrepresentable: "any" });
  const mark = createHash("sha256").update(JSON.stringify(schema)).digest("base64url");
  marks.set(kind, mark);
  return mark;
}
