import type { DocumentKind } from "@/lib/domain/document/document-kind";

/** The collections of the API and the kind of document each holds. */
export const COLLECTIONS = {
  scenarios: "scenario",
  "army-lists": "army-list",
  maps: "map",
  "army-books": "army-book",
} as const satisfies Record<string, DocumentKind>;
export type Collection = keyof typeof COLLECTIONS;
