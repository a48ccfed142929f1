import type { Supplies } from "@/lib/rules/belle-alliance/supplies";
import { blankUnit } from "../blank-unit";
import { findFormation, findUnit, findUnits } from "../find";
import type { Unit, ValourChoice } from "../unit";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/** All fields of a unit except those that have commands of their own. */
export type UnitFields = Omit<Unit, "id" | "valour" | "placement">;

export const addUnit: ScenarioCommand<{
  readonly formationId: string;
  readonly unit: Pick<Unit, "id" | "name" | "nation" | "arm" | "type"> & Partial<Unit>;
  /** Position in the list; the end if left out. */
  readonly index?: number;
}> = {
  name: "addUnit",
  run: (draft, { formationId, unit, index }) => {
    const { units } = findFormation(draft, formationId).item;
    units.splice(index ?? units.length, 0, blankUnit(unit));
  },
};

export const removeUnit: ScenarioCommand<{ readonly unitId: string }> = {
  name: "removeUnit",
  run: (draft, { unitId }) => {
    const { list, index } = findUnit(draft, unitId);
    list.splice(index, 1);
    forgetIds(draft, new Set([unitId]));
  },
};

/** Moves a unit to a formation; `index` is counted after it has been taken out. */
export const moveUnit: ScenarioCommand<{
  readonly unitId: string;
  readonly formationId: string;
  readonly index?: number;
}> = {
  name: "moveUnit",
  run: (draft, { unitId, formationId, index: goalIndex }) => {
    const { item, list, index } = findUnit(draft, unitId);
    const { units } = findFormation(draft, formationId).item;
    list.splice(index, 1);
    units.splice(goalIndex ?? units.length, 0, item);
  },
};

/** A copy of a unit that is not placed on the table. */
export function copyOf(unit: Unit, id: string): Unit {
  const valour = { ...unit.valour, own: unit.valour.own && { ...unit.valour.own } };
  return { ...unit, id, valour, placement: null };
}

export const setUnitFields: ScenarioCommand<{
  readonly unitId: string;
  readonly fields: Partial<UnitFields>;
}> = {
  name: "setUnitFields",
  run: (draft, { unitId, fields }) => {
    Object.assign(findUnit(draft, unitId).item, fields);
  },
};

/** Edits several units at once, each with its own fields, keyed by unit id. */
export const setFieldsOfUnits: ScenarioCommand<{
  readonly fields: ReadonlyMap<string, Partial<UnitFields>>;
}> = {
  name: "setFieldsOfUnits",
  run: (draft, { fields }) => {
    for (const unit of findUnits(draft, fields.keys())) Object.assign(unit, fields.get(unit.id));
  },
};

/** Sets how long the supplies of some units last when the game begins, null for full [5.5.3]. */
export const setSupplies: ScenarioCommand<{
  readonly unitIds: readonly string[];
  readonly supplies: Supplies;
}> = {
  name: "setSupplies",
  run: (draft, { unitIds, supplies }) => {
    for (const unit of findUnits(draft, unitIds)) unit.supplies = supplies;
  },
};

/** Sets the row of table 21, one of its two values, or the umpire's own value; a new row clears the pick. */
export const chooseValour: ScenarioCommand<{
  readonly unitId: string;
  readonly choice: Partial<ValourChoice>;
}> = {
  name: "chooseValour",
  run: (draft, { unitId, choice }) => {
    choose(findUnit(draft, unitId).item, choice);
  },
};

/** Makes the same choice of valour for several units. */
export const chooseValourOfUnits: ScenarioCommand<{
  readonly unitIds: readonly string[];
  readonly choice: Partial<ValourChoice>;
}> = {
  name: chooseValour.name,
  run: (draft, { unitIds, choice }) => {
    for (const unit of findUnits(draft, unitIds)) choose(unit, structuredClone(choice));
  },
};

function choose({ valour }: Unit, choice: Partial<ValourChoice>): void {
  if (choice.row !== undefined && choice.row !== valour.row) valour.pick = null;
  Object.assign(valour, choice);
}
