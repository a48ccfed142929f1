"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Toggle } from "@/app/_ui/checkbox";
import { Disclosure } from "@/app/_ui/disclosure";
import { NumberField } from "@/app/_ui/number-field";
import { DEFAULT_SETTINGS } from "@/lib/domain/belle-alliance/scenario/default-settings";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import { SIGHT_READINGS } from "@/lib/rules/belle-alliance/sight";
import { fieldId } from "./field-ids";
import { Fields } from "./part";
import { SightReadingsFields } from "./sight-readings";
import { useSettings } from "./use-scenario-field";

const MEASURES = [
  { field: "menPerFigure", rule: "1.1.7", span: { minValue: 1, maxValue: 200 } },
  { field: "metresPerCm", rule: "1.1.7", span: { minValue: 1, maxValue: 200 } },
  { field: "minutesPerBound", rule: "1.1.7", span: { minValue: 1, maxValue: 240 } },
] as const;
const BASES = ["infantry", "cavalry", "artillery"] as const;
const SIZES = [
  { field: "frontMm", maxValue: 200, unit: "mm" },
  { field: "depthMm", maxValue: 300, unit: "mm" },
  { field: "figuresPerBase", maxValue: 12, unit: "" },
] as const;

/** The scale of the game, collapsed by default: the rules' values suit most scenarios. */
export function ScalePart() {
  const t = useTranslations("overview.scale");
  const [settings, set] = useSettings();
  const isOwn = !isAsInRules(settings);
  return (
    <div id={fieldId("settings")}>
      <Disclosure title={isOwn ? t("headingOwn") : t("heading")}>
        <div className="grid gap-5 pt-3">
          <Measures settings={settings} onChange={set} />
          <Bases bases={settings.bases} onChange={(bases) => set({ bases })} />
          <Details settings={settings} onChange={set} />
          <SightReadingsFields sight={settings.sight} onChange={(sight) => set({ sight })} />
          <div>
            <Button
              offBecause={isOwn ? undefined : t("asInRules")}
              onPress={() => set(scaleOf(DEFAULT_SETTINGS))}
            >
              {t("reset")}
            </Button>
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

/** All settings except those about what players may see. */
function scaleOf({ lengthSecret: _, gridForPlayers: __, ...scale }: Settings): Partial<Settings> {
  return structuredClone({ ...scale, sight: {} });
}

function isAsInRules(settings: Settings): boolean {
  const inOrder = (own: Settings) => {
    const { menPerFigure, metresPerCm, minutesPerBound, limberDepthMm, skirmishGapWidths } = own;
    const bases = BASES.flatMap((arm) => SIZES.map(({ field }) => own.bases[arm][field]));
    const measures = [menPerFigure, metresPerCm, minutesPerBound, limberDepthMm, skirmishGapWidths];
    return [measures, bases, own.barricadesWithoutCover, { ...SIGHT_READINGS, ...own.sight }];
  };
  return JSON.stringify(inOrder(settings)) === JSON.stringify(inOrder(DEFAULT_SETTINGS));
}

interface MeasuresProps {
  readonly settings: Settings;
  readonly onChange: (fields: Partial<Settings>) => void;
}

function Measures({ settings, onChange }: MeasuresProps) {
  const t = useTranslations("overview.scale");
  return (
    <Fields>
      {MEASURES.map(({ field, rule, span }) => (
        <NumberField
          key={field}
          label={t(`${field}.label`)}
          unit={t(`${field}.unit`)}
          hint={t("inRules", { value: DEFAULT_SETTINGS[field], rule })}
          value={settings[field]}
          onCommit={(value) => value !== null && onChange({ [field]: value })}
          {...span}
        />
      ))}
    </Fields>
  );
}

interface BasesProps {
  readonly bases: Settings["bases"];
  readonly onChange: (bases: Settings["bases"]) => void;
}

function Bases({ bases, onChange }: BasesProps) {
  const t = useTranslations("overview.scale");
  return BASES.map((arm) => (
    <fieldset key={arm}>
      <legend className="pb-1 font-semibold font-serif text-base leading-snug">
        {t(`bases.${arm}`)}
      </legend>
      <Fields>
        {SIZES.map(({ field, maxValue, unit }) => (
          <NumberField
            key={field}
            label={t(`size.${field}`)}
            {...(unit ? { unit } : {})}
            hint={t("default", { value: DEFAULT_SETTINGS.bases[arm][field] })}
            value={bases[arm][field]}
            minValue={1}
            maxValue={maxValue}
            onCommit={(value) =>
              value !== null && onChange({ ...bases, [arm]: { ...bases[arm], [field]: value } })
            }
          />
        ))}
      </Fields>
    </fieldset>
  ));
}

function Details({ settings, onChange }: MeasuresProps) {
  const t = useTranslations("overview.scale");
  return (
    <Fields>
      <NumberField
        label={t("limber.label")}
        unit="mm"
        hint={t("limber.hint")}
        value={settings.limberDepthMm}
        minValue={1}
        maxValue={300}
        onCommit={(limberDepthMm) => onChange({ limberDepthMm })}
      />
      <NumberField
        label={t("gap.label")}
        unit={t("gap.unit")}
        hint={t("gap.hint")}
        value={settings.skirmishGapWidths}
        minValue={1}
        maxValue={2}
        step={0.1}
        onCommit={(value) => value !== null && onChange({ skirmishGapWidths: value })}
      />
      <div>
        <Toggle
          isSelected={settings.barricadesWithoutCover}
          onChange={(barricadesWithoutCover) => onChange({ barricadesWithoutCover })}
        >
          {t("barricades.label")}
        </Toggle>
        <p className="hint mt-1.5">{t("barricades.hint")}</p>
      </div>
      <div>
        <Toggle
          isSelected={settings.gridForPlayers}
          onChange={(gridForPlayers) => onChange({ gridForPlayers })}
        >
          {t("grid.label")}
        </Toggle>
        <p className="hint mt-1.5">{t("grid.hint")}</p>
      </div>
    </Fields>
  );
}
