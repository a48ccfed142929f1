import type { Context } from "@/lib/auth/actor";
import { getOrMake, peek } from "@/lib/cache/process-cache";
import { countFacets as count } from "@/lib/db/document/catalogue";
import type { CatalogueFilter, FacetCounts } from "@/lib/domain/kinds/catalogue-query";

/** From this many documents on, counts may be up to a minute old; smaller counts are always recomputed. */
const MANY = 2_000;
const MINUTE_MS = 60_000;
const BYTES = 8_000;

/** How many documents each further filter would leave, counting only documents this reader can find. */
export async function countFacets(
  { actor, database, now }: Context,
  filter: CatalogueFilter,
): Promise<FacetCounts> {
  const minute = Math.floor(now().getTime() / MINUTE_MS);
  const reader = actor && [actor.id, actor.clubIds, actor.organises];
  const key = `facets ${JSON.stringify([minute, reader, filter])}`;
  const known = peek<FacetCounts>(key);
  if (known) return known;
  const counts = await count(database, { reader: actor, filter });
  const counted = Object.values(counts.kind).reduce((sum, n) => sum + n, 0);
  return counted < MANY ? counts : getOrMake(key, () => ({ value: counts, bytes: BYTES }));
}
