import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyFormation, ArmyList, General } from "../army-list";
import { armOfGeneral } from "../checks/commanders";
import { changeLeader, dropIdleCommanders } from "./leaders";
import { formationOf, reorder } from "./places";

/** Adds an empty division or independent brigade with a general to be drawn [13.4]. */
export const addFormation: Command<
  ArmyList,
  { id: string; level: ArmyFormation["level"]; corpsId?: string }
> = {
  name: "addFormation",
  run: (draft, { id, level, corpsId }) => {
    draft.formations.push({
      id,
      name: "",
      level,
      corpsId: corpsId ?? null,
      general: { kind: "infantry", source: "drawn", name: "" },
      historicalId: null,
      brigades: [],
      regiments: [],
    });
  },
};

/** Removes a formation with all its regiments. */
export const removeFormation: Command<ArmyList, { id: string }> = {
  name: "removeFormation",
  run: (draft, { id }) => {
    const formation = formationOf(draft, id);
    const gone = new Set(formation.regiments.map((regiment) => regiment.id));
    draft.formations = draft.formations.filter((other) => other.id !== id);
    for (const regiment of draft.formations.flatMap(({ regiments }) => regiments)) {
      if (regiment.followsRegimentId !== null && gone.has(regiment.followsRegimentId)) {
        regiment.followsRegimentId = null;
      }
    }
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, gone.add(id));
    dropIdleCommanders(draft);
  },
};

/** Changes a formation's name, level, corps or the historical body it represents. */
export const editFormation: Command<
  ArmyList,
  {
    id: string;
    changes: Partial<Pick<ArmyFormation, "name" | "level" | "corpsId" | "historicalId">>;
  }
> = {
  name: "editFormation",
  run: (draft, { id, changes }) => {
    Object.assign(formationOf(draft, id), changes);
  },
};

/** Moves a formation to another index in the list. */
export const moveFormation: Command<ArmyList, { id: string; to: number }> = {
  name: "moveFormation",
  run: (draft, { id, to }) => reorder(draft.formations, id, to),
};

/** Gives a formation a general, of its own arm if it has only one [13.4]; an existing general stays. */
export const addGeneral: Command<ArmyList, { formationId: string }> = {
  name: "addGeneral",
  run: (draft, { formationId }) => {
    const formation = formationOf(draft, formationId);
    formation.general ??= {
      kind: armOfGeneral(formation) ?? "infantry",
      source: "drawn",
      name: "",
    };
  },
};

/** Changes a general's list, origin or name. */
export const editGeneral: Command<ArmyList, { formationId: string; changes: Partial<General> }> = {
  name: "editGeneral",
  run: (draft, { formationId, changes }) => {
    const formation = formationOf(draft, formationId);
    if (formation.general === null) {
      throw new RangeError(`The formation "${formationId}" has no general.`);
    }
    changeLeader(formation.general, changes);
    dropIdleCommanders(draft);
  },
};

/** Removes a formation's general. */
export const removeGeneral: Command<ArmyList, { formationId: string }> = {
  name: "removeGeneral",
  run: (draft, { formationId }) => {
    formationOf(draft, formationId).general = null;
    dropIdleCommanders(draft);
  },
};
