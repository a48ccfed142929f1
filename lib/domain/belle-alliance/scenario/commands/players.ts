import { findFormation } from "../find";
import type { Player } from "../player";
import type { ScenarioCommand } from "./scenario-command";

/** Gives a formation a player, without any texts yet; an existing player is kept unchanged. */
export const givePlayer: ScenarioCommand<{ readonly formationId: string }> = {
  name: "givePlayer",
  run: (draft, { formationId }) => {
    const { item } = findFormation(draft, formationId);
    item.player ??= { orders: "", brief: "", believedOfEnemy: "", knows: "own" };
  },
};

/** Changes what a formation's player receives; does nothing if another author has removed the player. */
export const setPlayerFields: ScenarioCommand<{
  readonly formationId: string;
  readonly fields: Partial<Player>;
}> = {
  name: "setPlayerFields",
  run: (draft, { formationId, fields }) => {
    const { player } = findFormation(draft, formationId).item;
    if (player) Object.assign(player, fields);
  },
};

/** Removes a formation's player, with everything written for them. */
export const removePlayer: ScenarioCommand<{ readonly formationId: string }> = {
  name: "removePlayer",
  run: (draft, { formationId }) => {
    delete findFormation(draft, formationId).item.player;
  },
};
