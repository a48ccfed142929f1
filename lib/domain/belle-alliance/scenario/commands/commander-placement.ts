import { roundedCm } from "@/lib/terrain/snap";
import { findFormation } from "../find";
import type { Commander, CommanderPlacement } from "../formation";
import type { Scenario } from "../scenario";
import type { ScenarioCommand } from "./scenario-command";

/**
 * Places a formation's commander on the table, or moves them. Throws a RangeError if the formation has no commander.
 */
export const placeCommander: ScenarioCommand<
  { readonly formationId: string } & CommanderPlacement
> = {
  name: "placeCommander",
  run: (draft, { formationId, xCm, yCm }) => {
    commanderOf(draft, formationId).placement = { xCm, yCm };
  },
};

/** Moves a placed commander by cm east and north. */
export const moveCommander: ScenarioCommand<{
  readonly formationId: string;
  readonly eastCm: number;
  readonly northCm: number;
}> = {
  name: "moveCommander",
  run: (draft, { formationId, eastCm, northCm }) => {
    const { placement, name } = commanderOf(draft, formationId);
    if (!placement) throw new RangeError(`"${name}" stands nowhere on the table yet.`);
    placement.xCm = roundedCm(placement.xCm + eastCm);
    placement.yCm = roundedCm(placement.yCm + northCm);
  },
};

/** Takes a commander off the table; they keep their formation. */
export const unplaceCommander: ScenarioCommand<{ readonly formationId: string }> = {
  name: "unplaceCommander",
  run: (draft, { formationId }) => {
    commanderOf(draft, formationId).placement = null;
  },
};

function commanderOf(draft: Scenario, formationId: string): Commander {
  const { commander, name } = findFormation(draft, formationId).item;
  if (!commander) throw new RangeError(`"${name}" has no commander.`);
  return commander;
}
