import { Prisma } from "@/lib/db/generated/client";
import { codesOfNation } from "@/lib/domain/catalogue-nation";
import {
  type CatalogueFilter,
  FACETS,
  type Facet,
  SIZE_CLASSES,
  TABLE_CLASSES,
} from "@/lib/domain/catalogue-query";
import { foldText } from "@/lib/domain/fold-text";
import type { Reader } from "@/lib/domain/permissions";

/**
 * The rows a reader may find at all: `canFindDocument` of the permissions as SQL. In parts that share no row, so that
 * each is found in the order of an index of its own and none of a hundred thousand is read needlessly.
 */
export function listable(
  reader: Reader,
  { mine, shipped }: CatalogueFilter,
): readonly [Prisma.Sql, ...Prisma.Sql[]] {
  if (shipped) return [Prisma.sql`(${PUBLIC} AND d.owner_id = 'library')`];
  if (!reader) return [mine ? Prisma.sql`FALSE` : PUBLIC];
  const own = Prisma.sql`d.owner_id = ${reader.id}`;
  if (mine) return [own];
  const ownElse = Prisma.sql`(${own} AND d.visibility <> 'public')`;
  if (reader.clubIds.length === 0) return [PUBLIC, ownElse];
  const clubs = Prisma.sql`(d.visibility = 'club' AND d.club_id = ANY(${clubIdsOf(reader)}::text[])
    AND d.owner_id <> ${reader.id})`;
  return [PUBLIC, ownElse, clubs];
}

const PUBLIC = Prisma.sql`d.visibility = 'public'`;

/** Clubs (as `c`) that a reader may know of: their own, and those that are open. */
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

/** The rows that fit the words and every facet. */
export function matching({ reader, filter }: Wanted): Prisma.Sql {
  const conditions = FACETS.flatMap((facet) => CONDITIONS[facet](filter, reader));
  return Prisma.join([...conditions, matchingWords(filter)], " AND ");
}

/** The rows that fit the words alone. */
export function matchingWords({ q }: CatalogueFilter): Prisma.Sql {
  const words = wordsOf(q ?? "");
  return words ? Prisma.sql`d.search @@ to_tsquery('simple', ${words})` : Prisma.sql`TRUE`;
}

/** The names of the facets that a row does not fit, as text: `{}` or `{kind,year}`. */
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

/** The longer side of the table. */
export const LONGER_SIDE = Prisma.sql`greatest(d.table_width_cm, d.table_depth_cm)`;

const CONDITIONS: Record<Facet, (filter: CatalogueFilter, reader: Reader) => Prisma.Sql[]> = {
  kind: ({ kind }) => oneOf(Prisma.sql`d.kind`, kind),
  system: ({ system }) => oneOf(Prisma.sql`d.system`, system),
  language: ({ language }) => oneOf(Prisma.sql`d.language`, language),
  nation: ({ nation }) =>
    nation?.length ? [Prisma.sql`d.nations && ${nation.flatMap(codesOfNation)}::text[]`] : [],
  size: ({ size }) =>
    inClasses(
      Prisma.sql`d.size`,
      (size ?? []).map((name) => SIZE_CLASSES[name]),
    ),
  table: ({ table }) =>
    inClasses(
      LONGER_SIDE,
      (table ?? []).map((name) => TABLE_CLASSES[name]),
    ),
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

function inClasses(
  column: Prisma.Sql,
  classes: readonly { from: number; to: number }[],
): Prisma.Sql[] {
  const ranges = classes.map(({ from, to }) => Prisma.sql`${column} BETWEEN ${from} AND ${to}`);
  return ranges.length > 0 ? [Prisma.sql`(${Prisma.join(ranges, " OR ")})`] : [];
}

const MAX_WORDS = 16;

/** A full-text query that wants a word beginning with each of the words; empty where there are none. */
function wordsOf(text: string): string {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `'${word}':*`)
    .join(" & ");
}
