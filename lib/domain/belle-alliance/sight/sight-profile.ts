import type { SightTerrain } from "@/lib/rules/belle-alliance/sight";
import { distanceCm, type Segment } from "@/lib/terrain/point";
import type { Look } from "./look";
import type { SightGround } from "./sight-ground";
import { type Step, sightLine, stepsWithin } from "./sight-line";

/** A stretch of ground of one layer along a look, in cm from the observer. */
export interface GroundStep {
  readonly fromCm: number;
  readonly toCm: number;
  /** In layers above the table. */
  readonly level: number;
}

/** A wood or building along a look; it stands on `level` and rises one layer above it. */
export interface ProfileScreen extends GroundStep {
  readonly id: string;
  readonly by: "wood" | "building";
}

/** The crest of a layer along a look. */
export interface ProfileCrest {
  readonly id: string;
  readonly level: number;
  readonly atCm: number;
}

/** The heights along a look, seen from the side [1.1.6]. */
export interface SightProfile {
  readonly lengthCm: number;
  /** From the observer to the target, without gaps. */
  readonly ground: readonly GroundStep[];
  /** In order; one that stands on several layers is cut where they change. */
  readonly screens: readonly ProfileScreen[];
  /** In order. */
  readonly crests: readonly ProfileCrest[];
  /** The heights of the observer's eyes and of the target, in layers. */
  readonly eyes: readonly [from: number, to: number];
  /** The highest layer that is drawn, at least 1. */
  readonly top: number;
}

/**
 * The heights of the ground along a look: layers, woods and buildings one layer high, and crests. What stands around an
 * end is part of it, though it may not hinder the look.
 */
export function sightProfile(ground: SightGround, ends: Segment, look: Look): SightProfile {
  const lengthCm = distanceCm(...ends);
  const line = sightLine(ground, ends);
  const steps = stepsWithin([0, 1], line).map((step) => inCm(step, lengthCm));
  const screens = line.screened
    .filter(({ chord: [from, to] }) => from < 1 && to > 0)
    .flatMap(({ screen: { id, by }, chord: [from, to] }) =>
      stepsWithin([Math.max(0, from), Math.min(1, to)], line).map((step): ProfileScreen => {
        return { id, by, ...inCm(step, lengthCm) };
      }),
    );
  const crests = line.crests
    .filter(({ share }) => share >= 0 && share <= 1)
    .map(({ slab: { id, level }, share }) => ({ id, level, atCm: share * lengthCm }));
  const eyes = [
    eyesOf(ground, look.fromLevel, look.from),
    eyesOf(ground, look.toLevel, look.to),
  ] as const;
  const tops = [...steps, ...screens.map(({ level }) => ({ level: level + 1 }))];
  return {
    lengthCm,
    ground: steps,
    screens: screens.toSorted((a, b) => a.fromCm - b.fromCm),
    crests: crests.toSorted((a, b) => a.atCm - b.atCm),
    eyes,
    top: tops.reduce((top, { level }) => Math.max(top, level), Math.max(1, ...eyes)),
  };
}

function inCm({ chord: [from, to], level }: Step, lengthCm: number): GroundStep {
  return { fromCm: from * lengthCm, toCm: to * lengthCm, level };
}

function eyesOf({ readings }: SightGround, level: number, terrain: SightTerrain): number {
  return level + (terrain === "building" && readings.garrisons === "roof" ? 1 : 0);
}
