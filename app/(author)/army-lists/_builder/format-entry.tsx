"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { editFormat } from "@/lib/domain/army-list/commands/details";
import { FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";
import { INFERRED_PRICES } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { useEditor } from "./list-editor";
import { Readings } from "./readings";
import { useArmyList, useRuleWords } from "./use-army-list";

/** The limits, readings and inferred prices the list is built to; players and tournaments may change each [13.2]. */
export function FormatEntry() {
  const t = useTranslations("armyList.format");
  const editor = useEditor();
  const { format } = useArmyList();
  return (
    <>
      <div className="acolh">
        <h2>{t("title")}</h2>
        <span className="rule-no">13.2</span>
      </div>
      <p>{t("text")}</p>
      <DraftTextField
        label={t("name")}
        value={format.name}
        maxLength={200}
        onCommit={(name) => name.trim() && editor.apply(editFormat, { name: name.trim() })}
      />
      <LimitFields />
      <Readings />
      <PriceFields />
      <div className="entacts">
        <Button onPress={() => editor.apply(editFormat, structuredClone(FORMAT_32_8))}>
          {t("reset")}
        </Button>
      </div>
    </>
  );
}

type LimitKey =
  | "unitPoints"
  | "upgradePoints"
  | "maxBases"
  | "maxArtilleryBases"
  | "maxArtilleryPercent"
  | "maxTerrainPieces"
  | "turns"
  | "tableWidthCm"
  | "tableDepthCm";

interface LimitField {
  readonly key: LimitKey;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly unit?: string;
  /** May be left empty: no limit. */
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

function LimitFields() {
  const t = useTranslations("armyList.format");
  const editor = useEditor();
  const { format } = useArmyList();
  const change = ({ key, open }: LimitField, value: number | null) => {
    if (value === null && !open) return;
    editor.apply(editFormat, { [key]: value } as Partial<Format>);
  };
  return (
    <section className="grid gap-2" aria-label={t("limits")}>
      <h3 className="caps">{t("limits")}</h3>
      <div className="newgrid">
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
      </div>
    </section>
  );
}

/** Prices the text lacks, to be agreed between the players. */
function PriceFields() {
  const t = useTranslations("armyList.format");
  const words = useRuleWords();
  const editor = useEditor();
  const { inferredPrices } = useArmyList().format;
  return (
    <section className="grid gap-2" aria-label={t("prices")}>
      <h3 className="caps">{t("prices")}</h3>
      <p className="quiet">{t("pricesText")}</p>
      {INFERRED_PRICES.map((price) => (
        <div key={price} className="entrow">
          <NumberField
            label={words(`inferredPrices.${price}`)}
            look="stepper"
            value={inferredPrices[price]}
            minValue={0}
            maxValue={20}
            step={0.5}
            onCommit={(points) =>
              points !== null &&
              editor.apply(editFormat, { inferredPrices: { ...inferredPrices, [price]: points } })
            }
          />
        </div>
      ))}
    </section>
  );
}
