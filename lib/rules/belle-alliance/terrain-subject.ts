import type { DrawnWork } from "./drawn-work";

/**
 * A drawn feature as far as the rules ask about it. Null is a question still open: no effect is
 * worked out for it.
 */
export type TerrainSubject =
  | { readonly kind: "hill"; readonly bandWidthCm?: number | null }
  | { readonly kind: "wood" }
  | {
      readonly kind: "ground";
      readonly ground:
        | "orchard"
        | "ploughed"
        | "overgrown"
        | "scrub"
        | "garden"
        | "marsh"
        | "pit"
        | null;
    }
  | {
      readonly kind: "building";
      readonly material: "wood" | "stone" | "strong-stone" | null;
      /** By field works, once [table 20]. */
      readonly reinforced?: boolean;
    }
  | { readonly kind: "road" }
  | { readonly kind: "stream"; readonly widthCm: number | null }
  | { readonly kind: "crossing"; readonly crossing: "wood-bridge" | "stone-bridge" | "ford" | null }
  | { readonly kind: "wall"; readonly height: "under-1m" | "1-2m" | "over-2m" | null }
  | { readonly kind: "hedge"; readonly hedge: "hedge-row" | "hedge" | "holstein-hedge" | null }
  | { readonly kind: "fence"; readonly fence: "fence" | "shrubs" | "dyke" | "ditch" | null }
  | { readonly kind: "field-work"; readonly work: DrawnWork | null };

/** What kind of ground an area is; null is a question still open. */
export type Ground = Extract<TerrainSubject, { kind: "ground" }>["ground"];
