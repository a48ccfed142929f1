import type { Context } from "@/lib/auth/actor";
import { countFacets } from "@/lib/usecases/documents/count-facets";
import { listDocuments } from "@/lib/usecases/documents/list-documents";
import { clubNames } from "./_components/club-names";
import { filterOf, type LibraryQuery } from "./library-query";

const PAGE = 24;

/** All of the library's page that does not follow from its address. */
export async function loadLibrary(context: Context, query: LibraryQuery) {
  const filter = filterOf(query);
  const [page, counts, clubs] = await Promise.all([
    listDocuments(context, { filter, sort: query.sort, after: query.after, limit: PAGE }),
    countFacets(context, filter),
    clubNames(context, query.club),
  ]);
  return { page, counts, clubs };
}
