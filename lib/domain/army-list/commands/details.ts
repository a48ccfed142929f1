import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { Command } from "../../command";
import type { ArmyList } from "../army-list";
import { changeLeader, dropIdleCommanders } from "./leaders";

/** What a list says of itself. */
export type ArmyListDetails = Pick<
  ArmyList,
  "title" | "language" | "year" | "notes" | "secretNotes"
>;

/** Changes the title, language, year, notes or whether these are secret; what is not named stays. */
export const editDetails: Command<ArmyList, Partial<ArmyListDetails>> = {
  name: "editDetails",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};

/** Another nation; the units stay, and the check says which of them it does not admit [13.2]. */
export const setNation: Command<ArmyList, { nation: ArmyNation }> = {
  name: "setNation",
  run: (draft, { nation }) => {
    draft.nation = nation;
  },
};

/** Changes limits, readings or inferred prices of the format [13.2]. */
export const editFormat: Command<ArmyList, Partial<ArmyList["format"]>> = {
  name: "editFormat",
  run: (draft, changes) => {
    Object.assign(draft.format, changes);
  },
};

/** Who leads the army, once drawn, or a historical commander [13.2, 13.4]. */
export const editCommander: Command<ArmyList, Partial<ArmyList["commander"]>> = {
  name: "editCommander",
  run: (draft, changes) => {
    changeLeader(draft.commander, changes);
    dropIdleCommanders(draft);
  },
};
