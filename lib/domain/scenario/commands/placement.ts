import type { Formation } from "@/lib/rules/belle-alliance/formation";
import { defaultFormation } from "@/lib/rules/belle-alliance/formations-of-arm";
import { findUnit } from "../find";
import type { Scenario } from "../scenario";
import type { Placement } from "../unit";
import type { ScenarioCommand } from "./scenario-command";

/** Puts a unit on the table, in its arm's usual formation unless one is named. */
export const placeUnit: ScenarioCommand<
  { readonly unitId: string } & Pick<Placement, "xCm" | "yCm"> & Partial<Placement>
> = {
  name: "placeUnit",
  run: (draft, { unitId, ...placement }) => {
    const { item } = findUnit(draft, unitId);
    const usual = { formation: defaultFormation(item.arm), facingDeg: 0, frontFigures: null };
    item.placement = { ...usual, ...placement };
    item.placement.facingDeg = turned(item.placement.facingDeg);
  },
};

export const moveUnitOnTable: ScenarioCommand<{
  readonly unitId: string;
  readonly xCm: number;
  readonly yCm: number;
}> = {
  name: "moveUnitOnTable",
  run: (draft, { unitId, xCm, yCm }) => {
    Object.assign(placementOf(draft, unitId), { xCm, yCm });
  },
};

/** Turns a unit to a facing, degrees clockwise from north; any number is brought into 0 to 360. */
export const turnUnit: ScenarioCommand<{ readonly unitId: string; readonly facingDeg: number }> = {
  name: "turnUnit",
  run: (draft, { unitId, facingDeg }) => {
    placementOf(draft, unitId).facingDeg = turned(facingDeg);
  },
};

/** Forms a unit up, in its usual front unless one is given. */
export const formUnit: ScenarioCommand<{
  readonly unitId: string;
  readonly formation: Formation;
  readonly frontFigures?: number | null;
}> = {
  name: "formUnit",
  run: (draft, { unitId, formation, frontFigures = null }) => {
    Object.assign(placementOf(draft, unitId), { formation, frontFigures });
  },
};

/** Takes a unit off the table; it stays in the order of battle. */
export const unplaceUnit: ScenarioCommand<{ readonly unitId: string }> = {
  name: "unplaceUnit",
  run: (draft, { unitId }) => {
    findUnit(draft, unitId).item.placement = null;
  },
};

function placementOf(draft: Scenario, unitId: string): Placement {
  const { placement, name } = findUnit(draft, unitId).item;
  if (!placement) throw new RangeError(`The unit "${name}" stands nowhere on the table yet.`);
  return placement;
}

function turned(degrees: number): number {
  const within = ((degrees % 360) + 360) % 360;
  return within === 360 ? 0 : within;
}
