import {
  COMMAND_REACH_CM,
  directCommander,
  holdsCommander,
} from "@/lib/rules/belle-alliance/commanders";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, type Ring, ringHolds } from "@/lib/terrain/ring";
import type { CommanderPlacement, FormationNode } from "./formation";
import type { Settings } from "./settings";

/** The formation whose commander a unit answers to: the nearest above it that has one [1.1.4]. */
export function directCommand(parents: readonly FormationNode[]): FormationNode | null {
  return directCommander(parents);
}

/** Whether a formation of its level has a commander of its own [1.1.4]. */
export function mustHaveCommander({ level, nation }: FormationNode): boolean {
  return holdsCommander(level, nation);
}

/** How far a unit's ground lies from a commander, from the edge of one base to that of the other [1.1.7], in cm. */
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

function distanceToGround({ xCm, yCm }: CommanderPlacement, outline: Ring): number {
  const at: Point = [xCm, yCm];
  return ringHolds(outline, at) ? 0 : distanceToEdgeCm(at, outline);
}

/**
 * From the middle of a commander's base to its edge. The rules name no base for staff: it is read as that of
 * cavalry, and a commander faces nowhere, so that the nearer edge counts on every side.
 */
function toBaseEdgeCm({ cavalry }: Settings["bases"]): number {
  return Math.min(cavalry.frontMm, cavalry.depthMm) / 2 / 10;
}

/** The last distance of each ground from the middle of a base: an edit leaves most units and commanders where they stand. */
const DISTANCES = new WeakMap<Ring, { readonly from: CommanderPlacement; readonly cm: number }>();

/** A mm too far is no matter. */
const TOLERANCE_CM = 0.1;

/** Whether a distance to the direct commander asks for ordering rolls [1.1.3]. */
export function isOutOfReach(distanceCm: number): boolean {
  return distanceCm > COMMAND_REACH_CM + TOLERANCE_CM;
}
