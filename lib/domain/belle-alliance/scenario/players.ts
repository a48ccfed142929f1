import { fullNames } from "./full-names";
import type { Side } from "./side";
import { formationsUnder } from "./visible-tree";

/** A formation that is given to a player, by its commander's name and its own. */
export interface PlayerFormation {
  readonly id: string;
  readonly name: string;
}

/** The formations of a side that are given to players, from the top down. */
export function playersOf({ formations }: Pick<Side, "formations">): PlayerFormation[] {
  const nameOf = fullNames(formations);
  return formationsUnder(formations)
    .filter(({ player }) => player)
    .map((formation) => {
      const { id, commander } = formation;
      const name = nameOf(formation);
      return { id, name: commander ? `${commander.name}, ${name}` : name };
    });
}
