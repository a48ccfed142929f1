import type { Scenario, TableMap } from "../scenario";
import type { Settings } from "../settings";
import type { ScenarioCommand } from "./scenario-command";

/** The plain fields at the head of a scenario. */
export type ScenarioFields = Pick<
  Scenario,
  | "title"
  | "language"
  | "battle"
  | "date"
  | "place"
  | "summary"
  | "commonKnowledge"
  | "umpireNotes"
  | "credits"
  | "startTime"
  | "bounds"
>;

export const setScenarioFields: ScenarioCommand<{ readonly fields: Partial<ScenarioFields> }> = {
  name: "setScenarioFields",
  run: (draft, { fields }) => {
    Object.assign(draft, fields);
  },
};

export const setSettings: ScenarioCommand<{ readonly fields: Partial<Settings> }> = {
  name: "setSettings",
  run: (draft, { fields }) => {
    Object.assign(draft.settings, fields);
  },
};

export type TableFields = Pick<TableMap, "widthCm" | "depthCm" | "note">;

/** Changes the table's size or note; what is drawn stays where it is. */
export const setTable: ScenarioCommand<{ readonly fields: Partial<TableFields> }> = {
  name: "setTable",
  run: (draft, { fields }) => {
    Object.assign(draft.map, fields);
  },
};
