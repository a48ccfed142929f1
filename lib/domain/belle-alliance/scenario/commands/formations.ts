import { blankFormation } from "../blank-formation";
import { findFormation, formationsOf } from "../find";
import type { Commander, FormationNode } from "../formation";
import { formationsUnder, unitsUnder } from "../visible-tree";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/** The target of a formation: under a parent, or at the top of its side if `parentId` is null. */
export interface FormationTarget {
  readonly sideId: string;
  readonly parentId: string | null;
  /** Position in the list; the end if left out. */
  readonly index?: number;
}

export type FormationFields = Pick<
  FormationNode,
  "name" | "level" | "nation" | "note" | "umpireNote" | "hidden"
>;

export const addFormation: ScenarioCommand<
  FormationTarget & {
    readonly formation: Pick<FormationNode, "id" | "name" | "level"> &
      Partial<FormationFields & Pick<FormationNode, "commander">>;
  }
> = {
  name: "addFormation",
  run: (draft, { formation, ...target }) => {
    const list = formationsOf(draft, target);
    list.splice(target.index ?? list.length, 0, blankFormation(formation));
  },
};

/** Removes a formation with everything under it. */
export const removeFormation: ScenarioCommand<{ readonly formationId: string }> = {
  name: "removeFormation",
  run: (draft, { formationId }) => {
    const { item, list, index } = findFormation(draft, formationId);
    const gone = [...formationsUnder([item]), ...unitsUnder([item])].map(({ id }) => id);
    list.splice(index, 1);
    forgetIds(draft, new Set(gone));
  },
};

/** Moves a formation with everything under it; `index` is counted after it has been taken out. */
export const moveFormation: ScenarioCommand<FormationTarget & { readonly formationId: string }> = {
  name: "moveFormation",
  run: (draft, { formationId, ...target }) => {
    const { item, list, index } = findFormation(draft, formationId);
    const own = formationsUnder([item]).some(({ id }) => id === target.parentId);
    if (own) throw new RangeError(`The formation "${formationId}" cannot stand under itself.`);
    const goal = formationsOf(draft, target);
    list.splice(index, 1);
    goal.splice(target.index ?? goal.length, 0, item);
  },
};

export const setFormationFields: ScenarioCommand<{
  readonly formationId: string;
  readonly fields: Partial<FormationFields>;
}> = {
  name: "setFormationFields",
  run: (draft, { formationId, fields }) => {
    Object.assign(findFormation(draft, formationId).item, fields);
  },
};

/** Gives a formation a commander, or none; a new one stands where the old one stood. */
export const setCommander: ScenarioCommand<{
  readonly formationId: string;
  readonly commander: Pick<Commander, "name" | "efficiency"> | null;
}> = {
  name: "setCommander",
  run: (draft, { formationId, commander }) => {
    const { item } = findFormation(draft, formationId);
    const placement = item.commander?.placement ?? null;
    item.commander = commander && { placement, ...commander };
  },
};
