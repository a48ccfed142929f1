import {
  COLLECTION_OF,
  DOCUMENT_KINDS,
  type DocumentKind,
} from "@/lib/domain/document/document-kind";

/** A document found by name. */
export interface Found {
  readonly href: string;
  readonly kind: DocumentKind;
  readonly title: string;
  /** Distinguishes it from others of the same title: its year or nation. */
  readonly detail: string;
}

/** The most results shown per kind. */
const SHOWN_PER_KIND = 8;
/** The most results shown in total. */
export const MAX_FOUND = DOCUMENT_KINDS.length * SHOWN_PER_KIND;

/**
 * Public documents and the reader's own with words that begin with those of the text. Throws if the service does not
 * respond.
 */
export async function findByName(text: string, signal: AbortSignal): Promise<Found[]> {
  return (await Promise.all(DOCUMENT_KINDS.map((kind) => findOfKind(kind, text, signal)))).flat();
}

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly year?: number | null;
}

async function findOfKind(
  kind: Found["kind"],
  text: string,
  signal: AbortSignal,
): Promise<Found[]> {
  const query = new URLSearchParams({ q: text, limit: String(SHOWN_PER_KIND) });
  const collection = COLLECTION_OF[kind];
  const response = await fetch(`/api/v1/${collection}?${query}`, { signal });
  if (!response.ok) throw new Error(`Search of ${collection} answered ${response.status}`);
  const { items } = (await response.json()) as { items: Listed[] };
  return items.map(({ id, title, year }) => ({
    href: `/${collection}/${id}`,
    kind,
    title,
    detail: year ? String(year) : "",
  }));
}
