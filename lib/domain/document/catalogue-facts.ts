/** How long a scenario takes to play: an evening, a day, a weekend. */
export const SIZE_CLASSES = ["small", "medium", "large"] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

/** What lists and searches use of a document; never more than its public view shows. */
export interface CatalogueFacts {
  readonly year: number | null;
  /** Nation codes in alphabetical order. */
  readonly nations: readonly string[];
  /** How much is in it, in what its kind counts; null if any of that is sealed. */
  readonly size: number | null;
  readonly table?: { readonly widthCm: number; readonly depthCm: number } | undefined;
  /** For how many players it is; left out where nobody says. */
  readonly players?: { readonly from: number; readonly to: number } | null | undefined;
  /** How long it takes to play; null or left out where nothing tells, or only what is sealed. */
  readonly length?: SizeClass | null | undefined;
  readonly campaign?: string | undefined;
  readonly place: string;
  /** Its summary, whole. */
  readonly summary: string;
  /** Words it can be found by. */
  readonly words: readonly string[];
}
