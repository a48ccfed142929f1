import type { Database } from "@/lib/db/client";
import {
  inTableClass,
  knownClub,
  listable,
  matching,
  matchingWords,
  missedFacets,
} from "@/lib/db/document/catalogue-filter";
import { toKind } from "@/lib/db/document/documents";
import { Prisma } from "@/lib/db/generated/client";
import { FOUND_UNDER } from "@/lib/domain/document/catalogue-nation";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import {
  type CatalogueFilter,
  type CataloguePosition,
  type CatalogueSort,
  type Facet,
  type FacetCounts,
  MANY_PLAYERS,
  TABLE_CLASSES,
  type TableClass,
} from "@/lib/domain/kinds/catalogue-query";
import type { PersonMay, Reader, UserRole, Visibility } from "@/lib/domain/people/permissions";

interface TranslatedRow {
  readonly title: string;
  readonly place: string;
  readonly summary: string;
}

/** A document as shown in lists. */
export interface CatalogueRow {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly system: string;
  readonly title: string;
  readonly language: string;
  readonly visibility: Visibility;
  /** The club in whose library it is listed; null if none, or if the reader must not know about that club. */
  readonly club: { readonly slug: string; readonly name: string } | null;
  readonly version: number;
  readonly year: number | null;
  readonly nations: string[];
  readonly size: number | null;
  readonly tableWidthCm: number | null;
  readonly tableDepthCm: number | null;
  readonly playersFrom: number | null;
  readonly playersTo: number | null;
  /** Games of a scenario whose results count. */
  readonly gamesPlayed: number;
  readonly campaign: string | null;
  readonly translated: Readonly<Record<string, TranslatedRow>>;
  readonly place: string | null;
  readonly summary: string | null;
  readonly forkedFromTitle: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly ownerRole: UserRole;
  /** Whether the club owns it in whose library it is. */
  readonly heldByClub: boolean;
  /** What the reader may do with it as its owner or by invitation; null for other readers. */
  readonly may: "own" | PersonMay | null;
  readonly position: CataloguePosition;
}

interface CatalogueQuery {
  readonly reader: Reader;
  readonly filter: CatalogueFilter;
}

/** One page of the documents a reader can find, starting after the position `after`. */
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
      WHERE ${part} AND ${matching(query)} AND ${afterPosition(sort, after)} AND ${condition}
      ORDER BY ${by} ${direction}, d.id ${direction} LIMIT ${limit})`;
  const parts = listable(reader, filter).flatMap((part) =>
    filter.q
      ? [pageOf(ALL, part, Prisma.sql`NOT ${ARE_FEW}`), pageOf(FEW, part, ARE_FEW)]
      : [pageOf(ALL, part, Prisma.sql`TRUE`)],
  );
  const rows = await database.$queryRaw<(CatalogueRow & { kind: string; key: string })[]>`
    WITH few AS MATERIALIZED (
      SELECT d.id FROM documents d WHERE ${matchingWords(filter)} LIMIT ${filter.q ? MAX_SORTED_MATCHES + 1 : 0})
    SELECT d.id, d.kind, d.system, d.title, d.language, d.visibility::text AS visibility, d.version,
      d.year, d.nations, d.size, d.table_width_cm AS "tableWidthCm", d.table_depth_cm AS "tableDepthCm",
      d.players_from AS "playersFrom", d.players_to AS "playersTo",
      d.games_played AS "gamesPlayed", d.campaign, d.translated,
      d.place, d.summary, d.forked_from_title AS "forkedFromTitle", d.created_at AS "createdAt",
      d.updated_at AS "updatedAt", d.owner_id AS "ownerId", u.name AS "ownerName",
      u.role::text AS "ownerRole", d.held_by_club AS "heldByClub", ${mayDo(reader)} AS may, ${ORDERS[sort].key} AS key,
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

function mayDo(reader: Reader): Prisma.Sql {
  if (!reader) return Prisma.sql`NULL`;
  return Prisma.sql`CASE
    WHEN CASE WHEN d.held_by_club THEN d.club_id = ANY(${[...reader.organises]}::text[]) ELSE d.owner_id = ${reader.id} END
    THEN 'own' ELSE (SELECT p.may FROM document_people p WHERE p.document_id = d.id AND p.user_id = ${reader.id}) END`;
}

/**
 * If at most this many documents contain the search words, these documents are sorted; otherwise all documents are
 * read in order until a page is full. The database would guess which of the two is faster, and guess wrongly for two
 * frequent words that few documents share.
 */
const MAX_SORTED_MATCHES = 3_000;
const ALL = Prisma.sql`documents d`;
const FEW = Prisma.sql`few JOIN documents d ON d.id = few.id`;
const ARE_FEW = Prisma.sql`(SELECT count(*) <= ${MAX_SORTED_MATCHES} FROM few)`;

/**
 * How many documents each value of each facet would leave. A facet's own filter does not reduce its counts. The
 * documents are read once and grouped by everything the facets need; each facet then sums the groups.
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
      SELECT d.kind, d.system, d.language, d.year, d.nations, d.club_id, d.campaign,
        d.players_from AS least, d.players_to AS most,
        d.length AS size,
        ${tablesOf()} AS tables,
        ${missedFacets(query)} AS missed, count(*) AS n
      FROM documents d WHERE (${parts}) AND ${matchingWords(filter)}
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    ${Prisma.join(counted, " UNION ALL ")}`;
  const counts: FacetCounts = {
    kind: {},
    system: {},
    nation: {},
    language: {},
    size: {},
    table: {},
    players: {},
    campaign: {},
    year: {},
    club: {},
  };
  for (const { facet, value, n } of rows) counts[facet][value] = n;
  return counts;
}

interface Order {
  /** The expression that rows are sorted by; an index of the public ones has the same order. */
  readonly by: Prisma.Sql;
  /** The same expression as text. */
  readonly key: Prisma.Sql;
  /** Turns the key of an earlier page's last row into a value to compare with `by`. */
  readonly fromKey: (key: string) => Prisma.Sql;
  readonly direction: Prisma.Sql;
}

const ORDERS: Record<CatalogueSort, Order> = {
  shelf: byText(
    Prisma.sql`((CASE WHEN d.owner_id <> 'library' THEN '3' WHEN d.kind = 'scenario' THEN '1' ELSE '2' END)
      || (CASE WHEN d.owner_id = 'library' AND d.kind = 'scenario' THEN lpad(coalesce(d.year, 9999)::text, 4, '0') ELSE '' END)
      || lpad((9999999999999 - floor(extract(epoch FROM (d.updated_at AT TIME ZONE 'UTC')) * 1000))::bigint::text, 13, '0'))`,
    Prisma.sql`ASC`,
  ),
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
  played: byText(Prisma.sql`lpad(d.games_played::text, 10, '0')`, Prisma.sql`DESC`),
};

function byText(key: Prisma.Sql, direction: Prisma.Sql): Order {
  return { by: key, key, fromKey: (text) => Prisma.sql`${text}`, direction };
}

/** Parses `YYYYMMDDHHMMSSmmm` as an instant; an invalid key gives the epoch, before which no document was changed. */
function instantOf(key: string): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(key)?.slice(1) ?? [];
  const [year, month, day, hour, minute, second, ms] = parts;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(instant.getTime()) ? new Date(0) : instant;
}

function afterPosition(sort: CatalogueSort, after: CataloguePosition | null): Prisma.Sql {
  if (!after) return Prisma.sql`TRUE`;
  const { by, fromKey, direction } = ORDERS[sort];
  const comparison = direction.sql === "DESC" ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`(${by}, d.id) ${comparison} (${fromKey(after.key)}, ${after.id})`;
}

// The values of each facet for one row of `seen`.
const FACET_VALUES: Record<Facet, (reader: Reader) => Prisma.Sql> = {
  kind: () => Prisma.sql`SELECT s.kind`,
  system: () => Prisma.sql`SELECT s.system`,
  nation: () =>
    Prisma.sql`SELECT DISTINCT coalesce(${JSON.stringify(FOUND_UNDER)}::jsonb ->> n, n) FROM unnest(s.nations) n`,
  language: () => Prisma.sql`SELECT s.language`,
  year: () => Prisma.sql`SELECT s.year::text`,
  size: () => Prisma.sql`SELECT s.size`,
  table: () => Prisma.sql`SELECT unnest(s.tables)`,
  players: () =>
    Prisma.sql`SELECT n::text FROM generate_series(s.least, least(s.most, ${MANY_PLAYERS})) n`,
  campaign: () => Prisma.sql`SELECT s.campaign`,
  club: (reader) =>
    Prisma.sql`SELECT c.slug FROM clubs c WHERE c.id = s.club_id AND ${knownClub(reader)}`,
};

/** The table size classes that a document belongs to, as a text array. */
function tablesOf(): Prisma.Sql {
  const names = (Object.keys(TABLE_CLASSES) as TableClass[]).map(
    (name) => Prisma.sql`CASE WHEN ${inTableClass(name)} THEN ${name}::text END`,
  );
  return Prisma.sql`array_remove(ARRAY[${Prisma.join(names)}], NULL)`;
}
