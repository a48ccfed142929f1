import type { Context } from "@/lib/auth/actor";
import { countFacets as count } from "@/lib/db/catalogue";
import type { CatalogueFilter, FacetCounts } from "@/lib/domain/catalogue-query";
import { keep, recall } from "@/lib/kept/kept";

/** With this many documents one more or less is not missed for a minute; fewer are counted each time. */
const MANY = 2_000;
const MINUTE_MS = 60_000;
const BYTES = 8_000;

/** How many documents each further filter would leave, counted over nothing but what this reader may find. */
export async function countFacets(
  { actor, database, now }: Context,
  filter: CatalogueFilter,
): Promise<FacetCounts> {
  const minute = Math.floor(now().getTime() / MINUTE_MS);
  const reader = actor && [actor.id, actor.clubIds];
  const key = `facets ${JSON.stringify([minute, reader, filter])}`;
  const known = recall<FacetCounts>(key);
  if (known) return known;
  const counts = await count(database, { reader: actor, filter });
  const counted = Object.values(counts.kind).reduce((sum, n) => sum + n, 0);
  return counted < MANY ? counts : keep(key, () => ({ value: counts, bytes: BYTES }));
}
