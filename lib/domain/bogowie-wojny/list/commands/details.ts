import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { Command } from "../../../document/command";
import type { ArmyList, FormatOrigin } from "../army-list";
import { changeLeader, dropIdleCommanders } from "./leaders";

type ArmyListDetails = Pick<ArmyList, "title" | "language" | "year" | "notes" | "secretNotes">;

/** Changes title, language, year, notes or the secrecy of the notes; fields not given stay. */
export const editDetails: Command<ArmyList, Partial<ArmyListDetails>> = {
  name: "editDetails",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};

/** Changes the nation; the units stay, and the check reports those the nation does not admit [13.2]. */
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

/** Replaces the whole format, from a club (`origin`) or from elsewhere (`null`) [13.2]. */
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

/** Changes the commander-in-chief, once drawn or named as historical [13.2, 13.4]. */
export const editCommander: Command<ArmyList, Partial<ArmyList["commander"]>> = {
  name: "editCommander",
  run: (draft, changes) => {
    changeLeader(draft.commander, changes);
    dropIdleCommanders(draft);
  },
};
