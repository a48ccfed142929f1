"use client";

import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { setTranslation } from "@/lib/domain/kinds/translations";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { TranslationsPane } from "./translations-pane";

const whole = (scenario: Scenario) => scenario;

/** Each text of the scenario next to its translation into another language. */
export function TranslationsDesk() {
  const editor = useEditor();
  return (
    <TranslationsPane
      scenario={useDocument(whole)}
      onTranslate={(translated) => editor.apply(setTranslation, translated)}
    />
  );
}
