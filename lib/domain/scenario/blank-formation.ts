import type { Commander, FormationNode } from "./formation";

type Named = "id" | "name" | "level";

/** A body of troops without anybody in it yet; all that is not `given` as the schema leaves it. */
export function blankFormation(
  given: Pick<FormationNode, Named> & Partial<FormationNode>,
): FormationNode {
  return {
    nation: null,
    commander: null,
    note: "",
    umpireNote: "",
    hidden: false,
    formations: [],
    units: [],
    ...given,
  };
}

/** A commander known only by name, not yet placed. */
export function blankCommander(name: string): Commander {
  return { name, efficiency: "normal", placement: null };
}
