import { CAMPAIGNS, type Campaign } from "@/lib/domain/document/campaign";
import { SIZE_CLASSES, type SizeClass } from "@/lib/domain/document/catalogue-facts";
import { foundNation } from "@/lib/domain/document/catalogue-nation";
import { DOCUMENT_KINDS, type DocumentKind } from "@/lib/domain/document/document-kind";
import { issuesOfJson } from "@/lib/domain/document/json-limits";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import {
  CATALOGUE_SORTS,
  type CatalogueFilter,
  type CataloguePosition,
  type CatalogueSort,
  MANY_PLAYERS,
  TABLE_CLASSES,
  type TableClass,
} from "@/lib/domain/kinds/catalogue-query";

/** The catalogue's layout: cards with pictures, or rows. */
const LIBRARY_LOOKS = ["cards", "rows"] as const;
type LibraryLook = (typeof LIBRARY_LOOKS)[number];

/** The rule systems a document can be written for. */
export const SYSTEMS = ["belle-alliance", "bogowie-wojny"] as const;
type System = (typeof SYSTEMS)[number];

/** The contents of a library address. Absent parameters are an empty list, null or the first choice. */
export interface LibraryQuery {
  readonly q: string;
  readonly kind: DocumentKind | null;
  readonly system: readonly System[];
  readonly nation: readonly string[];
  readonly language: readonly Language[];
  readonly size: readonly SizeClass[];
  readonly table: readonly TableClass[];
  readonly players: readonly string[];
  readonly campaign: readonly Campaign[];
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  /** Clubs, by slug. */
  readonly club: readonly string[];
  readonly mine: boolean;
  readonly sort: CatalogueSort;
  readonly look: LibraryLook;
  readonly after: CataloguePosition | null;
}

/** The numbers of players to choose from; the last means that number or more. */
export const PLAYER_COUNTS: readonly string[] = Array.from({ length: MANY_PLAYERS }, (_, i) =>
  String(i + 1),
);

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

const LONGEST_TEXT = 200;
const MAX_NATIONS = 40;
const MAX_CLUBS = 50;

/** Reads an address. Invalid values are ignored, so that every address opens a page. */
export function parseLibraryQuery(params: SearchParams): LibraryQuery {
  const all = (name: string) => [params[name] ?? []].flat();
  const one = (name: string) => all(name)[0];
  return {
    q: (one("q") ?? "").trim().slice(0, LONGEST_TEXT),
    kind: DOCUMENT_KINDS.find((kind) => kind === one("kind")) ?? null,
    system: among(SYSTEMS, all("system")),
    nation: nationsAmong(all("nation")),
    language: among(LANGUAGES, all("language")),
    size: among(SIZE_CLASSES, all("size")),
    table: among(keysOf(TABLE_CLASSES), all("table")),
    players: among(PLAYER_COUNTS, all("players")),
    campaign: among(CAMPAIGNS, all("campaign")),
    yearFrom: parseYear(one("yearFrom")),
    yearTo: parseYear(one("yearTo")),
    club: all("club")
      .filter((slug) => /^[a-z0-9][a-z0-9-]{0,63}$/.test(slug))
      .slice(0, MAX_CLUBS),
    mine: one("mine") === "1",
    sort: CATALOGUE_SORTS.find((sort) => sort === one("sort")) ?? "shelf",
    look: LIBRARY_LOOKS.find((look) => look === one("look")) ?? "cards",
    after: parsePosition(one("after")),
  };
}

function nationsAmong(codes: readonly string[]): string[] {
  const asked = codes.filter((code) => /^[a-z-]{1,64}$/.test(code)).map(foundNation);
  return [...new Set(asked)].slice(0, MAX_NATIONS);
}

/** The parts of a query that may have several values. */
export const QUERY_LISTS = [
  "system",
  "nation",
  "language",
  "size",
  "table",
  "players",
  "campaign",
  "club",
] as const;

/** The address of a query; defaults are left out. */
export function libraryHref(query: LibraryQuery): string {
  const params = new URLSearchParams();
  const say = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") params.append(name, String(value));
  };
  say("q", query.q);
  say("kind", query.kind);
  for (const name of QUERY_LISTS) {
    for (const value of query[name]) say(name, value);
  }
  say("yearFrom", query.yearFrom);
  say("yearTo", query.yearTo);
  say("mine", query.mine ? "1" : null);
  say("sort", query.sort === "shelf" ? null : query.sort);
  say("look", query.look === "cards" ? null : query.look);
  say("after", query.after && `${query.after.id}.${query.after.key}`);
  const text = params.toString();
  return text ? `/library?${text}` : "/library";
}

/** A query with changes, beginning at its first page. */
export function changed(query: LibraryQuery, change: Partial<LibraryQuery>): LibraryQuery {
  return { ...query, after: null, ...change };
}

/** The part of a query that filters the list, without order and layout. */
export function filterOf(query: LibraryQuery): CatalogueFilter {
  const { q, kind, yearFrom, yearTo, mine, system, nation, language, size, table, club } = query;
  return {
    players: query.players.map(Number),
    campaign: query.campaign,
    ...{ system, nation, language, size, table, club },
    ...(q ? { q } : {}),
    ...(kind ? { kind: [kind] } : {}),
    ...(yearFrom === null ? {} : { yearFrom }),
    ...(yearTo === null ? {} : { yearTo }),
    ...(mine ? { mine } : {}),
  };
}

function among<V extends string>(known: readonly V[], given: readonly string[]): V[] {
  return known.filter((value) => given.includes(value));
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}

function parseYear(text: string | undefined): number | null {
  return text && /^\d{4}$/.test(text) ? Number(text) : null;
}

/** Parses `{id}.{key}`: an id contains no full stop, and a key nothing that a column cannot hold. */
function parsePosition(text: string | undefined): CataloguePosition | null {
  const match = /^([a-z0-9-]+)\.(.*)$/s.exec(text ?? "");
  const [, id, key] = match ?? [];
  if (id === undefined || key === undefined || issuesOfJson(key).length > 0) return null;
  return { id, key };
}
