import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { mayHoldBuilding } from "@/lib/rules/belle-alliance/building-capacity";
import {
  defaultFormation,
  type Formation,
  formationsInside,
} from "@/lib/rules/belle-alliance/formation";
import { placedOutline } from "@/lib/terrain/placement";
import { normalisedDeg } from "@/lib/terrain/point";
import { centroid, ringsMeet } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import { unitFootprint } from "../derive";
import { findFeature, findUnit } from "../find";
import { type Building, heldBuilding } from "../held-building";
import type { Scenario } from "../scenario";
import type { Placement, Unit } from "../unit";
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

/**
 * Lets a placed unit hold a building as its garrison, moving it to the building's middle, or leave the one it holds for
 * its arm's usual formation [6.1.1].
 */
export const holdBuilding: ScenarioCommand<{
  readonly unitId: string;
  readonly buildingId: string | null;
}> = {
  name: "holdBuilding",
  run: (draft, { unitId, buildingId }) => {
    const { item: unit } = findUnit(draft, unitId);
    const placement = placementOf(draft, unitId);
    if (buildingId === null) return leaveBuilding(unit.arm, placement);
    const { item } = findFeature(draft, buildingId);
    if (item.kind !== "building") throw new RangeError(`A ${item.kind} cannot be held.`);
    const [xCm, yCm] = centroid(item.points);
    const [garrison] = formationsInside(unit.arm);
    Object.assign(placement, { xCm: roundedCm(xCm), yCm: roundedCm(yCm), buildingId });
    if (garrison) Object.assign(placement, { formation: garrison, frontFigures: null });
  },
};

/** Takes a unit out of the building it holds, where it stood as a garrison into its arm's usual formation. */
export function leaveBuilding(arm: Arm, placement: Placement): void {
  placement.buildingId = null;
  if (placement.formation === "garrison") placement.formation = defaultFormation(arm);
}

/**
 * Makes a garrison of foot that holds a building or stands over one. A garrison that has none takes its arm's usual
 * formation. Other arms stay as they are [6.1.1, 6.1.2].
 */
export function garrisonUnit(draft: Scenario, unitId: string): void {
  const { item } = findUnit(draft, unitId);
  const placement = placementOf(draft, unitId);
  if (!mayHoldBuilding(item.arm)) return;
  const building = heldBuilding(item, draft.map.features) ?? buildingUnder(draft, item);
  if (building) holdBuilding.run(draft, { unitId, buildingId: building.id });
  else if (placement.formation === "garrison") leaveBuilding(item.arm, placement);
}

/** The first building that a unit's footprint meets. */
function buildingUnder(draft: Scenario, unit: Unit): Building | null {
  const { placement } = unit;
  if (!placement) return null;
  const { outline } = unitFootprint(unit, placement, draft.settings);
  const ring = placedOutline(outline, placement);
  const found = draft.map.features.find(
    (each) => each.kind === "building" && ringsMeet(each.points, ring),
  );
  return found?.kind === "building" ? found : null;
}

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
