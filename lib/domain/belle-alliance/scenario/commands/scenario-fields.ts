import type { Scenario } from "../scenario";
import type { Settings } from "../settings";
import type { ScenarioCommand } from "./scenario-command";

/** The simple fields at the top level of a scenario. */
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
  | "players"
  | "campaign"
  | "length"
>;

/** Sets fields; an optional one given as undefined is removed. */
export const setScenarioFields: ScenarioCommand<{ readonly fields: Partial<ScenarioFields> }> = {
  name: "setScenarioFields",
  run: (draft, { fields }) => {
    Object.assign(draft, fields);
    for (const field of ["players", "campaign", "length"] as const) {
      if (draft[field] === undefined) delete draft[field];
    }
  },
};

export const setSettings: ScenarioCommand<{ readonly fields: Partial<Settings> }> = {
  name: "setSettings",
  run: (draft, { fields }) => {
    Object.assign(draft.settings, fields);
    if (Object.keys(draft.settings.sight ?? {}).length === 0) delete draft.settings.sight;
  },
};

/** Records how the map was drawn. */
export const setTableNote: ScenarioCommand<{ readonly note: string }> = {
  name: "setTableNote",
  run: (draft, { note }) => {
    draft.map.note = note;
  },
};
