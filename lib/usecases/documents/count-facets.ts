import type { Context } from "@/lib/auth/actor";
import { countFacets as count } from "@/lib/db/catalogue";
import type { CatalogueFilter, FacetCounts } from "@/lib/domain/catalogue-query";

/** How many documents each further filter would leave, counted over nothing but what this reader may find. */
export function countFacets(
  { actor, database }: Context,
  filter: CatalogueFilter,
): Promise<FacetCounts> {
  return count(database, { reader: actor, filter });
}
