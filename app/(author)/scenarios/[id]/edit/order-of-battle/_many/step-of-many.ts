import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Way } from "../_tree/moves";
import { spotOf } from "../edits";
import type { Goal } from "./goal";
import type { Picked } from "./picked";

/**
 * The destination of some units of one formation moved by one step: past a neighbour, out of the formation, or into its
 * last subordinate formation. Null if there is none, or if they are not all units of one formation.
 */
export function stepOfMany(
  sides: Scenario["sides"],
  { formations, units }: Picked,
  way: Way,
): Goal | null {
  const spot = spotOf({ sides }, units[0]?.id ?? null);
  const home = spot?.is === "unit" ? spot.parents.at(-1) : undefined;
  const isTogether = formations.length === 0 && units.every((unit) => home?.units.includes(unit));
  if (spot?.is !== "unit" || !home || !isTogether) return null;
  const { side, parents } = spot;
  const staysBefore = (index: number) =>
    home.units.slice(0, index).filter((unit) => !units.includes(unit)).length;
  const among = (index: number): Goal | null =>
    index < 0 || index > home.units.length - units.length ? null : { side, formation: home, index };
  const to = (formation: Goal["formation"] | undefined): Goal | null =>
    formation ? { side, formation } : null;
  switch (way) {
    case "up":
      return among(staysBefore(home.units.findIndex((unit) => units.includes(unit))) - 1);
    case "down":
      return among(staysBefore(home.units.findLastIndex((unit) => units.includes(unit))) + 1);
    case "out":
      return to(parents.at(-2));
    case "in":
      return to(home.formations.at(-1));
  }
}
