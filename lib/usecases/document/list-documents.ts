import type { Context } from "@/lib/auth/actor";
import { type CatalogueRow, findCatalogueRows } from "@/lib/db/document/catalogue";
import type { Language } from "@/lib/domain/document/language";
import type {
  CatalogueFilter,
  CataloguePosition,
  CatalogueSort,
} from "@/lib/domain/kinds/catalogue-query";

/** The most documents on one page of a list. */
export const MAX_PAGE = 100;

interface Library {
  readonly filter: CatalogueFilter;
  readonly sort: CatalogueSort;
  readonly after: CataloguePosition | null;
  /** 1 to `MAX_PAGE`. */
  readonly limit: number;
  /**
   * The reader's language for titles, places and summaries that have been translated; undefined leaves them as their
   * authors wrote them.
   */
  readonly language?: Language | undefined;
}

/** A document as shown to this reader in lists. */
export interface LibraryItem
  extends Omit<CatalogueRow, "position" | "translated" | "ownerId" | "ownerName" | "ownerRole"> {
  readonly owner: { readonly name: string; readonly role: CatalogueRow["ownerRole"] };
  readonly mine: boolean;
}

/**
 * One page of the documents the reader can find: public ones, those of their clubs, and their own. `next` is null on
 * the last page.
 */
export async function listDocuments(
  { actor, database }: Context,
  { filter, sort, after, limit, language }: Library,
): Promise<{ items: LibraryItem[]; next: CataloguePosition | null }> {
  const query = { reader: actor, filter, sort, after, limit: limit + 1 };
  const rows = await findCatalogueRows(database, query);
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? (page.at(-1)?.position ?? null) : null;
  return { items: page.map((row) => toItem(inLanguage(row, language))), next };
}

function inLanguage(row: CatalogueRow, language: Language | undefined): CatalogueRow {
  const words = language && row.translated[language];
  return words ? { ...row, ...words, language } : row;
}

function toItem(row: CatalogueRow): LibraryItem {
  const {
    position: _,
    translated: _translated,
    ownerId: _ownerId,
    ownerName,
    ownerRole,
    ...rest
  } = row;
  return { ...rest, owner: { name: ownerName, role: ownerRole }, mine: rest.may === "own" };
}
