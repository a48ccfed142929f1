"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { Toggle } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { InspectorSection } from "./inspector-section";
import type { UnitBlockProps } from "./unit-block";
import { usePicked } from "./use-picked";

const FIELDS = ["source", "note", "umpireNote", "hidden"] as const;

/** Where the strength is from, what the own side and only the umpire are told, what the public does not see. */
export function UnitNotesBlock({ unit, edit }: Pick<UnitBlockProps, "unit" | "edit">) {
  return <Notes unit={usePicked(unit, FIELDS)} edit={edit} />;
}

interface NotesProps extends Pick<UnitBlockProps, "edit"> {
  readonly unit: Pick<UnitBlockProps["unit"], (typeof FIELDS)[number]>;
}

const Notes = memo(function Notes({ unit, edit }: NotesProps) {
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
});
