import type { Context } from "@/lib/auth/actor";
import type { Language } from "@/lib/domain/document/language";
import { countFacets } from "@/lib/usecases/document/count-facets";
import { listDocuments } from "@/lib/usecases/document/list-documents";
import { clubNames } from "./_components/club-names";
import { filterOf, type LibraryQuery } from "./library-query";

const PAGE = 24;

/** Loads the data of the library's page, in the reader's language or as the authors wrote it. */
export async function loadLibrary(context: Context, query: LibraryQuery, language?: Language) {
  const filter = filterOf(query);
  const [page, counts, clubs] = await Promise.all([
    listDocuments(context, { filter, sort: query.sort, after: query.after, limit: PAGE, language }),
    countFacets(context, filter),
    clubNames(context, query.club),
  ]);
  return { page, counts, clubs };
}
