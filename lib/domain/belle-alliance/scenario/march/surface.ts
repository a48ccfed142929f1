import { mayUseBridges } from "@/lib/rules/belle-alliance/march-passage";
import type { Stretch } from "@/lib/rules/belle-alliance/march-question";
import type { MarchingUnit } from "@/lib/rules/belle-alliance/march-row";
import { CLASSES, type ObstacleClass } from "@/lib/rules/belle-alliance/tables/table-4";
import type { TerrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";

/** What a place is to march over. */
export type Surface = Omit<Stretch, "lengthCm">;

/**
 * What lies at a place, as bits that add up: each thing drawn there sets its own. `ON_ROAD` obstacles are water and
 * field works, which a road does not open; `BESIDE_ROAD` are all others.
 */
export const GROUND_BITS = {
  road: 1,
  bridge: 2,
  ford: 4,
  closed: 8,
  wood: 16,
  /** Near the rim of a wood, on either side of it. */
  woodEdge: 32,
  difficult: 64,
} as const;
const BESIDE_ROAD = 128;
const ON_ROAD = BESIDE_ROAD << CLASSES.length;

/** The bit of an obstacle; `closes` says what it stops, also those on a road or only those beside it. */
export function obstacleBit(obstacle: ObstacleClass, closes: "roads" | "fields"): number {
  return (closes === "roads" ? ON_ROAD : BESIDE_ROAD) << CLASSES.indexOf(obstacle);
}

/** The bits of what a shape does to a march. */
export function bitsOfEffect(
  { obstacle, difficult, impassable }: TerrainEffect,
  closes: "roads" | "fields",
): number {
  const bits = (difficult ? GROUND_BITS.difficult : 0) | (impassable ? GROUND_BITS.closed : 0);
  return obstacle ? bits | obstacleBit(obstacle, closes) : bits;
}

/** What lies at a place for a unit: a bridge that it may not use is not there, only what it leads over [2.3.6]. */
export function bitsFor(unit: MarchingUnit, bits: number): number {
  return mayUseBridges(unit) ? bits : bits & ~GROUND_BITS.bridge;
}

/**
 * What a place is with all that is drawn there. A bridge or ford lies over its water [2.3.6]. That a road leads through
 * hedges, walls, woods and up slopes without hindrance, but through no water or field work, is our reading: the rules
 * are silent, and the gaps that 2.3.5 speaks of are where a road passes.
 */
export function surfaceOfBits(bits: number): Surface {
  const has = (name: keyof typeof GROUND_BITS) => (bits & GROUND_BITS[name]) !== 0;
  if (has("bridge")) return { ground: "road", bridge: true };
  const ground = groundOf(has);
  if (has("ford")) return { ground, obstacle: "I" };
  if (has("closed")) return { ground, impassable: true };
  const beside = has("road") ? null : worst(bits, BESIDE_ROAD);
  return { ground, obstacle: worseOf(worst(bits, ON_ROAD), beside) };
}

export function isSameSurface(a: Surface, b: Surface): boolean {
  return (
    a.ground === b.ground &&
    (a.obstacle ?? null) === (b.obstacle ?? null) &&
    Boolean(a.impassable) === Boolean(b.impassable) &&
    Boolean(a.bridge) === Boolean(b.bridge)
  );
}

function groundOf(has: (name: keyof typeof GROUND_BITS) => boolean): Surface["ground"] {
  if (has("road")) return "road";
  if (has("wood") && !has("woodEdge")) return "wood";
  return has("difficult") ? "difficult" : "ordinary";
}

function worst(bits: number, first: number): ObstacleClass | null {
  return CLASSES.findLast((_, i) => (bits & (first << i)) !== 0) ?? null;
}

function worseOf(a: ObstacleClass | null, b: ObstacleClass | null): ObstacleClass | null {
  if (a === null || b === null) return a ?? b;
  return CLASSES.indexOf(a) > CLASSES.indexOf(b) ? a : b;
}
