import type { Choice } from "@/app/_ui/choice-list";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { formationsUnder } from "@/lib/domain/scenario/visible-tree";
import { walkFormations } from "@/lib/domain/scenario/walk";
import type { Goal } from "./goal";
import type { Picked } from "./picked";

/** The formations that troops can go to, and the sides where none of them is a unit. */
export function goalsOf(
  sides: Scenario["sides"],
  picked: Picked,
): readonly (Choice<string> & { readonly goal: Goal })[] {
  const own = new Set(formationsUnder(picked.formations).map(({ id }) => id));
  const places = [...walkFormations({ sides })].filter(({ formation }) => !own.has(formation.id));
  return sides.flatMap((side) => [
    ...(picked.units.length === 0
      ? [{ value: side.id, label: side.name, goal: { side, formation: null } }]
      : []),
    ...places
      .filter((place) => place.side === side)
      .map(({ formation, parents }) => ({
        value: formation.id,
        label: formation.name,
        below: [side, ...parents].map(({ name }) => name).join(" › "),
        goal: { side, formation },
      })),
  ]);
}
