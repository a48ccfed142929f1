"use client";

import { useTranslations } from "next-intl";
import { MarkdownEditor } from "../briefs/markdown-editor";
import { fieldId } from "./field-ids";
import { Part } from "./part";
import { useScenarioField, useSetFields } from "./use-scenario-field";

const TEXTS = ["summary", "commonKnowledge", "umpireNotes", "credits"] as const;
const ROWS = { summary: 4, commonKnowledge: 5, umpireNotes: 5, credits: 3 } as const;

/** The texts that belong to no side: for everybody, and for the umpire alone. */
export function TextsPart() {
  const t = useTranslations("overview.texts");
  return (
    <Part id="texts" title={t("heading")}>
      <div className="ovtexts">
        {TEXTS.map((field) => (
          <Text key={field} field={field} />
        ))}
      </div>
    </Part>
  );
}

function Text({ field }: { readonly field: (typeof TEXTS)[number] }) {
  const t = useTranslations("overview.texts");
  const lang = useScenarioField("language");
  const value = useScenarioField(field);
  const set = useSetFields();
  return (
    <div id={fieldId(field)}>
      <MarkdownEditor
        label={t(`${field}.label`)}
        hint={t(`${field}.hint`)}
        rows={ROWS[field]}
        lang={lang}
        value={value}
        onCommit={(text) => set({ [field]: text })}
      />
    </div>
  );
}
