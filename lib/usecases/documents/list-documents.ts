import type { Context } from "@/lib/auth/actor";
import { type CatalogueRow, findCatalogueRows } from "@/lib/db/catalogue";
import type {
  CatalogueFilter,
  CataloguePosition,
  CatalogueSort,
} from "@/lib/domain/catalogue-query";

/** The most documents one page of a list holds. */
export const MAX_PAGE = 100;

interface Library {
  readonly filter: CatalogueFilter;
  readonly sort: CatalogueSort;
  readonly after: CataloguePosition | null;
  /** 1 to `MAX_PAGE`. */
  readonly limit: number;
}

/** A document as lists show it to this reader. */
export interface LibraryItem
  extends Omit<CatalogueRow, "position" | "ownerId" | "ownerName" | "ownerRole"> {
  readonly owner: { readonly name: string; readonly role: CatalogueRow["ownerRole"] };
  readonly mine: boolean;
}

/** One page of what the reader may find: public documents, those of their clubs, and their own. `next` is null on the last page. */
export async function listDocuments(
  { actor, database }: Context,
  { filter, sort, after, limit }: Library,
): Promise<{ items: LibraryItem[]; next: CataloguePosition | null }> {
  const query = { reader: actor, filter, sort, after, limit: limit + 1 };
  const rows = await findCatalogueRows(database, query);
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? (page.at(-1)?.position ?? null) : null;
  return { items: page.map((row) => toItem(row, actor?.id ?? null)), next };
}

function toItem(row: CatalogueRow, readerId: string | null): LibraryItem {
  const { position: _, ownerId, ownerName, ownerRole, ...rest } = row;
  return { ...rest, owner: { name: ownerName, role: ownerRole }, mine: ownerId === readerId };
}
