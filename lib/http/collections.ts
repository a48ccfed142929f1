import type { DocumentKind } from "@/lib/domain/document-kind";

/** The collections of the API and the kind of document each holds; null where no such document exists yet. */
export const COLLECTIONS = {
  scenarios: "scenario",
  "army-lists": "army-list",
  maps: null,
  "army-books": "army-book",
} as const satisfies Record<string, DocumentKind | null>;
export type Collection = keyof typeof COLLECTIONS;
