import type { FieldOfFire } from "@/lib/rules/belle-alliance/field-of-fire";
import { united } from "@/lib/terrain/clip";
import { placedOutline } from "@/lib/terrain/placement";
import { bearingDeg, between, distanceCm, normalisedDeg, type Point } from "@/lib/terrain/point";
import { edgesOf, type Ring, signedAreaCm2 } from "@/lib/terrain/ring";
import { reachInWedge, type Wedge } from "@/lib/terrain/wedge";
import { baseOf, unitFootprint } from "../scenario/derive";
import type { UnitOnGround } from "./unit-on-ground";

/** A straight front of a unit, from which its front rank fires. */
export interface FiringFront extends Wedge {
  /** Bases of one figure, or model guns, side by side along it. */
  readonly files: number;
  /** How many of its figures may fire from it at most, as a share of the unit [6.1.2]. */
  readonly share: 1 | 0.5;
}

/**
 * The fronts of a unit where it stands [3.1.3]. The arc of a front is that of its figures together, from the left one's
 * left corner to the right one's right corner; readings: a skirmish line counts as one front without gaps, a huddle has
 * a front along each of its outline's edges, a garrison one along each wall of its building.
 */
export function firingFronts(unit: UnitOnGround, { sides, arcDeg }: FieldOfFire): FiringFront[] {
  const fileCm = baseOf(unit.unit, unit.settings).frontMm / 10;
  const along = (ring: Ring, share: FiringFront["share"]) =>
    edgesOf(clockwise(ring)).map(([left, right]) => {
      const files = Math.max(1, Math.floor(distanceCm(left, right) / fileCm));
      return frontAlong(left, right, { files, halfDeg: arcDeg, share });
    });
  switch (sides) {
    case "of-building":
      return unit.building ? along(unit.outline, 0.5) : [];
    case "all-round":
      return along(unit.outline, 1);
    default: {
      const { outline, files } = unitFootprint(unit.unit, unit.placement, unit.settings);
      const ground = placedOutline(outline, unit.placement);
      const [left, right] = [ground[0] ?? NOWHERE, ground[1] ?? NOWHERE];
      const ahead = frontAlong(left, right, { files, halfDeg: arcDeg, share: 1 });
      return sides === "ahead" ? [ahead] : [ahead, ...along(ground, 1).slice(1)];
    }
  }
}

const NOWHERE: Point = [0, 0];

type Rest = Pick<FiringFront, "files" | "halfDeg" | "share">;

function frontAlong(left: Point, right: Point, rest: Rest): FiringFront {
  return { left, right, facingDeg: normalisedDeg(bearingDeg(left, right) - 90), ...rest };
}

/** A ring with its outer side on the left of its edges. */
export function clockwise(ring: Ring): Ring {
  return signedAreaCm2(ring) > 0 ? ring.toReversed() : ring;
}

/** The wedges of the bases along a front, from the left: what each of its figures may aim at [3.1.3]. */
export function wedgesOfBases(front: FiringFront): Wedge[] {
  const { left, right, files, facingDeg, halfDeg } = front;
  return Array.from({ length: files }, (_, i) => ({
    left: between(left, right, i / files),
    right: between(left, right, (i + 1) / files),
    facingDeg,
    halfDeg,
  }));
}

/** The ground on the table that a unit reaches with a zone of fire and the nearer ones. */
export interface ZoneOnTable {
  /** From 1. */
  readonly zone: number;
  readonly areas: readonly Ring[];
}

/** The zones of a unit's field of fire on the table, the farthest first, each with those within it. */
export function zonesOnTable(
  fronts: readonly FiringFront[],
  { zones }: FieldOfFire,
): ZoneOnTable[] {
  const upTo = zones.map(({ toCm }, i) => ({
    zone: i + 1,
    areas: united(fronts.map((front) => reachInWedge(front, toCm))),
  }));
  return upTo.toReversed();
}
