import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";

/** A formation or unit that can arrive later, as a row in a list of choices. */
export interface Troop {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  /** A formation's level; a unit has none. */
  readonly level: FormationNode["level"] | null;
  /** Whether all of it is already on the table at the start. */
  readonly isPlaced: boolean;
  /** Ids of the formations above it. */
  readonly under: readonly string[];
}

/** Everything of a side that can arrive later, in the order of battle from top to bottom. */
export function troopsOf({ formations }: Pick<Side, "formations">): Troop[] {
  return formations.flatMap((each) => troopsUnder(each, []));
}

function troopsUnder(formation: FormationNode, under: readonly string[]): Troop[] {
  const { id, name, level } = formation;
  const units = unitsUnder([formation]);
  const isPlaced = units.length > 0 && units.every(({ placement }) => placement !== null);
  const inside = [...under, id];
  return [
    { id, name, depth: under.length, level, isPlaced, under },
    ...formation.units.map((unit) => ({
      id: unit.id,
      name: unit.name,
      depth: inside.length,
      level: null,
      isPlaced: unit.placement !== null,
      under: inside,
    })),
    ...formation.formations.flatMap((each) => troopsUnder(each, inside)),
  ];
}

/**
 * The selection after one more click: a selected formation includes everything under it, which is not listed
 * separately.
 */
export function toggled(
  chosen: ReadonlySet<string>,
  troop: Troop,
  troops: readonly Troop[],
): Set<string> {
  const next = new Set(chosen);
  if (next.delete(troop.id)) return next;
  for (const each of troops) if (each.under.includes(troop.id)) next.delete(each.id);
  return next.add(troop.id);
}
