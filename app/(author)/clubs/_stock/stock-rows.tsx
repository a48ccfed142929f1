"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IconButton } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import type { StockFigures, StockTerrain } from "@/lib/domain/belle-alliance/stock/club-stock";
import { COUNTS_OF_ARM, MAX_COUNTED } from "@/lib/domain/belle-alliance/stock/club-stock-words";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";

/** A kind of terrain by its key in the legend; `isMeasured`: had by the cm, not by the piece. */
export interface TerrainSort {
  readonly key: string;
  readonly isMeasured: boolean;
  readonly hasWidth: boolean;
}

interface RowProps<Row> {
  readonly owned: Row;
  readonly onChange: (changes: Partial<Row>) => void;
  readonly onRemove: () => void;
}

/** An arm, and one of its types or any of them. */
const TROOPS = ARMS.flatMap((arm) =>
  [null, ...TYPES_OF_ARM[arm]].map((type) => ({ arm, type, value: `${arm} ${type ?? ""}` })),
);

export function FiguresRow({ owned, onChange, onRemove }: RowProps<StockFigures>) {
  const t = useTranslations("clubStock");
  const terms = useTranslations("belleAlliance");
  const { nation, arm, type, counted, count } = owned;
  const named = (each: Pick<StockFigures, "arm" | "type">) =>
    t("troops", {
      arm: terms(`arm.${each.arm}`),
      type: each.type === null ? t("anyType") : terms(`type.${each.type}`),
    });
  const choose = (value: string) => {
    const chosen = TROOPS.find((each) => each.value === value);
    if (!chosen) return;
    const fits = COUNTS_OF_ARM[chosen.arm].includes(counted);
    const { arm: next, type: ofType } = chosen;
    onChange({ arm: next, type: ofType, counted: fits ? counted : COUNTS_OF_ARM[next][0] });
  };
  return (
    <Row name={`${terms(`nation.${nation}`)}, ${named(owned)}`} onRemove={onRemove}>
      <Select
        label={t("nation")}
        value={nation}
        choices={NATIONS.map((value) => ({ value, label: terms(`nation.${value}`) }))}
        onChange={(value) => onChange({ nation: value })}
      />
      <Select
        label={t("troop")}
        value={`${arm} ${type ?? ""}`}
        choices={TROOPS.map((each) => ({ value: each.value, label: named(each) }))}
        onChange={choose}
      />
      <Select
        label={t("counted")}
        value={counted}
        choices={COUNTS_OF_ARM[arm].map((value) => ({ value, label: t(`counts.${value}`) }))}
        onChange={(value) => onChange({ counted: value })}
      />
      <Count label={t("count")} value={count} onChange={(next) => onChange({ count: next })} />
    </Row>
  );
}

interface TerrainRowProps extends RowProps<StockTerrain> {
  readonly sorts: readonly TerrainSort[];
}

export function TerrainRow({ owned, sorts, onChange, onRemove }: TerrainRowProps) {
  const t = useTranslations("clubStock");
  const legend = useTranslations("legend");
  const { kind, widthCm, count } = owned;
  const sort = sorts.find(({ key }) => key === kind);
  return (
    <Row name={legend(kind)} onRemove={onRemove}>
      <Select
        label={t("kind")}
        value={kind}
        choices={sorts.map(({ key }) => ({ value: key, label: legend(key) }))}
        onChange={(value) => onChange({ kind: value, widthCm: null })}
      />
      {sort?.hasWidth && (
        <NumberField
          label={t("width")}
          unit="cm"
          hint={t("widthHint")}
          value={widthCm}
          minValue={0.1}
          maxValue={1_000}
          formatOptions={{ maximumFractionDigits: 1 }}
          onCommit={(value) => onChange({ widthCm: value })}
        />
      )}
      <Count
        label={sort?.isMeasured ? t("length") : t("pieces")}
        unit={sort?.isMeasured ? "cm" : undefined}
        value={count}
        onChange={(next) => onChange({ count: next })}
      />
    </Row>
  );
}

interface RowFrameProps {
  /** What is removed with it. */
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Row({ name, onRemove, children }: RowFrameProps) {
  const t = useTranslations("clubStock");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 py-2.5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(34),1fr))] items-start gap-3">
        {children}
      </div>
      <IconButton label={t("remove", { name })} onPress={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

interface CountProps {
  readonly label: string;
  readonly unit?: string | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, unit, value, onChange }: CountProps) {
  return (
    <NumberField
      label={label}
      {...(unit && { unit })}
      value={value}
      minValue={1}
      maxValue={MAX_COUNTED}
      step={1}
      onCommit={(next) => onChange(next ?? 1)}
    />
  );
}
