import { type DocumentKind, kindOf } from "@/lib/domain/document-kind";
import { isRecord } from "@/lib/domain/json";

/** A document found in a file, not yet looked into: the service does that. */
export interface FoundDocument {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly json: unknown;
}

export type ReadImport =
  | { readonly ok: true; readonly documents: readonly FoundDocument[] }
  | { readonly ok: false; readonly why: "no-json" | "no-document" };

/** The documents in a file's text: one, or all those of an export of one's data. */
export function readImport(text: string): ReadImport {
  const json = parse(text);
  if (json === undefined) return { ok: false, why: "no-json" };
  const documents = candidatesIn(json).flatMap(found);
  return documents.length > 0 ? { ok: true, documents } : { ok: false, why: "no-document" };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function candidatesIn(json: unknown): unknown[] {
  if (!isRecord(json) || !Array.isArray(json.documents)) return [json];
  return json.documents.map((entry) => (isRecord(entry) ? entry.document : undefined));
}

function found(json: unknown): FoundDocument[] {
  const kind = kindOf(json);
  if (!kind || !isRecord(json)) return [];
  return [{ kind, title: typeof json.title === "string" ? json.title : "", json }];
}
