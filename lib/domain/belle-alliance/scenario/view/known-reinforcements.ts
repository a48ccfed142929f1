import type { FormationNode } from "../formation";
import type { Reinforcement, Side } from "../side";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { knowsWholeSides, type Reader } from "./reader";

/**
 * The reinforcements this reader knows of on their own side: those that bring troops of theirs, or a formation above
 * them.
 */
export function knownReinforcements(side: Side, reader: Reader): readonly Reinforcement[] {
  if (reader.for !== "commander" || knowsWholeSides(reader)) return side.reinforcements;
  const ids = new Set([...idsUnder([reader.own]), ...reader.above.map(({ id }) => id)]);
  return side.reinforcements.filter(({ brings }) => brings.some((id) => ids.has(id)));
}

/** The ids of some formations and of everything under them. */
export function idsUnder(formations: readonly FormationNode[]): string[] {
  return [...formationsUnder(formations), ...unitsUnder(formations)].map(({ id }) => id);
}
