import type { Scenario } from "../scenario";
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

/** Says how the map was drawn. */
export const setTableNote: ScenarioCommand<{ readonly note: string }> = {
  name: "setTableNote",
  run: (draft, { note }) => {
    draft.map.note = note;
  },
};
