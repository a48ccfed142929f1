import type { DocumentKind } from "./document-kind";
import type { Language } from "./language";

/** Classes of a document's size: units of a scenario, bases of an army list. Bounds are inclusive. */
export const SIZE_CLASSES = {
  small: { from: 0, to: 30 },
  medium: { from: 31, to: 120 },
  large: { from: 121, to: 2_147_483_647 },
} as const;
export type SizeClass = keyof typeof SIZE_CLASSES;

/** Classes of a table by its longer side in cm. Bounds are inclusive. */
export const TABLE_CLASSES = {
  small: { from: 0, to: 180 },
  medium: { from: 181, to: 240 },
  large: { from: 241, to: 2_147_483_647 },
} as const;
export type TableClass = keyof typeof TABLE_CLASSES;

/** What a reader looks for; an empty list or an absent bound asks for nothing. */
export interface CatalogueFilter {
  /** Words in any order; each may be the beginning of one, in any of the alphabets. */
  readonly q?: string | undefined;
  readonly kind?: readonly DocumentKind[] | undefined;
  readonly system?: readonly string[] | undefined;
  readonly nation?: readonly string[] | undefined;
  readonly language?: readonly Language[] | undefined;
  readonly size?: readonly SizeClass[] | undefined;
  readonly table?: readonly TableClass[] | undefined;
  readonly yearFrom?: number | undefined;
  readonly yearTo?: number | undefined;
  /** Of clubs, by what stands in their addresses, that the reader may know of. */
  readonly club?: readonly string[] | undefined;
  /** Only the reader's own. */
  readonly mine?: boolean | undefined;
  /** Only what the service itself brings. */
  readonly shipped?: boolean | undefined;
}

/** The facets that are counted, by the name of what they filter. */
export const FACETS = [
  "kind",
  "system",
  "nation",
  "language",
  "size",
  "table",
  "year",
  "club",
] as const;
export type Facet = (typeof FACETS)[number];

/** How many documents each value of a facet would leave, over what the reader may find. */
export type FacetCounts = Record<Facet, Record<string, number>>;

/** Orders a list can come in: last changed first, by title, by the battle's year, largest first. */
export const CATALOGUE_SORTS = ["updated", "title", "year", "size"] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** The place of a row in its order: where the next page goes on. */
export interface CataloguePosition {
  readonly key: string;
  readonly id: string;
}
