import { knownClub, LONGER_SIDE, listable, matching } from "@/lib/db/catalogue-filter";
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
  const { key, direction } = ORDERS[sort];
  const rows = await database.$queryRaw<(CatalogueRow & { kind: string; key: string })[]>`
    SELECT d.id, d.kind, d.system, d.title, d.language, d.visibility::text AS visibility, d.version,
      d.year, d.nations, d.size, d.table_width_cm AS "tableWidthCm", d.table_depth_cm AS "tableDepthCm",
      d.place, d.summary, d.forked_from_title AS "forkedFromTitle", d.created_at AS "createdAt",
      d.updated_at AS "updatedAt", d.owner_id AS "ownerId", u.name AS "ownerName",
      u.role::text AS "ownerRole", ${key} AS key,
      CASE WHEN c.id IS NOT NULL THEN json_build_object('slug', c.slug, 'name', c.name) END AS club
    FROM documents d JOIN users u ON u.id = d.owner_id
      LEFT JOIN clubs c ON c.id = d.club_id AND ${knownClub(reader)}
    WHERE ${listable(reader, filter)} AND ${matching(query)} AND ${beyond(sort, after)}
    ORDER BY ${key} ${direction}, d.id ${direction}
    LIMIT ${limit}`;
  return rows.map(({ key, ...row }) => ({
    ...row,
    kind: toKind(row.kind),
    position: { key, id: row.id },
  }));
}

export async function countFacets(database: Database, query: CatalogueQuery): Promise<FacetCounts> {
  const { reader, filter } = query;
  const counted = (Object.keys(FACET_VALUES) as Facet[]).map(
    (facet) => Prisma.sql`
      SELECT ${facet} AS facet, v.value, count(*)::int AS n
      FROM documents d CROSS JOIN LATERAL (${FACET_VALUES[facet](reader)}) AS v(value)
      WHERE v.value IS NOT NULL AND ${listable(reader, filter)} AND ${matching(query, facet)}
      GROUP BY v.value`,
  );
  const rows = await database.$queryRaw<{ facet: Facet; value: string; n: number }[]>(
    Prisma.join(counted, " UNION ALL "),
  );
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

// Every key is text that sorts as its value does, so that one comparison serves them all.
const ORDERS: Record<CatalogueSort, { key: Prisma.Sql; direction: Prisma.Sql }> = {
  updated: {
    key: Prisma.sql`to_char(d.updated_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSMS')`,
    direction: Prisma.sql`DESC`,
  },
  // The folded title is the first line of the search text.
  title: {
    key: Prisma.sql`(split_part(d.search_text, E'\n', 1) COLLATE "C")`,
    direction: Prisma.sql`ASC`,
  },
  year: {
    key: Prisma.sql`lpad(coalesce(d.year, 9999)::text, 4, '0')`,
    direction: Prisma.sql`ASC`,
  },
  size: {
    key: Prisma.sql`lpad(coalesce(d.size, 0)::text, 10, '0')`,
    direction: Prisma.sql`DESC`,
  },
};

function beyond(sort: CatalogueSort, after: CataloguePosition | null): Prisma.Sql {
  if (!after) return Prisma.sql`TRUE`;
  const { key, direction } = ORDERS[sort];
  const comparison = direction.sql === "DESC" ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`(${key}, d.id) ${comparison} (${after.key}, ${after.id})`;
}

const FACET_VALUES: Record<Facet, (reader: Reader) => Prisma.Sql> = {
  kind: () => Prisma.sql`SELECT d.kind`,
  system: () => Prisma.sql`SELECT d.system`,
  nation: () =>
    Prisma.sql`SELECT DISTINCT coalesce(${JSON.stringify(FOUND_UNDER)}::jsonb ->> n, n) FROM unnest(d.nations) n`,
  language: () => Prisma.sql`SELECT d.language`,
  year: () => Prisma.sql`SELECT d.year::text`,
  size: () => classOf(Prisma.sql`d.size`, SIZE_CLASSES),
  table: () => classOf(LONGER_SIDE, TABLE_CLASSES),
  club: (reader) =>
    Prisma.sql`SELECT c.slug FROM clubs c WHERE c.id = d.club_id AND ${knownClub(reader)}`,
};

function classOf(
  column: Prisma.Sql,
  classes: Record<string, { from: number; to: number }>,
): Prisma.Sql {
  const cases = Object.entries(classes).map(
    ([name, { from, to }]) => Prisma.sql`WHEN ${column} BETWEEN ${from} AND ${to} THEN ${name}`,
  );
  return Prisma.sql`SELECT CASE ${Prisma.join(cases, " ")} END`;
}
