import type { FormationNode } from "../formation";
import { pieceKey } from "../placing/pieces";

/** A formation with only those of its units and commanders that are not on the table yet. */
export function waitingOf(formation: FormationNode): FormationNode {
  return partOf(formation, (_, { placement }) => placement === null);
}

/** A formation with only those of its units and commanders whose piece keys are listed. */
export function namedOf(formation: FormationNode, keys: ReadonlySet<string>): FormationNode {
  return partOf(formation, (key) => keys.has(key));
}

type Test = (key: string, piece: { readonly placement: unknown }) => boolean;

function partOf(formation: FormationNode, takes: Test): FormationNode {
  const { id, commander } = formation;
  const leads = commander && takes(pieceKey({ kind: "commander", id }), commander);
  return {
    ...formation,
    commander: leads ? commander : null,
    units: formation.units.filter((unit) => takes(pieceKey({ kind: "unit", id: unit.id }), unit)),
    formations: formation.formations.map((each) => partOf(each, takes)),
  };
}
