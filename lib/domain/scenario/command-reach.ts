import { COMMAND_REACH_CM } from "@/lib/rules/belle-alliance/command-reach";
import { directCommander, holdsCommander } from "@/lib/rules/belle-alliance/commanders";
import type { Point } from "@/lib/terrain/point";
import { distanceToEdgeCm, type Ring, ringHolds } from "@/lib/terrain/ring";
import type { CommanderPlacement, FormationNode } from "./formation";

/** The formation whose commander a unit answers to: the nearest above it that has one [1.1.4]. */
export function directCommand(parents: readonly FormationNode[]): FormationNode | null {
  return directCommander(parents);
}

/** Whether a formation of its level has a commander of its own [1.1.4]. */
export function mustHaveCommander({ level, nation }: FormationNode): boolean {
  return holdsCommander(level, nation);
}

/** How far a unit's ground lies from a commander, from its nearest edge [1.1.7], in cm. */
export function distanceOfCommander(from: CommanderPlacement, outline: Ring): number {
  const known = DISTANCES.get(outline);
  if (known?.from === from) return known.cm;
  const at: Point = [from.xCm, from.yCm];
  const cm = ringHolds(outline, at) ? 0 : distanceToEdgeCm(at, outline);
  DISTANCES.set(outline, { from, cm });
  return cm;
}

/** The last distance of each ground: an edit leaves most units and commanders where they stand. */
const DISTANCES = new WeakMap<Ring, { readonly from: CommanderPlacement; readonly cm: number }>();

/** A mm too far is no matter. */
const TOLERANCE_CM = 0.1;

/** Whether a distance to the direct commander asks for ordering rolls [1.1.3]. */
export function isOutOfReach(distanceCm: number): boolean {
  return distanceCm > COMMAND_REACH_CM + TOLERANCE_CM;
}
