"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Toggle } from "@/app/_ui/checkbox";
import { Facts } from "@/app/_ui/facts";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { TextField, type TextFieldProps } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { USUAL_EDGES } from "@/app/(author)/_map-desk/table-size";
import { timeOfBound } from "@/lib/domain/belle-alliance/scenario/bound-clock";
import type { Scenario, TableMap } from "@/lib/domain/belle-alliance/scenario/scenario";
import { LIMITS } from "@/lib/domain/document/limits";
import { formatNumber } from "@/lib/i18n/formats";
import { useDocument } from "../_desk/scenario-editor";
import { useScenarioResize } from "../_desk/use-scenario-resize";
import { fieldId } from "./field-ids";
import { Fields, Part } from "./part";
import { useScenarioField, useSetFields, useSettings } from "./use-scenario-field";

/** Start, length and table size. */
export function PlayPart() {
  const t = useTranslations("overview.play");
  return (
    <Part id="play" title={t("heading")} rule="1.1.9">
      <Fields width="narrow">
        <StartTime />
        <Bounds />
        <Players />
        <Table />
      </Fields>
      <Reckoning />
    </Part>
  );
}

/** The number of players: a single number is both minimum and maximum, and the minimum never exceeds the maximum. */
function Players() {
  const t = useTranslations("overview.play");
  const players = useScenarioField("players");
  const set = useSetFields();
  const span = { look: "stepper", minValue: 1, maxValue: LIMITS.players } as const;
  return (
    <>
      <div id={fieldId("players")}>
        <NumberField
          label={t("playersFrom")}
          hint={t("playersHint")}
          value={players?.from ?? null}
          onCommit={(from) =>
            set({
              players:
                from === null ? undefined : { from, to: Math.max(from, players?.to ?? from) },
            })
          }
          {...span}
        />
      </div>
      <NumberField
        label={t("playersTo")}
        value={players?.to ?? null}
        onCommit={(to) =>
          set({
            players: to === null ? undefined : { from: Math.min(to, players?.from ?? to), to },
          })
        }
        {...span}
      />
    </>
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

interface SettledFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  readonly value: string;
  /** Called on leaving the field or on Enter, not while typing, because half a time of day can be a valid time. */
  readonly onSettle: (text: string) => void;
}

/** A field whose text is meaningful only when it is complete. */
function SettledField({ value, onSettle, ...props }: SettledFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the value counts
  useEffect(() => setDraft(null), [value]);
  const settle = () => {
    if (draft !== null && draft !== value) onSettle(draft);
    setDraft(null);
  };
  return (
    <TextField
      {...props}
      {...(draft !== null && draft !== value ? { "data-uncommitted": "" } : {})}
      value={draft ?? value}
      onChange={setDraft}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
      }}
    />
  );
}

/** Converts a time of day as people write it (13:30, 13.30, 1330, 9) to `HH:MM`; null if it is none. */
export function clockTime(written: string): string | null {
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(written.trim());
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
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
  const map = useDocument(mapOf);
  const { resize, question } = useScenarioResize();
  const set = (change: Partial<Size>) => {
    const { widthCm, depthCm } = map;
    resize({ widthCm, depthCm, ...USUAL_EDGES, ...change });
  };
  const span = { minValue: 30, maxValue: 1000, step: 5, unit: "cm" } as const;
  return (
    <>
      <NumberField
        label={t("width")}
        value={map.widthCm}
        onCommit={(widthCm) => widthCm !== null && set({ widthCm })}
        {...span}
      />
      <NumberField
        label={t("depth")}
        value={map.depthCm}
        onCommit={(depthCm) => depthCm !== null && set({ depthCm })}
        {...span}
      />
      <TableSizes map={map} onChoose={set} />
      {question}
    </>
  );
}

/** Common table sizes: one trestle, a dining table, two and four boards of 120 × 90, a club's hall. */
const SIZES = [
  { widthCm: 120, depthCm: 90 },
  { widthCm: 180, depthCm: 120 },
  { widthCm: 240, depthCm: 120 },
  { widthCm: 240, depthCm: 180 },
  { widthCm: 300, depthCm: 180 },
  { widthCm: 360, depthCm: 180 },
] as const;

type Size = Pick<TableMap, "widthCm" | "depthCm">;

interface TableSizesProps {
  readonly map: Size;
  readonly onChoose: (size: Size) => void;
}

/** A choice of common table sizes. */
function TableSizes({ map, onChoose }: TableSizesProps) {
  const t = useTranslations("overview.play");
  const own = { value: "own", label: t("ownSize") };
  const choices = SIZES.map((size) => ({
    value: keyOf(size),
    label: t("size", { width: size.widthCm, depth: size.depthCm }),
  }));
  const current = SIZES.find((size) => keyOf(size) === keyOf(map));
  return (
    <Select
      label={t("usual")}
      choices={current ? choices : [own, ...choices]}
      value={current ? keyOf(map) : "own"}
      onChange={(value) => {
        const size = SIZES.find((each) => keyOf(each) === value);
        if (size) onChoose({ ...size });
      }}
    />
  );
}

function keyOf({ widthCm, depthCm }: Size): string {
  return `${widthCm}x${depthCm}`;
}

/** What follows from the numbers: the hour at which the game ends, and the size of the ground. */
function Reckoning() {
  const t = useTranslations("overview.play");
  const [settings, setSettings] = useSettings();
  const map = useDocument(mapOf);
  const bounds = useScenarioField("bounds");
  const startTime = useScenarioField("startTime");
  const end = bounds === null ? null : timeOfBound(bounds + 1, { startTime, settings });
  const minutes = settings.minutesPerBound;
  const language = useLocale();
  const metres = (cm: number) => formatNumber(language, Math.round(cm * settings.metresPerCm));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <Facts>
        {bounds !== null && <span>{t("lasts", { count: bounds, minutes })}</span>}
        {end && <span>{t("ends", { time: end })}</span>}
        <span>{t("ground", { width: metres(map.widthCm), depth: metres(map.depthCm) })}</span>
      </Facts>
      <Toggle
        isSelected={settings.lengthSecret}
        onChange={(lengthSecret) => setSettings({ lengthSecret })}
      >
        {t("lengthSecret")}
      </Toggle>
    </div>
  );
}
