"use client";

import { useLocale, useTranslations } from "next-intl";
import { Toggle } from "@/app/_ui/checkbox";
import { NumberField } from "@/app/_ui/number-field";
import { toast } from "@/app/_ui/toasts";
import type { Language } from "@/lib/domain/language";
import { setTable } from "@/lib/domain/scenario/commands/scenario-fields";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { timeOfBound } from "@/lib/domain/scenario/view/side-view";
import { formatNumber } from "@/lib/i18n/formats";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { clockTime } from "./clock-time";
import { fieldId } from "./field-ids";
import { Part } from "./part";
import { SettledField } from "./settled-field";
import { TableSizes } from "./table-sizes";
import { useScenarioField, useSetFields, useSettings } from "./use-scenario-field";

/** When it begins, how long it runs, on how large a table. */
export function PlayPart() {
  const t = useTranslations("overview.play");
  return (
    <Part id="play" title={t("heading")} rule="1.1.9">
      <div className="ovfields four">
        <StartTime />
        <Bounds />
        <Table />
      </div>
      <Reckoning />
    </Part>
  );
}

function StartTime() {
  const t = useTranslations("overview.play");
  const startTime = useScenarioField("startTime");
  const set = useSetFields();
  const commit = (written: string) => {
    const time = written.trim() === "" ? null : clockTime(written);
    if (time === null && written.trim() !== "") toast({ text: t("startUnclear"), look: "error" });
    else set({ startTime: time });
  };
  return (
    <div id={fieldId("startTime")}>
      <SettledField
        label={t("start")}
        placeholder="11:30"
        inputMode="numeric"
        value={startTime ?? ""}
        onSettle={commit}
      />
    </div>
  );
}

function Bounds() {
  const t = useTranslations("overview.play");
  const bounds = useScenarioField("bounds");
  const set = useSetFields();
  return (
    <div id={fieldId("bounds")}>
      <NumberField
        label={t("bounds")}
        look="stepper"
        value={bounds}
        minValue={1}
        maxValue={200}
        onCommit={(value) => set({ bounds: value })}
      />
    </div>
  );
}

const mapOf = ({ map }: Scenario) => map;

function Table() {
  const t = useTranslations("overview.play");
  const editor = useEditor();
  const map = useDocument(mapOf);
  const span = { minValue: 30, maxValue: 1000, step: 5, unit: "cm" } as const;
  return (
    <>
      <NumberField
        label={t("width")}
        value={map.widthCm}
        onCommit={(widthCm) => widthCm !== null && editor.apply(setTable, { fields: { widthCm } })}
        {...span}
      />
      <NumberField
        label={t("depth")}
        value={map.depthCm}
        onCommit={(depthCm) => depthCm !== null && editor.apply(setTable, { fields: { depthCm } })}
        {...span}
      />
      <TableSizes map={map} onChoose={(fields) => editor.apply(setTable, { fields })} />
    </>
  );
}

/** What the numbers come to: the hour it ends, the ground the table is. */
function Reckoning() {
  const t = useTranslations("overview.play");
  const [settings, setSettings] = useSettings();
  const map = useDocument(mapOf);
  const bounds = useScenarioField("bounds");
  const startTime = useScenarioField("startTime");
  const end = bounds === null ? null : timeOfBound(bounds + 1, { startTime, settings });
  const minutes = settings.minutesPerBound;
  const language = useLocale() as Language;
  const metres = (cm: number) => formatNumber(language, Math.round(cm * settings.metresPerCm));
  return (
    <div className="reckoning">
      <p className="facts">
        {bounds !== null && <span>{t("lasts", { count: bounds, minutes })}</span>}
        {end && <span>{t("ends", { time: end })}</span>}
        <span>{t("ground", { width: metres(map.widthCm), depth: metres(map.depthCm) })}</span>
      </p>
      <Toggle
        isSelected={settings.lengthSecret}
        onChange={(lengthSecret) => setSettings({ lengthSecret })}
      >
        {t("lengthSecret")}
      </Toggle>
    </div>
  );
}
