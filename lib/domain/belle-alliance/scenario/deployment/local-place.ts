import type { Formation } from "@/lib/rules/belle-alliance/formation";
import { unitFootprint } from "../derive";
import type { Settings } from "../settings";
import type { Unit } from "../unit";

/** A unit in its planned formation, with the ground it needs. */
export interface Block {
  readonly unit: Unit;
  readonly formation: Formation;
  readonly widthCm: number;
  readonly depthCm: number;
}

/**
 * A block's place relative to the base line: the middle of its front, in cm to the right of the line's middle and ahead
 * of it.
 */
export interface LocalPlace {
  readonly block: Block;
  readonly xCm: number;
  readonly frontYCm: number;
}

/** The ground of a unit in a formation [1.3.1–1.3.6]. */
export function blockOf(unit: Unit, formation: Formation, settings: Settings): Block {
  const { widthCm, depthCm } = unitFootprint(unit, { formation, frontFigures: null }, settings);
  return { unit, formation, widthCm, depthCm };
}

/** The bounding box of some places; all zero if there are none. */
export function extentOf(places: readonly LocalPlace[]) {
  if (places.length === 0) return { leftCm: 0, rightCm: 0, frontCm: 0, rearCm: 0 };
  return {
    leftCm: Math.min(...places.map(({ xCm, block }) => xCm - block.widthCm / 2)),
    rightCm: Math.max(...places.map(({ xCm, block }) => xCm + block.widthCm / 2)),
    frontCm: Math.max(...places.map(({ frontYCm }) => frontYCm)),
    rearCm: Math.min(...places.map(({ frontYCm, block }) => frontYCm - block.depthCm)),
  };
}

/** The same places, moved by a number of cm to the right and ahead. */
export function shifted(
  places: readonly LocalPlace[],
  by: { readonly rightCm?: number; readonly aheadCm?: number },
): LocalPlace[] {
  const { rightCm = 0, aheadCm = 0 } = by;
  return places.map((place) => ({
    ...place,
    xCm: place.xCm + rightCm,
    frontYCm: place.frontYCm + aheadCm,
  }));
}
