import type { Campaign } from "../document/campaign";
import type { SizeClass } from "../document/catalogue-facts";
import type { DocumentKind } from "../document/document-kind";
import type { Language } from "../document/language";

/** Table sizes in cm, either way round; a game that fits the small one also fits the medium one. `large` fits neither. */
export const TABLE_CLASSES = {
  small: { longerCm: 180, shorterCm: 120 },
  medium: { longerCm: 240, shorterCm: 180 },
  large: null,
} as const;
export type TableClass = keyof typeof TABLE_CLASSES;

/** Searches treat this many players and more alike. */
export const MANY_PLAYERS = 6;

/** A search of the library; an empty list or a missing bound does not filter. */
export interface CatalogueFilter {
  /** Words or beginnings of words, in any order and any alphabet. */
  readonly q?: string | undefined;
  readonly kind?: readonly DocumentKind[] | undefined;
  readonly system?: readonly string[] | undefined;
  readonly nation?: readonly string[] | undefined;
  readonly language?: readonly Language[] | undefined;
  readonly size?: readonly SizeClass[] | undefined;
  readonly table?: readonly TableClass[] | undefined;
  /** Numbers of players, any of which may match; `MANY_PLAYERS` also matches more. */
  readonly players?: readonly number[] | undefined;
  readonly campaign?: readonly Campaign[] | undefined;
  readonly yearFrom?: number | undefined;
  readonly yearTo?: number | undefined;
  /** Clubs by the slug in their address; only those the reader may know of. */
  readonly club?: readonly string[] | undefined;
  /** Only the reader's own documents. */
  readonly mine?: boolean | "own" | "shared" | undefined;
  /** Only the library shipped with the service. */
  readonly shipped?: boolean | undefined;
}

/** The facets that are counted, named after the filter they belong to. */
export const FACETS = [
  "kind",
  "system",
  "nation",
  "language",
  "size",
  "table",
  "players",
  "campaign",
  "year",
  "club",
] as const;
export type Facet = (typeof FACETS)[number];

/** How many documents choosing each value of a facet would leave, among those the reader may find. */
export type FacetCounts = Record<Facet, Record<string, number>>;

/**
 * Sort orders: `shelf` puts the shipped library first (scenarios by year), then the rest, most recently changed
 * first; `updated` the most recently changed first; `title`; `year` of the battle; `size`, the largest first; `played`, the
 * most often first.
 */
export const CATALOGUE_SORTS = ["shelf", "updated", "title", "year", "size", "played"] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** The position of a row in its sort order, from which the next page continues. */
export interface CataloguePosition {
  readonly key: string;
  readonly id: string;
}
