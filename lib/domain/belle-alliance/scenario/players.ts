import type { Side } from "./side";
import { formationsUnder } from "./visible-tree";

/** A formation that is given to a player, by its commander's name and its own. */
export interface PlayerFormation {
  readonly id: string;
  readonly name: string;
}

/** The formations of a side that are given to players, from the top down. */
export function playersOf({ formations }: Pick<Side, "formations">): PlayerFormation[] {
  return formationsUnder(formations)
    .filter(({ player }) => player)
    .map(({ id, name, commander }) => ({
      id,
      name: commander ? `${commander.name}, ${name}` : name,
    }));
}
