import { createHash } from "node:crypto";
import { freeze } from "immer";
import { z } from "zod";
import { armyBookSchema } from "@/lib/domain/army-book/army-book";
import { armyListSchema } from "@/lib/domain/army-list/army-list";
import { readDocument } from "@/lib/domain/codec";
import type { Documents } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { mapSchema } from "@/lib/domain/map-document";
import { scenarioSchema } from "@/lib/domain/scenario/scenario";
import type { KeptText, Made } from "@/lib/kept/kept";

/** About as many bytes a letter of JSON takes as text and as objects. */
const BYTES_PER_LETTER = 10;

/** A document, frozen, for everybody who reads this version has the same object, and the JSON it goes out as. */
export interface DocumentContent<Kind extends DocumentKind = DocumentKind> {
  readonly document: Documents[Kind];
  readonly written: KeptText;
}

/** A body as its row holds it. */
export interface BodyRow {
  readonly id: string;
  readonly version: number;
  readonly seal: string | null;
  readonly json: string;
}

const SCHEMAS: Readonly<Record<DocumentKind, z.ZodType>> = {
  scenario: scenarioSchema,
  "army-list": armyListSchema,
  map: mapSchema,
  "army-book": armyBookSchema,
};

const marks = new Map<DocumentKind, string>();

/** A row's body as a document of its kind: as it is where its seal fits, else validated. Throws as `toDocument` does. */
export function toContent<Kind extends DocumentKind>(
  kind: Kind,
  { json, seal }: BodyRow,
): Made<DocumentContent<Kind>> {
  const content = isSealed(kind, json, seal)
    ? // Sound: the seal says that a document of this kind was written as this very text.
      { document: JSON.parse(json) as Documents[Kind], written: { text: json } }
    : validated(kind, json);
  return { value: freeze(content, true), bytes: json.length * BYTES_PER_LETTER };
}

/** Brought up to the newest schema version, with what later releases added. */
function validated<Kind extends DocumentKind>(kind: Kind, json: string): DocumentContent<Kind> {
  const document = toDocument(kind, JSON.parse(json));
  return { document, written: { text: JSON.stringify(document) } };
}

/** A stored body as a document of its kind. Throws where the database holds what no version of the service wrote. */
export function toDocument<Kind extends DocumentKind>(kind: Kind, body: unknown): Documents[Kind] {
  const read = readDocument(kind, body);
  if (read.ok) return read.document;
  const [issue] = read.issues;
  throw new Error(`a stored ${kind} is damaged at ${issue?.path}: ${issue?.message}`);
}

/**
 * What is stored beside a well-formed document: a digest of its text and of the schema that let it in. A body that still
 * fits its seal need not be validated again when it is read. Whatever no release wrote, and what one wrote whose schema
 * was another, does not fit, is validated, and is refused or brought up to date.
 */
export function sealOf(kind: DocumentKind, json: string): string {
  return createHash("sha256").update(markOf(kind)).update(json).digest("base64url");
}

/** Whether a stored text of a kind is what its seal was made for, by this release's schema. */
export function isSealed(kind: DocumentKind, json: string, kept: string | null): boolean {
  return kept !== null && kept === sealOf(kind, json);
}

function markOf(kind: DocumentKind): string {
  const known = marks.get(kind);
  if (known) return known;
  const schema = z.toJSONSchema(SCHEMAS[kind], { io: "output", unrepresentable: "any" });
  const mark = createHash("sha256").update(JSON.stringify(schema)).digest("base64url");
  marks.set(kind, mark);
  return mark;
}
