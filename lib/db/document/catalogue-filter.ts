import { Prisma } from "@/lib/db/generated/client";
import { codesOfNation } from "@/lib/domain/document/catalogue-nation";
import { foldText } from "@/lib/domain/document/fold-text";
import {
  type CatalogueFilter,
  FACETS,
  type Facet,
  MANY_PLAYERS,
  TABLE_CLASSES,
  type TableClass,
} from "@/lib/domain/kinds/catalogue-query";
import type { Reader } from "@/lib/domain/people/permissions";

/**
 * The rows a reader can find: `canFindDocument` of the permissions as SQL. It is returned as disjoint parts, so that
 * each can be read in the order of its own index, without reading a hundred thousand rows needlessly.
 */
export function listable(
  reader: Reader,
  { mine, shipped }: CatalogueFilter,
): readonly [Prisma.Sql, ...Prisma.Sql[]] {
  if (shipped) return [Prisma.sql`(${PUBLIC} AND d.owner_id = 'library')`];
  if (!reader) return [mine ? Prisma.sql`FALSE` : PUBLIC];
  const own = Prisma.sql`(d.owner_id = ${reader.id} AND NOT d.held_by_club)`;
  const shared = sharedWith(reader);
  if (mine) return mine === "own" ? [own] : mine === "shared" ? [shared] : [own, shared];
  const ownElse = Prisma.sql`(${own} AND d.visibility <> 'public')`;
  const ofClubs = Prisma.sql`(d.visibility = 'club' AND d.club_id = ANY(${clubIdsOf(reader)}::text[]))`;
  const sharedElse = Prisma.sql`(${shared} AND d.visibility <> 'public' AND NOT ${ofClubs})`;
  if (reader.clubIds.length === 0) return [PUBLIC, ownElse, sharedElse];
  return [PUBLIC, ownElse, Prisma.sql`(${ofClubs} AND NOT ${own})`, sharedElse];
}

/** What others own and this reader was invited to, and what a club holds that they organise. */
function sharedWith({ id, organises }: NonNullable<Reader>): Prisma.Sql {
  return Prisma.sql`(d.id = ANY(ARRAY(
      SELECT p.document_id FROM document_people p WHERE p.user_id = ${id}
      UNION SELECT h.id FROM documents h WHERE h.held_by_club AND h.club_id = ANY(${[...organises]}::text[])))
    AND (d.owner_id <> ${id} OR d.held_by_club))`;
}

const PUBLIC = Prisma.sql`d.visibility = 'public'`;

/** Clubs (as `c`) that a reader may know about: their own, and those visible to everyone. */
export function knownClub(reader: Reader): Prisma.Sql {
  return Prisma.sql`(c.seen_by = 'everyone' OR c.id = ANY(${clubIdsOf(reader)}::text[]))`;
}

function clubIdsOf(reader: Reader): string[] {
  return [...(reader?.clubIds ?? [])];
}

interface Wanted {
  readonly reader: Reader;
  readonly filter: CatalogueFilter;
}

/** The rows that match the search words and every facet. */
export function matching({ reader, filter }: Wanted): Prisma.Sql {
  const conditions = FACETS.flatMap((facet) => CONDITIONS[facet](filter, reader));
  return Prisma.join([...conditions, matchingWords(filter)], " AND ");
}

/** The rows that match the search words. */
export function matchingWords({ q }: CatalogueFilter): Prisma.Sql {
  const words = wordsOf(q ?? "");
  return words ? Prisma.sql`d.search @@ to_tsquery('simple', ${words})` : Prisma.sql`TRUE`;
}

/** The names of the facets that a row does not match, as a text array: `{}` or `{kind,year}`. */
export function missedFacets({ reader, filter }: Wanted): Prisma.Sql {
  const misses = FACETS.flatMap((facet) => {
    const conditions = CONDITIONS[facet](filter, reader);
    if (conditions.length === 0) return [];
    const fits = Prisma.join(conditions, " AND ");
    return [Prisma.sql`CASE WHEN ${fits} THEN NULL ELSE ${facet}::text END`];
  });
  if (misses.length === 0) return Prisma.sql`'{}'::text[]`;
  return Prisma.sql`array_remove(ARRAY[${Prisma.join(misses)}], NULL)`;
}

/** Whether a document's table belongs to a size class; NULL if it has no table. */
export function inTableClass(name: TableClass): Prisma.Sql {
  const table = TABLE_CLASSES[name];
  if (!table) return Prisma.sql`NOT ${inTableClass("medium")}`;
  return Prisma.sql`(greatest(d.table_width_cm, d.table_depth_cm) <= ${table.longerCm}
    AND least(d.table_width_cm, d.table_depth_cm) <= ${table.shorterCm})`;
}

const CONDITIONS: Record<Facet, (filter: CatalogueFilter, reader: Reader) => Prisma.Sql[]> = {
  kind: ({ kind }) => oneOf(Prisma.sql`d.kind`, kind),
  system: ({ system }) => oneOf(Prisma.sql`d.system`, system),
  language: ({ language }) => oneOf(Prisma.sql`d.language`, language),
  nation: ({ nation }) =>
    nation?.length ? [Prisma.sql`d.nations && ${nation.flatMap(codesOfNation)}::text[]`] : [],
  size: ({ size }) => oneOf(Prisma.sql`d.length`, size),
  table: ({ table }) => anyOf((table ?? []).map(inTableClass)),
  players: ({ players }) =>
    anyOf(
      (players ?? []).map((count) =>
        count < MANY_PLAYERS
          ? Prisma.sql`${count} BETWEEN d.players_from AND d.players_to`
          : Prisma.sql`d.players_to >= ${count}`,
      ),
    ),
  campaign: ({ campaign }) => oneOf(Prisma.sql`d.campaign`, campaign),
  year: ({ yearFrom, yearTo }) => [
    ...(yearFrom === undefined ? [] : [Prisma.sql`d.year >= ${yearFrom}`]),
    ...(yearTo === undefined ? [] : [Prisma.sql`d.year <= ${yearTo}`]),
  ],
  club: ({ club }, reader) =>
    club?.length
      ? [
          Prisma.sql`d.club_id IN (
            SELECT c.id FROM clubs c WHERE c.slug = ANY(${[...club]}::text[]) AND ${knownClub(reader)})`,
        ]
      : [],
};

function oneOf(column: Prisma.Sql, values: readonly string[] | undefined): Prisma.Sql[] {
  return values?.length ? [Prisma.sql`${column} = ANY(${[...values]}::text[])`] : [];
}

function anyOf(conditions: readonly Prisma.Sql[]): Prisma.Sql[] {
  return conditions.length > 0 ? [Prisma.sql`(${Prisma.join([...conditions], " OR ")})`] : [];
}

const MAX_WORDS = 16;

/** A full-text query that requires, for each search word, a word that starts with it; empty if there are none. */
function wordsOf(text: string): string {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `'${word}':*`)
    .join(" & ");
}
