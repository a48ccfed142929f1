import {
  knownClub,
  LONGER_SIDE,
  listable,
  matching,
  matchingWords,
  missedFacets,
} from "@/lib/db/catalogue-filter";
import type { Database } from "@/lib/db/client";
import { toKind } from "@/lib/db/documents";
import { Prisma } from "@/lib/db/generated/client";
import { FOUND_UNDER } from "@/lib/domain/catalogue-nation";
import {
  type CatalogueFilter,
  type CataloguePosition,
  type CatalogueSort,
  type Facet,
  type FacetCounts,
  SIZE_CLASSES,
  TABLE_CLASSES,
} from "@/lib/domain/catalogue-query";
import type { DocumentKind } from "@/lib/domain/document-kind";
import type { Reader, UserRole, Visibility } from "@/lib/domain/permissions";

/** A document as lists show it. */
export interface CatalogueRow {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly system: string;
  readonly title: string;
  readonly language: string;
  readonly visibility: Visibility;
  /** The club in whose library it stands, where the reader may know of that club. */
  readonly club: { readonly slug: string; readonly name: string } | null;
  readonly version: number;
  readonly year: number | null;
  readonly nations: string[];
  readonly size: number | null;
  readonly tableWidthCm: number | null;
  readonly tableDepthCm: number | null;
  readonly place: string | null;
  readonly summary: string | null;
  readonly forkedFromTitle: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly ownerRole: UserRole;
  readonly position: CataloguePosition;
}

interface CatalogueQuery {
  readonly reader: Reader;
  readonly filter: CatalogueFilter;
}

/** One page of what a reader may find, from after `after`. */
export async function findCatalogueRows(
  database: Database,
  query: CatalogueQuery & {
    sort: CatalogueSort;
    after: CataloguePosition | null;
    limit: number;
  },
): Promise<CatalogueRow[]> {
  const { reader, filter, sort, after, limit } = query;
  const { by, direction } = ORDERS[sort];
  const pageOf = (from: Prisma.Sql, part: Prisma.Sql, condition: Prisma.Sql) => Prisma.sql`(
      SELECT d.id, ${by} AS place FROM ${from}
      WHERE ${part} AND ${matching(query)} AND ${beyond(sort, after)} AND ${condition}
      ORDER BY ${by} ${direction}, d.id ${direction} LIMIT ${limit})`;
  const parts = listable(reader, filter).flatMap((part) =>
    filter.q
      ? [pageOf(ALL, part, Prisma.sql`NOT ${ARE_FEW}`), pageOf(FEW, part, ARE_FEW)]
      : [pageOf(ALL, part, Prisma.sql`TRUE`)],
  );
  const rows = await database.$queryRaw<(CatalogueRow & { kind: string; key: string })[]>`
    WITH few AS MATERIALIZED (
      SELECT d.id FROM documents d WHERE ${matchingWords(filter)} LIMIT ${filter.q ? MOST_FEW + 1 : 0})
    SELECT d.id, d.kind, d.system, d.title, d.language, d.visibility::text AS visibility, d.version,
      d.year, d.nations, d.size, d.table_width_cm AS "tableWidthCm", d.table_depth_cm AS "tableDepthCm",
      d.place, d.summary, d.forked_from_title AS "forkedFromTitle", d.created_at AS "createdAt",
      d.updated_at AS "updatedAt", d.owner_id AS "ownerId", u.name AS "ownerName",
      u.role::text AS "ownerRole", ${ORDERS[sort].key} AS key,
      CASE WHEN c.id IS NOT NULL THEN json_build_object('slug', c.slug, 'name', c.name) END AS club
    FROM (SELECT * FROM (${Prisma.join(parts, " UNION ALL ")}) AS part
        ORDER BY place ${direction}, id ${direction} LIMIT ${limit}) AS found
      JOIN documents d ON d.id = found.id
      JOIN users u ON u.id = d.owner_id
      LEFT JOIN clubs c ON c.id = d.club_id AND ${knownClub(reader)}
    ORDER BY found.place ${direction}, d.id ${direction}`;
  return rows.map(({ key, ...row }) => ({
    ...row,
    kind: toKind(row.kind),
    position: { key, id: row.id },
  }));
}

/**
 * Where words are in few documents, those are put in order; where they are in many, the documents are gone through in
 * order until a page is full. The database would guess which, and take the long way for two frequent words that few
 * documents share.
 */
const MOST_FEW = 3_000;
const ALL = Prisma.sql`documents d`;
const FEW = Prisma.sql`few JOIN documents d ON d.id = few.id`;
const ARE_FEW = Prisma.sql`(SELECT count(*) <= ${MOST_FEW} FROM few)`;

/**
 * How many documents each value of a facet would leave. A facet's counts are not narrowed by itself. The documents are
 * gone through once and put together by all that the facets look at; each facet then adds those sums up.
 */
export async function countFacets(database: Database, query: CatalogueQuery): Promise<FacetCounts> {
  const { reader, filter } = query;
  const parts = Prisma.join([...listable(reader, filter)], " OR ");
  const counted = (Object.keys(FACET_VALUES) as Facet[]).map(
    (facet) => Prisma.sql`
      SELECT ${facet} AS facet, v.value, sum(s.n)::int AS n
      FROM seen s CROSS JOIN LATERAL (${FACET_VALUES[facet](reader)}) AS v(value)
      WHERE v.value IS NOT NULL AND s.missed <@ ARRAY[${facet}]
      GROUP BY v.value`,
  );
  const rows = await database.$queryRaw<{ facet: Facet; value: string; n: number }[]>`
    WITH seen AS MATERIALIZED (
      SELECT d.kind, d.system, d.language, d.year, d.nations, d.club_id,
        ${classOf(Prisma.sql`d.size`, SIZE_CLASSES)} AS size,
        ${classOf(LONGER_SIDE, TABLE_CLASSES)} AS "table",
        ${missedFacets(query)} AS missed, count(*) AS n
      FROM documents d WHERE (${parts}) AND ${matchingWords(filter)}
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9)
    ${Prisma.join(counted, " UNION ALL ")}`;
  const counts: FacetCounts = {
    kind: {},
    system: {},
    nation: {},
    language: {},
    size: {},
    table: {},
    year: {},
    club: {},
  };
  for (const { facet, value, n } of rows) counts[facet][value] = n;
  return counts;
}

interface Order {
  /** What rows are ordered by; an index of the public ones has the same. */
  readonly by: Prisma.Sql;
  /** The same as text. */
  readonly key: Prisma.Sql;
  /** A key that an earlier page gave, to compare with `by`. */
  readonly fromKey: (key: string) => Prisma.Sql;
  readonly direction: Prisma.Sql;
}

const ORDERS: Record<CatalogueSort, Order> = {
  updated: {
    by: Prisma.sql`d.updated_at`,
    key: Prisma.sql`to_char(d.updated_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSMS')`,
    fromKey: (key) => Prisma.sql`${instantOf(key)}::timestamptz`,
    direction: Prisma.sql`DESC`,
  },
  // The folded title is the first line of the search text.
  title: byText(Prisma.sql`(split_part(d.search_text, E'\n', 1) COLLATE "C")`, Prisma.sql`ASC`),
  year: byText(Prisma.sql`lpad(coalesce(d.year, 9999)::text, 4, '0')`, Prisma.sql`ASC`),
  size: byText(Prisma.sql`lpad(coalesce(d.size, 0)::text, 10, '0')`, Prisma.sql`DESC`),
};

function byText(key: Prisma.Sql, direction: Prisma.Sql): Order {
  return { by: key, key, fromKey: (text) => Prisma.sql`${text}`, direction };
}

/** `YYYYMMDDHHMMSSmmm` as an instant; the beginning of time for what is none, beyond which nothing was changed. */
function instantOf(key: string): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(key)?.slice(1) ?? [];
  const [year, month, day, hour, minute, second, ms] = parts;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(instant.getTime()) ? new Date(0) : instant;
}

function beyond(sort: CatalogueSort, after: CataloguePosition | null): Prisma.Sql {
  if (!after) return Prisma.sql`TRUE`;
  const { by, fromKey, direction } = ORDERS[sort];
  const comparison = direction.sql === "DESC" ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`(${by}, d.id) ${comparison} (${fromKey(after.key)}, ${after.id})`;
}

// What one row of `seen` counts for.
const FACET_VALUES: Record<Facet, (reader: Reader) => Prisma.Sql> = {
  kind: () => Prisma.sql`SELECT s.kind`,
  system: () => Prisma.sql`SELECT s.system`,
  nation: () =>
    Prisma.sql`SELECT DISTINCT coalesce(${JSON.stringify(FOUND_UNDER)}::jsonb ->> n, n) FROM unnest(s.nations) n`,
  language: () => Prisma.sql`SELECT s.language`,
  year: () => Prisma.sql`SELECT s.year::text`,
  size: () => Prisma.sql`SELECT s.size`,
  table: () => Prisma.sql`SELECT s."table"`,
  club: (reader) =>
    Prisma.sql`SELECT c.slug FROM clubs c WHERE c.id = s.club_id AND ${knownClub(reader)}`,
};

function classOf(
  column: Prisma.Sql,
  classes: Record<string, { from: number; to: number }>,
): Prisma.Sql {
  const cases = Object.entries(classes).map(
    ([name, { from, to }]) => Prisma.sql`WHEN ${column} BETWEEN ${from} AND ${to} THEN ${name}`,
  );
  return Prisma.sql`CASE ${Prisma.join(cases, " ")} END`;
}
