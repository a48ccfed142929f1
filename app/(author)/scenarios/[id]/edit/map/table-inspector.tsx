"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { setTable } from "@/lib/domain/scenario/commands/scenario-fields";
import type { MapDeskState } from "./use-map-desk";

/** The table itself, while nothing on it is chosen. */
export function TableInspector({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  const { map, settings } = desk.scenario;
  const set = (fields: Partial<typeof map>) => desk.editor.apply(setTable, { fields });
  return (
    <section className="chosen" aria-label={t("table.title")} tabIndex={-1}>
      <div className="insp-h">
        <p className="crumb">{t("table.crumb")}</p>
        <h2>{t("table.title")}</h2>
        <p className="facts">
          <span>{t("table.size", { width: map.widthCm, depth: map.depthCm })}</span>
          <span>
            {t("table.ground", {
              width: map.widthCm * settings.metresPerCm,
              depth: map.depthCm * settings.metresPerCm,
            })}
          </span>
        </p>
      </div>
      <div className="insp-b">
        <div className="two">
          <NumberField
            label={t("table.width")}
            unit="cm"
            value={map.widthCm}
            minValue={30}
            maxValue={1000}
            step={5}
            onCommit={(widthCm) => widthCm !== null && set({ widthCm })}
          />
          <NumberField
            label={t("table.depth")}
            unit="cm"
            value={map.depthCm}
            minValue={30}
            maxValue={1000}
            step={5}
            onCommit={(depthCm) => depthCm !== null && set({ depthCm })}
          />
        </div>
        <DraftTextField
          label={t("table.note")}
          hint={t("table.noteHint")}
          rows={3}
          maxLength={1_000}
          value={map.note}
          onCommit={(note) => set({ note: note.replace(/\s*\n\s*/g, " ") })}
        />
      </div>
    </section>
  );
}
