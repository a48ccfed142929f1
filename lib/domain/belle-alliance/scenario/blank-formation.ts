import type { Commander, FormationNode } from "./formation";

type Named = "id" | "name" | "level";

/** A formation with no units in it yet; every field that is not `given` has the schema's default. */
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
