import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { spotOf } from "../edits";
import type { Goal } from "./goal";
import type { Picked } from "./picked";

/**
 * The destination of several rows dropped on another: into a formation, into a side, or before a unit that is not one
 * of them. Null if they cannot be there.
 */
export function dropOfMany(
  sides: Scenario["sides"],
  { formations, units }: Picked,
  onto: string,
): Goal | null {
  const spot = spotOf({ sides }, onto);
  if (!spot) return null;
  if (spot.is === "side") return units.length > 0 ? null : { side: spot.side, formation: null };
  const formation = spot.is === "formation" ? spot.formation : spot.parents.at(-1);
  if (!formation || formationsUnder(formations).includes(formation)) return null;
  if (spot.is === "formation") return { side: spot.side, formation };
  if (units.includes(spot.unit)) return null;
  const staying = formation.units.filter((each) => !units.includes(each));
  return { side: spot.side, formation, index: staying.indexOf(spot.unit) };
}
