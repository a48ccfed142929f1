import { isRecord } from "./json";

/** The kinds of documents the service stores, as named in their JSON. */
export const DOCUMENT_KINDS = ["scenario", "army-list", "map", "army-book"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Where each kind is kept, in the addresses of pages and of the API. */
export const COLLECTION_OF = {
  scenario: "scenarios",
  "army-list": "army-lists",
  map: "maps",
  "army-book": "army-books",
} as const satisfies Record<DocumentKind, string>;
export type Collection = (typeof COLLECTION_OF)[DocumentKind];

/** The kind stated in a JSON value; null if it states none or an unknown one. */
export function kindOf(json: unknown): DocumentKind | null {
  const kind = isRecord(json) ? json.kind : null;
  return DOCUMENT_KINDS.find((known) => known === kind) ?? null;
}
