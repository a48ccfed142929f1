import type { FormationNode } from "../formation";

/** A formation with only those of its units and commanders that do not stand on the table yet. */
export function waitingOf(formation: FormationNode): FormationNode {
  const { commander } = formation;
  return {
    ...formation,
    commander: commander?.placement ? null : commander,
    units: formation.units.filter(({ placement }) => placement === null),
    formations: formation.formations.map(waitingOf),
  };
}
