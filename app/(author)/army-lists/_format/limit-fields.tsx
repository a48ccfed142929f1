"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import type { FormatNumber } from "@/lib/domain/bogowie-wojny/list/format-differences";
import { FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";
import { FieldGrid } from "../_parts/field-grid";
import { useEditedFormat } from "./edited-format";

interface LimitField {
  readonly key: FormatNumber;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly unit?: string;
  /** If empty, there is no limit. */
  readonly open?: true;
}

const LIMIT_FIELDS: readonly LimitField[] = [
  { key: "unitPoints", least: 0, most: 2_000, step: 0.5 },
  { key: "upgradePoints", least: 0, most: 2_000, step: 0.5 },
  { key: "maxBases", least: 1, most: 1_000, open: true },
  { key: "maxTerrainPieces", least: 0, most: 50 },
  { key: "maxArtilleryBases", least: 0, most: 1_000, open: true },
  { key: "maxArtilleryPercent", least: 0, most: 100, unit: "%", open: true },
  { key: "turns", least: 1, most: 50 },
  { key: "tableWidthCm", least: 60, most: 1_000, unit: "cm" },
  { key: "tableDepthCm", least: 60, most: 1_000, unit: "cm" },
];

/** Points, bases, terrain, turns and table, the objectives and the years allowed. */
export function LimitFields() {
  const t = useTranslations("armyList.format");
  const { format, change: changeFormat } = useEditedFormat();
  const change = ({ key, open }: LimitField, value: number | null) => {
    if (value === null && !open) return;
    changeFormat({ [key]: value } as Partial<Format>);
  };
  return (
    <section className="grid gap-2" aria-label={t("limits")}>
      <h3 className="small-caps">{t("limits")}</h3>
      <FieldGrid>
        {LIMIT_FIELDS.map((field) => (
          <NumberField
            key={field.key}
            label={t(field.key)}
            value={format[field.key]}
            minValue={field.least}
            maxValue={field.most}
            step={field.step ?? 1}
            {...(field.unit ? { unit: field.unit } : {})}
            {...(field.open ? { hint: t("openHint") } : {})}
            onCommit={(value) => change(field, value)}
          />
        ))}
      </FieldGrid>
      <Objectives />
      <Years />
    </section>
  );
}

/** The value of the objectives: fixed points, or a share of the larger army [14.6]. */
function Objectives() {
  const t = useTranslations("armyList.format");
  const { format, change } = useEditedFormat();
  const { objectivePoints } = format;
  const usual = { ...FORMAT_32_8.objectivePoints };
  return (
    <>
      <Segmented
        label={t("objectives")}
        full
        value={objectivePoints === null ? "share" : "points"}
        segments={[
          { value: "points", label: t("objectivesPoints") },
          { value: "share", label: t("objectivesShare") },
        ]}
        onChange={(way) => change({ objectivePoints: way === "share" ? null : usual })}
      />
      {objectivePoints !== null && (
        <FieldGrid>
          {(["main", "secondary"] as const).map((key) => (
            <NumberField
              key={key}
              label={t(`objective.${key}`)}
              value={objectivePoints[key]}
              minValue={0}
              maxValue={2_000}
              step={0.5}
              onCommit={(points) =>
                points !== null &&
                change({ objectivePoints: { ...objectivePoints, [key]: points } })
              }
            />
          ))}
        </FieldGrid>
      )}
    </>
  );
}

const FIRST_YEAR = 1792;
const LAST_YEAR = 1815;

/** The years allowed; with both fields empty, units of any years may be combined [13.2]. */
function Years() {
  const t = useTranslations("armyList.format");
  const { format, change: changeFormat } = useEditedFormat();
  const { years } = format;
  const change = (key: "from" | "to", year: number | null) => {
    if (year === null) return changeFormat({ years: null });
    const other = years ?? { from: FIRST_YEAR, to: LAST_YEAR };
    const next = { ...other, [key]: year };
    const isTurned = next.from > next.to;
    changeFormat({ years: isTurned ? { from: year, to: year } : next });
  };
  return (
    <FieldGrid>
      {(["from", "to"] as const).map((key) => (
        <NumberField
          key={key}
          label={t(`years.${key}`)}
          hint={t("yearsHint")}
          value={years?.[key] ?? null}
          minValue={FIRST_YEAR}
          maxValue={LAST_YEAR}
          formatOptions={{ useGrouping: false }}
          onCommit={(year) => change(key, year)}
        />
      ))}
    </FieldGrid>
  );
}
