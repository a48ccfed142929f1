import type { Ordnance } from "./wagomiar";

/** A base's size and what is mounted on it [1.1]; figures are given for two scales. */
export interface BaseSize {
  readonly depthCm: number;
  readonly widthCm: number;
  readonly figures?: { readonly scale1to72: string; readonly scale15mm: string };
  readonly gunners?: number;
}

export const INFANTRY_BASE: BaseSize = {
  depthCm: 2,
  widthCm: 4,
  figures: { scale1to72: "3–4", scale15mm: "4" },
};

export const LIGHT_INFANTRY_BASE: BaseSize = {
  depthCm: 2,
  widthCm: 4,
  figures: { scale1to72: "2", scale15mm: "3" },
};

export const CAVALRY_BASE: BaseSize = {
  depthCm: 4,
  widthCm: 4,
  figures: { scale1to72: "2", scale15mm: "3" },
};

/** Artillery bases by calibre; the table names neither 8-pounders nor howitzers [1.1]. */
export const ARTILLERY_BASES: Readonly<Record<Ordnance, BaseSize | null>> = {
  3: { depthCm: 4, widthCm: 3, gunners: 1 },
  4: { depthCm: 4, widthCm: 3, gunners: 1 },
  6: { depthCm: 6, widthCm: 4, gunners: 2 },
  8: null,
  9: { depthCm: 6, widthCm: 4, gunners: 3 },
  12: { depthCm: 6, widthCm: 4, gunners: 3 },
  howitzer: null,
};

/** The base of an ammunition train's wagon [9.5]. */
export const TRAIN_BASE: BaseSize = { depthCm: 6, widthCm: 4 };

/**
 * The bases of commanders [1.1]; a general of division has one of two widths, and a commander-in-chief at least this
 * many figures.
 */
export const COMMANDER_BASES = {
  "division-general": { depthCm: 2, widthsCm: [2, 4], figures: 1 },
  "corps-commander": { depthCm: 4, widthsCm: [4], figures: 2 },
  "commander-in-chief": { depthCm: 6, widthsCm: [4], figures: 3 },
} as const;

/** How many bases a regiment usually has, infantry and cavalry alike; a battery is one base [2.2]. */
export const USUAL_REGIMENT_BASES = { least: 2, most: 5 } as const;
export const BATTERY_BASES = 1;

/**
 * An army of at most this many bases is a vanguard and fights battles of vanguards; a larger one is a corps or an
 * army [13.1].
 */
export const VANGUARD_MOST_BASES = 20;
