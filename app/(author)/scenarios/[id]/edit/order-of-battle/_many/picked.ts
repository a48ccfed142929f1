import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";

/** The troops that several selected rows stand for. */
export interface Picked {
  /** Whole formations, none of them under another. */
  readonly formations: readonly FormationNode[];
  /** Units that are in none of those formations. */
  readonly units: readonly Unit[];
  /** All units, including those of the formations. */
  readonly all: readonly Unit[];
}

type Cover = Pick<Picked, "formations" | "units">;

/**
 * The troops that the rows with these ids stand for. A formation or side includes everything under it, unless only some
 * of that is selected as well: a range from one brigade into the next includes only its own rows.
 */
export function pickedOf(sides: Scenario["sides"], ids: ReadonlySet<string>): Picked {
  const covers = sides.map((side) => {
    const below = together(side.formations.map((each) => coverOf(each, ids)));
    const isMeant = ids.has(side.id) && isEmpty(below);
    return isMeant ? { formations: side.formations, units: [] } : below;
  });
  const { formations, units } = together(covers);
  return { formations, units, all: [...unitsUnder(formations), ...units] };
}

function coverOf(formation: FormationNode, ids: ReadonlySet<string>): Cover {
  const units = formation.units.filter(({ id }) => ids.has(id));
  const below = formation.formations.map((each) => coverOf(each, ids));
  const some = together([...below, { formations: [], units }]);
  const isComplete =
    units.length === formation.units.length &&
    formation.formations.every((each, i) => below[i]?.formations[0] === each);
  const isWhole = ids.has(formation.id) && (isEmpty(some) || isComplete);
  return isWhole ? { formations: [formation], units: [] } : some;
}

function together(covers: readonly Cover[]): Cover {
  return {
    formations: covers.flatMap(({ formations }) => formations),
    units: covers.flatMap(({ units }) => units),
  };
}

function isEmpty({ formations, units }: Cover): boolean {
  return formations.length + units.length === 0;
}
