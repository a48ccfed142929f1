import type { FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import { type FormationPlace, walkFormations } from "../walk";
import type { PieceRef } from "./pieces";

/** Pieces that can be selected together by name: those of a formation or a side. */
export interface Choice {
  readonly name: string;
  readonly pieces: readonly PieceRef[];
}

/** The formations above a piece, the nearest first, then its side, each with its pieces on the table. */
export function choicesAbove(scenario: Scenario, ref: PieceRef): Choice[] {
  if (ref.kind === "feature") return [];
  const place = [...walkFormations(scenario)].find(({ formation }) =>
    ref.kind === "commander"
      ? formation.id === ref.id
      : formation.units.some(({ id }) => id === ref.id),
  );
  return place ? [...chainOf(place).map(choiceOf), sideChoice(place.side)] : [];
}

/** All troops of a side that are on the table. */
export function sideChoice({
  name,
  formations,
}: Pick<FormationNode, "name" | "formations">): Choice {
  return { name, pieces: formations.flatMap(troopsOf) };
}

export function allTroops({ sides }: Scenario): PieceRef[] {
  return sides.flatMap((side) => sideChoice(side).pieces);
}

export function allTerrain({ map }: Scenario): PieceRef[] {
  return map.features.map(({ id }) => ({ kind: "feature", id }));
}

function chainOf({ formation, parents }: FormationPlace): FormationNode[] {
  return [...parents, formation].reverse();
}

function choiceOf(formation: FormationNode): Choice {
  return { name: formation.name, pieces: troopsOf(formation) };
}

function troopsOf({ id, commander, units, formations }: FormationNode): PieceRef[] {
  return [
    ...(commander?.placement ? [{ kind: "commander", id } as const] : []),
    ...units.flatMap((unit) => (unit.placement ? [{ kind: "unit", id: unit.id } as const] : [])),
    ...formations.flatMap(troopsOf),
  ];
}
