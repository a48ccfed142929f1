"use client";

import { editorOf } from "@/app/(author)/_editor/editor-of";
import type { BattleScenario } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";

export const { EditorProvider, useEditor, useDocument } = editorOf<BattleScenario>("scenario");

/** The scenario being edited. */
export function useBattle(): BattleScenario {
  return useDocument(whole);
}

function whole(scenario: BattleScenario): BattleScenario {
  return scenario;
}
