"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import {
  FORMAT_32_8,
  FORMATS,
  type Format,
  LARGER_GAME_ARTILLERY_PERCENT,
} from "@/lib/rules/bogowie-wojny/format";
import { FieldGrid } from "../_parts/field-grid";

/** A format to start from, or a similar one with the players' own numbers. */
export interface Size {
  /** Index into `FORMATS`; `null` for the players' own. */
  readonly pattern: number | null;
  readonly unitPoints: number;
  readonly upgradePoints: number;
  readonly maxBases: number;
}

function sizeOf(pattern: number): Size {
  const { unitPoints, upgradePoints, maxBases } = FORMATS[pattern] ?? FORMAT_32_8;
  return { pattern, unitPoints, upgradePoints, maxBases: maxBases ?? FORMAT_32_8.maxBases };
}

export const USUAL = sizeOf(0);
const OWN = "own";

interface SizeChoiceProps {
  /** `null` if something else is selected. */
  readonly value: Size | null;
  readonly onChange: (size: Size) => void;
}

/** One of the formats to start from, or the players' own numbers. */
export function SizeChoice({ value, onChange }: SizeChoiceProps) {
  const t = useTranslations("armyList.start");
  const is = value && (value.pattern === null ? OWN : String(value.pattern));
  return (
    <div className="grid gap-3">
      <Segmented
        label={t("format")}
        value={is}
        segments={[
          ...FORMATS.map(({ name }, i) => ({ value: String(i), label: name })),
          { value: OWN, label: t("own") },
        ]}
        onChange={(next) =>
          onChange(next === OWN ? { ...(value ?? USUAL), pattern: null } : sizeOf(Number(next)))
        }
      />
      {value && <p className="text-ink-3">{t(textOf(value))}</p>}
      {value?.pattern === null && <OwnNumbers value={value} onChange={onChange} />}
    </div>
  );
}

interface OwnNumbersProps extends SizeChoiceProps {
  readonly value: Size;
}

function OwnNumbers({ value, onChange }: OwnNumbersProps) {
  const t = useTranslations("armyList.start");
  const set = (key: "unitPoints" | "upgradePoints" | "maxBases") => (number: number | null) =>
    number !== null && onChange({ ...value, [key]: number });
  return (
    <FieldGrid>
      <NumberField
        label={t("unitPoints")}
        value={value.unitPoints}
        minValue={1}
        maxValue={2_000}
        step={0.5}
        onCommit={set("unitPoints")}
      />
      <NumberField
        label={t("upgradePoints")}
        value={value.upgradePoints}
        minValue={0}
        maxValue={2_000}
        step={0.5}
        onCommit={set("upgradePoints")}
      />
      <NumberField
        label={t("maxBases")}
        value={value.maxBases}
        minValue={1}
        maxValue={1_000}
        onCommit={set("maxBases")}
      />
    </FieldGrid>
  );
}

/** The name of a format with these points. */
export function formatName({ unitPoints, upgradePoints }: Size): string {
  return `${unitPoints}+${upgradePoints}`;
}

function textOf({ pattern }: Size): "usualText" | "largerText" | "ownText" {
  if (pattern === null) return "ownText";
  return pattern === 0 ? "usualText" : "largerText";
}

/**
 * A pattern, or a similar format with the players' numbers; larger games count artillery by its share and objectives by
 * the larger army [13.2, 14.6].
 */
export function formatOf(size: Size): Format {
  const pattern = size.pattern === null ? undefined : FORMATS[size.pattern];
  if (pattern !== undefined) return structuredClone(pattern);
  const usual = structuredClone(FORMAT_32_8);
  const { unitPoints, upgradePoints, maxBases } = size;
  const isLarger = maxBases > usual.maxBases;
  return {
    ...usual,
    name: formatName(size),
    unitPoints,
    upgradePoints,
    maxBases,
    maxArtilleryBases: isLarger ? null : usual.maxArtilleryBases,
    maxArtilleryPercent: isLarger ? LARGER_GAME_ARTILLERY_PERCENT : null,
    objectivePoints: isLarger ? null : usual.objectivePoints,
  };
}
