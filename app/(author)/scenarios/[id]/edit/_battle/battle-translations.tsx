"use client";

import { setTranslation } from "@/lib/domain/kinds/translations";
import { TranslationsPane } from "../translations/translations-pane";
import { useBattle, useEditor } from "./battle-editor";

/** The scenario's texts in other languages. */
export function BattleTranslations() {
  const { apply } = useEditor();
  return (
    <TranslationsPane
      scenario={useBattle()}
      onTranslate={(translated) => apply(setTranslation, translated)}
    />
  );
}
