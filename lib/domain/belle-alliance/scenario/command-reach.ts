import {
  COMMAND_REACH_CM,
  directCommander,
  holdsCommander,
} from "@/lib/rules/belle-alliance/commanders";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, type Ring, ringContains } from "@/lib/terrain/ring";
import type { CommanderPlacement, FormationNode } from "./formation";
import type { Settings } from "./settings";

/** The formation whose commander a unit answers to: the nearest one above it that has a commander [1.1.4]. */
export function directCommand(parents: readonly FormationNode[]): FormationNode | null {
  return directCommander(parents);
}

/** Whether a formation of this level must have a commander of its own [1.1.4]. */
export function mustHaveCommander({ level, nation }: FormationNode): boolean {
  return holdsCommander(level, nation);
}

/** The distance in cm from a unit's ground to a commander, measured from base edge to base edge [1.1.7]. */
export function distanceOfCommander(
  from: CommanderPlacement,
  outline: Ring,
  bases: Settings["bases"],
): number {
  const known = DISTANCES.get(outline);
  const fromMiddle = known?.from === from ? known.cm : distanceToGround(from, outline);
  DISTANCES.set(outline, { from, cm: fromMiddle });
  return Math.max(0, fromMiddle - toBaseEdgeCm(bases));
}

/** The distance in cm from the middle of a commander's base to a unit's ground; 0 on it. */
export function distanceToGround({ xCm, yCm }: CommanderPlacement, outline: Ring): number {
  const at: Point = [xCm, yCm];
  return ringContains(outline, at) ? 0 : distanceToEdgeCm(at, outline);
}

/**
 * The distance from the middle of a commander's base to its edge. The rules give no base for staff, so it is taken as a
 * cavalry base; a commander has no facing, so the nearer edge is used on every side.
 */
export function toBaseEdgeCm({ cavalry }: Settings["bases"]): number {
  return Math.min(cavalry.frontMm, cavalry.depthMm) / 2 / 10;
}

/** The ground that a commander's base covers, in table cm. */
export function commanderBase(
  { xCm, yCm }: Pick<CommanderPlacement, "xCm" | "yCm">,
  bases: Settings["bases"],
): Ring {
  const half = toBaseEdgeCm(bases);
  return [
    [xCm - half, yCm - half],
    [xCm + half, yCm - half],
    [xCm + half, yCm + half],
    [xCm - half, yCm + half],
  ];
}

/**
 * The last distance from each unit's ground to the middle of a base, cached because an edit leaves most units and
 * commanders in place.
 */
const DISTANCES = new WeakMap<Ring, { readonly from: CommanderPlacement; readonly cm: number }>();

/** A millimetre too far is tolerated. */
const TOLERANCE_CM = 0.1;

/** Whether the distance to the direct commander requires ordering rolls [1.1.3]. */
export function isOutOfReach(distanceCm: number): boolean {
  return distanceCm > COMMAND_REACH_CM + TOLERANCE_CM;
}
