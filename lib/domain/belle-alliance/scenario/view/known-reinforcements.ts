import type { FormationNode } from "../formation";
import type { Reinforcement, Side } from "../side";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { knowsWholeSides, ledBy, type Reader } from "./reader";

/**
 * The reinforcements this reader knows of on their own side, without those that are the umpire's: those that bring troops of theirs, or a formation above
 * them.
 */
export function knownReinforcements(side: Side, reader: Reader): readonly Reinforcement[] {
  const told = toldReinforcements(side, reader);
  if (reader.for !== "commander" || knowsWholeSides(reader)) return told;
  const above = reader.led.flatMap((each) => each.above);
  const ids = new Set([...idsUnder(ledBy(reader)), ...above.map(({ id }) => id)]);
  return told.filter(({ brings }) => brings.some((id) => ids.has(id)));
}

/** The reinforcements of a side without those of which only the umpire knows. */
export function toldReinforcements({ reinforcements }: Side, reader: Reader): Reinforcement[] {
  return reinforcements.filter(({ keptFor }) => reader.for === "umpire" || keptFor === undefined);
}

/** The ids of some formations and of everything under them. */
export function idsUnder(formations: readonly FormationNode[]): string[] {
  return [...formationsUnder(formations), ...unitsUnder(formations)].map(({ id }) => id);
}
