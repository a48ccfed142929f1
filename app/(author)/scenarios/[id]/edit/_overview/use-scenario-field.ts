import { useCallback } from "react";
import {
  type ScenarioFields,
  setScenarioFields,
  setSettings,
} from "@/lib/domain/belle-alliance/scenario/commands/scenario-fields";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import { useDocument, useEditor } from "../_desk/scenario-editor";

/** One of the scenario's own fields. */
export function useScenarioField<Field extends keyof ScenarioFields>(field: Field) {
  const select = useCallback((scenario: Scenario) => scenario[field], [field]);
  return useDocument(select);
}

export function useSetFields(): (fields: Partial<ScenarioFields>) => void {
  const editor = useEditor();
  return (fields) => editor.apply(setScenarioFields, { fields });
}

const settingsOf = ({ settings }: Scenario) => settings;

/** The scale at which the scenario is played, with a setter. */
export function useSettings(): [Settings, (fields: Partial<Settings>) => void] {
  const editor = useEditor();
  const settings = useDocument(settingsOf);
  return [settings, (fields) => editor.apply(setSettings, { fields })];
}
