import { findFormation, findSide, findUnits } from "../find";
import type { FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import type { Unit } from "../unit";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { walkFormations } from "../walk";
import { forgetIds } from "./forget";
import type { FormationTarget } from "./formations";
import type { ScenarioCommand } from "./scenario-command";
import { copyOf } from "./units";

/** Units and whole formations, none of which is under another. */
export interface Troops {
  readonly unitIds: readonly string[];
  readonly formationIds: readonly string[];
}

/** Removes units, and formations with everything under them. */
export const removeTroops: ScenarioCommand<Troops> = {
  name: "removeTroops",
  run: (draft, troops) => {
    const { units, formations } = takeOut(draft, troops);
    const gone = [...units, ...formationsUnder(formations), ...unitsUnder(formations)];
    forgetIds(draft, new Set(gone.map(({ id }) => id)));
  },
};

/**
 * Moves units and whole formations into one formation, or formations to the top of a side. `index` is the position of
 * the units among those already there, the end if left out. Throws a RangeError if units would be in no formation, or a
 * formation would be under itself.
 */
export const moveTroops: ScenarioCommand<Troops & FormationTarget> = {
  name: "moveTroops",
  run: (draft, { sideId, parentId, index, ...troops }) => {
    const goal = parentId === null ? null : findFormation(draft, parentId);
    const above = goal ? [...goal.parents, goal.item].map(({ id }) => id) : [];
    if (troops.formationIds.some((id) => above.includes(id))) {
      throw new RangeError(`A formation cannot stand under itself in "${parentId}".`);
    }
    if (!goal && troops.unitIds.length > 0) {
      throw new RangeError(`Units stand in formations, not in the side "${sideId}" itself.`);
    }
    const { units, formations } = takeOut(draft, troops);
    goal?.item.units.splice(index ?? goal.item.units.length, 0, ...units);
    (goal?.item ?? findSide(draft, sideId).item).formations.push(...formations);
  },
};

/** Adds a copy after each unit and each whole formation; the copies are not placed on the table. */
export const duplicateTroops: ScenarioCommand<{
  /** The ids of the copies, keyed by the original ids, including everything under whole formations. */
  readonly newIds: ReadonlyMap<string, string>;
}> = {
  name: "duplicateTroops",
  run: (draft, { newIds }) => {
    for (const side of draft.sides) withCopies(side, newIds);
  },
};

type Above = { formations: FormationNode[]; units?: Unit[] };

/** Adds the copies to a list and the lists below it, except inside formations that are copied whole. */
function withCopies(above: Above, newIds: ReadonlyMap<string, string>): void {
  const isCopied = ({ id }: { readonly id: string }) => newIds.has(id);
  for (const each of above.formations) if (!isCopied(each)) withCopies(each, newIds);
  if (above.formations.some(isCopied)) {
    above.formations = above.formations.flatMap((each) =>
      isCopied(each) ? [each, formationCopy(each, newIds)] : each,
    );
  }
  if (above.units?.some(isCopied)) {
    above.units = above.units.flatMap((each) =>
      isCopied(each) ? [each, copyOf(each, copyId(each, newIds))] : each,
    );
  }
}

function formationCopy(
  formation: FormationNode,
  newIds: ReadonlyMap<string, string>,
): FormationNode {
  // The player leads the original formation, not its copies too.
  const { player: _, ...rest } = formation;
  const { commander } = formation;
  return {
    ...rest,
    id: copyId(formation, newIds),
    commander: commander && { ...commander, placement: null },
    formations: formation.formations.map((each) => formationCopy(each, newIds)),
    units: formation.units.map((unit) => copyOf(unit, copyId(unit, newIds))),
  };
}

function copyId({ id }: { readonly id: string }, newIds: ReadonlyMap<string, string>): string {
  const copy = newIds.get(id);
  if (copy === undefined) throw new RangeError(`The copy of "${id}" has no id.`);
  return copy;
}

/** Takes troops out of their lists and returns them, units in document order. */
function takeOut(draft: Scenario, { unitIds, formationIds }: Troops) {
  const units = findUnits(draft, unitIds);
  const formations = formationIds.map((id) => findFormation(draft, id).item);
  const goingUnits = new Set(unitIds);
  const goingFormations = new Set(formationIds);
  for (const { formation } of [...walkFormations(draft)]) {
    if (formation.units.some(({ id }) => goingUnits.has(id))) {
      formation.units = formation.units.filter(({ id }) => !goingUnits.has(id));
    }
    dropFormations(formation, goingFormations);
  }
  for (const side of draft.sides) dropFormations(side, goingFormations);
  return { units, formations };
}

function dropFormations(above: { formations: FormationNode[] }, going: ReadonlySet<string>): void {
  if (!above.formations.some(({ id }) => going.has(id))) return;
  above.formations = above.formations.filter(({ id }) => !going.has(id));
}
