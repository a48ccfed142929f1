import { withoutSubjects } from "../../../document/accepted-findings";
import type { Command } from "../../../document/command";
import type { ArmyList, Corps } from "../army-list";
import { changeLeader, dropIdleCommanders } from "./leaders";
import { corpsOf } from "./places";

/** Adds a corps with its commander, who costs nothing [13.2]. */
export const addCorps: Command<ArmyList, { id: string }> = {
  name: "addCorps",
  run: (draft, { id }) => {
    draft.corps.push({
      id,
      name: "",
      commander: { source: "drawn", name: "" },
      historicalId: null,
    });
  },
};

/** Removes a corps; its formations stay, outside any corps. */
export const removeCorps: Command<ArmyList, { id: string }> = {
  name: "removeCorps",
  run: (draft, { id }) => {
    corpsOf(draft, id);
    draft.corps = draft.corps.filter((corps) => corps.id !== id);
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
    for (const formation of draft.formations) {
      if (formation.corpsId === id) formation.corpsId = null;
    }
    dropIdleCommanders(draft);
  },
};

/** Changes a corps' name, commander or the historical body it represents. */
export const editCorps: Command<
  ArmyList,
  {
    id: string;
    name?: string;
    commander?: Partial<Corps["commander"]>;
    historicalId?: string | null;
  }
> = {
  name: "editCorps",
  run: (draft, { id, name, commander, historicalId }) => {
    const corps = corpsOf(draft, id);
    if (name !== undefined) corps.name = name;
    if (historicalId !== undefined) corps.historicalId = historicalId;
    if (commander !== undefined) changeLeader(corps.commander, commander);
    dropIdleCommanders(draft);
  },
};
