import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { Command } from "../../command";
import type { ArmyList, FormatOrigin } from "../army-list";
import { changeLeader, dropIdleCommanders } from "./leaders";

/** The details of a list. */
type ArmyListDetails = Pick<ArmyList, "title" | "language" | "year" | "notes" | "secretNotes">;

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

/** Takes a whole format over, from a club (`origin`) or from anywhere else (`null`) [13.2]. */
export const takeFormat: Command<
  ArmyList,
  Pick<ArmyList, "format"> & { origin: FormatOrigin | null }
> = {
  name: "takeFormat",
  run: (draft, { format, origin }) => {
    draft.format = format;
    draft.formatOrigin = origin;
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
