"use client";

import { useTranslations } from "next-intl";
import { Toggle } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { InspectorSection } from "./inspector-section";
import type { UnitBlockProps } from "./unit-block";

/** Where the strength is from, what the own side and only the umpire are told, what the public does not see. */
export function UnitNotesBlock({ unit, edit }: UnitBlockProps) {
  const t = useTranslations("orderOfBattle.notes");
  return (
    <InspectorSection title={t("title")}>
      <div className="fields">
        <DraftTextField
          label={t("source")}
          value={unit.source}
          onCommit={(source) => edit({ source })}
        />
        <DraftTextField label={t("own")} value={unit.note} onCommit={(note) => edit({ note })} />
        <DraftTextField
          label={t("umpire")}
          value={unit.umpireNote}
          onCommit={(umpireNote) => edit({ umpireNote })}
        />
        <Toggle isSelected={unit.hidden} onChange={(hidden) => edit({ hidden })}>
          {t("hidden")}
        </Toggle>
      </div>
    </InspectorSection>
  );
}
