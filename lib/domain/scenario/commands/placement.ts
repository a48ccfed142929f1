import { defaultFormation, type Formation } from "@/lib/rules/belle-alliance/formation";
import { normalisedDeg } from "@/lib/terrain/point";
import { centroid } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import { findFeature, findUnit } from "../find";
import type { Scenario } from "../scenario";
import type { Placement } from "../unit";
import type { ScenarioCommand } from "./scenario-command";

/** Places a unit on the table, in its arm's usual formation unless one is given. */
export const placeUnit: ScenarioCommand<
  { readonly unitId: string } & Pick<Placement, "xCm" | "yCm"> & Partial<Placement>
> = {
  name: "placeUnit",
  run: (draft, { unitId, ...placement }) => {
    const { item } = findUnit(draft, unitId);
    const usual = {
      formation: defaultFormation(item.arm),
      facingDeg: 0,
      frontFigures: null,
      buildingId: null,
    };
    item.placement = { ...usual, ...placement };
    item.placement.facingDeg = normalisedDeg(item.placement.facingDeg);
  },
};

/** Moves placed units together, in cm east and north; `turnDeg` turns each about its own centre, clockwise. */
export const moveUnitsOnTable: ScenarioCommand<{
  readonly unitIds: readonly string[];
  readonly eastCm: number;
  readonly northCm: number;
  readonly turnDeg?: number;
}> = {
  name: "moveUnitsOnTable",
  run: (draft, { unitIds, eastCm, northCm, turnDeg = 0 }) => {
    for (const unitId of unitIds) {
      const placement = placementOf(draft, unitId);
      placement.xCm = roundedCm(placement.xCm + eastCm);
      placement.yCm = roundedCm(placement.yCm + northCm);
      placement.facingDeg = normalisedDeg(placement.facingDeg + turnDeg);
    }
  },
};

/** Sets a unit's facing in degrees clockwise from north; any number is normalised to 0 to 360. */
export const turnUnit: ScenarioCommand<{ readonly unitId: string; readonly facingDeg: number }> = {
  name: "turnUnit",
  run: (draft, { unitId, facingDeg }) => {
    placementOf(draft, unitId).facingDeg = normalisedDeg(facingDeg);
  },
};

/** Changes a unit's formation, with its usual front unless one is given. */
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

/** Lets a placed unit hold a building, moving it to the building's middle, or leave the one it holds [6.1.1]. */
export const holdBuilding: ScenarioCommand<{
  readonly unitId: string;
  readonly buildingId: string | null;
}> = {
  name: "holdBuilding",
  run: (draft, { unitId, buildingId }) => {
    const placement = placementOf(draft, unitId);
    if (buildingId !== null) {
      const { item } = findFeature(draft, buildingId);
      if (item.kind !== "building") throw new RangeError(`A ${item.kind} cannot be held.`);
      const [xCm, yCm] = centroid(item.points);
      Object.assign(placement, { xCm: roundedCm(xCm), yCm: roundedCm(yCm) });
    }
    placement.buildingId = buildingId;
  },
};

/** Takes units off the table; they stay in the order of battle. */
export const unplaceUnits: ScenarioCommand<{ readonly unitIds: readonly string[] }> = {
  name: "unplaceUnits",
  run: (draft, { unitIds }) => {
    for (const unitId of unitIds) findUnit(draft, unitId).item.placement = null;
  },
};

function placementOf(draft: Scenario, unitId: string): Placement {
  const { placement, name } = findUnit(draft, unitId).item;
  if (!placement) throw new RangeError(`The unit "${name}" stands nowhere on the table yet.`);
  return placement;
}
