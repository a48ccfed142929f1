import { isRecord } from "./json";

/** The kinds of documents the service holds, as their JSON names them. */
export const DOCUMENT_KINDS = ["scenario", "army-list", "map", "army-book"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The kind a JSON value says it is; null where it names none that is known. */
export function kindOf(json: unknown): DocumentKind | null {
  const kind = isRecord(json) ? json.kind : null;
  return DOCUMENT_KINDS.find((known) => known === kind) ?? null;
}
