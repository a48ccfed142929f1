import type { MarchFormation, MarchingUnit } from "./march-row";
import type { MarchGround } from "./tables/table-3";
import type { ObstacleClass } from "./tables/table-4";

/** How a unit is ordered to march; `continued-advance` is half a bound after a melee [2.3.1–2.3.3, 4.1.4]. */
export const MARCH_MODES = ["ordinary", "fast", "charge", "continued-advance"] as const;
export type MarchMode = (typeof MARCH_MODES)[number];

/**
 * What leaves a unit half of its rate; all of them multiply, each once. `split` is splitting or joining [2.1.0], `change`
 * a change of formation [2.2.1], LD and MD are disorder [5.2.1, 5.3.1].
 */
export const HALVINGS = ["change", "split", "LD", "MD"] as const;
export type Halving = (typeof HALVINGS)[number];

/** A wheel turns about the flank of the front rank, a rotation about its middle [2.4.1]. */
export const TURNS = ["wheel", "rotation"] as const;

export interface Turn {
  readonly kind: (typeof TURNS)[number];
  readonly degrees: number;
}

/** A turn where the front has come so far along its path. */
export interface TurnOnWay extends Turn {
  readonly atCm: number;
}

/** A stretch of ground along the way, as wide as the unit. */
export interface Stretch {
  readonly ground: MarchGround;
  /** The class of the obstacle that lies on all of it; a wall may be of no length. */
  readonly obstacle?: ObstacleClass | null | undefined;
  /** Whether only a bridge leads over it: water over 5 cm broad, a building, the sheer [2.3.6]. */
  readonly impassable?: boolean | null | undefined;
  /** A bridge: road, whatever it leads over [2.3.6]. */
  readonly bridge?: boolean | null | undefined;
  readonly lengthCm: number;
}

/** A march of one bound to be worked out. */
export interface March extends MarchingUnit {
  readonly formation: MarchFormation | null;
  /** Only turning needs it. */
  readonly frontCm?: number | null | undefined;
  /** Without it, a unit is as deep as the ground on which it starts. */
  readonly depthCm?: number | null | undefined;
  /** `ordinary` by default. */
  readonly mode?: MarchMode | null | undefined;
  /** What the unit used last: in this bound for a continued advance, else in the bound before [2.3.3, 4.1.4]. */
  readonly lastRate?: "ordinary" | "charge" | null | undefined;
  readonly direction?: "forwards" | "backwards" | null | undefined;
  /**
   * From the front to the first enemies ahead. A fast march reckons with those in closed formation that are neither MD
   * nor FD [2.3.2].
   */
  readonly enemyAheadCm?: number | null | undefined;
  readonly halvings?: readonly Halving[] | null | undefined;
  /** Made before the march, on the ground where the unit stands. */
  readonly turn?: Turn | null | undefined;
  /** Made at the bends of the path, in order. */
  readonly turnsOnWay?: readonly TurnOnWay[] | null | undefined;
  /** The ground behind the front on which the unit stands, what is nearest the front first. */
  readonly start?: readonly Stretch[] | null | undefined;
  /** The ground before the front; the last stretch may be of infinite length. */
  readonly path: readonly Stretch[];
}

/** The depth of a unit in cm. */
export function depthOf({ depthCm, start }: March): number {
  return depthCm ?? (start ?? []).reduce((sum, { lengthCm }) => sum + lengthCm, 0);
}

/**
 * The stretches behind the front that a unit stands on, what is nearest the front first, with how far off each begins.
 * The first is among them even if the unit has no depth.
 */
export function startUnderfoot(march: March) {
  const depthCm = depthOf(march);
  const under: { readonly stretch: Stretch; readonly nearCm: number }[] = [];
  let nearCm = 0;
  for (const stretch of march.start ?? []) {
    if (under.length > 0 && nearCm >= depthCm) break;
    under.push({ stretch, nearCm });
    nearCm += stretch.lengthCm;
  }
  return under;
}
