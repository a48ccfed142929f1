import type { CarriedPieces, SightEnd } from "@/lib/domain/belle-alliance/scenario/sight-pieces";
import type { GroundOfMany } from "@/lib/domain/belle-alliance/sight/ground-of-many";
import type { Point } from "@/lib/terrain/point";

/** What of sight the map shows, each by itself. */
export type SightLayer = "looks" | "ground" | "watchers";

/** The looks that an author tries out on the map. */
export interface Sight {
  readonly from: SightEnd | null;
  readonly to: readonly SightEnd[];
  /** The end that keys move and whose look is shown in full: a number in `to`, or the observer. */
  readonly chosen: number | "from";
  /** Whether those looked at have fired in this bound or the last [table 2]. */
  readonly fired: boolean;
  readonly layers: readonly SightLayer[];
  readonly carried: CarriedPieces | null;
  /** What a side sees, as far as it is worked out: there is more to come until it `isWhole`. */
  readonly ofSide: (GroundOfMany & { readonly isWhole: boolean }) | null;
}

/** The effects of keys on looks; each returns whether there was something to do. */
export interface SightKeys {
  readonly move: (byCm: Point) => boolean;
  readonly step: (by: 1 | -1) => boolean;
  readonly confirm: () => boolean;
  readonly remove: () => boolean;
}

/** Keeps looks outside the desk's state, so that following a pointer draws nothing else again. */
export interface SightStore {
  readonly get: () => Sight;
  readonly set: (change: Partial<Sight>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Set while the tool's script is there. */
  keys: SightKeys | null;
}

export function makeSightStore(): SightStore {
  let sight = NOTHING;
  const listeners = new Set<() => void>();
  return {
    keys: null,
    get: () => sight,
    set: (change) => {
      sight = { ...sight, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const NOTHING: Sight = {
  from: null,
  to: [],
  chosen: "from",
  fired: false,
  layers: ["looks"],
  carried: null,
  ofSide: null,
};
