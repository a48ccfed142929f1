"use client";

import { useTranslations } from "next-intl";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { editFormat } from "@/lib/domain/army-list/commands/details";
import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { INFERRED_PRICES } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { Bans } from "./format-bans";
import { LimitFields } from "./format-limits";
import { FormatSharing } from "./format-sharing";
import { useEditor } from "./list-editor";
import { Readings } from "./readings";
import { useArmyList, useRuleWords } from "./use-army-list";

/** The limits, bans, readings and inferred prices the list is built to; players and tournaments may change each [13.2]. */
export default function FormatEntry() {
  const t = useTranslations("armyList.format");
  const editor = useEditor();
  const { format } = useArmyList();
  return (
    <>
      <div className="acolh">
        <h2>{t("title")}</h2>
        <ChapterNo chapter="13.2" />
      </div>
      <p>{t("text")}</p>
      <PatternChoice />
      <DraftTextField
        label={t("name")}
        value={format.name}
        maxLength={200}
        onCommit={(name) => name.trim() && editor.apply(editFormat, { name: name.trim() })}
      />
      <LimitFields />
      <Bans />
      <Readings />
      <PriceFields />
      <FormatSharing />
    </>
  );
}

/** The formats to begin with; one that was changed is none of them. */
function PatternChoice() {
  const t = useTranslations("armyList.format");
  const editor = useEditor();
  const { format } = useArmyList();
  const isPattern = (pattern: (typeof FORMATS)[number]) =>
    JSON.stringify(pattern) === JSON.stringify(format);
  return (
    <Select
      label={t("pattern")}
      value={FORMATS.find(isPattern)?.name ?? null}
      placeholder={t("own")}
      choices={FORMATS.map((pattern) => ({
        value: pattern.name,
        label: pattern.name,
        detail: t("patternDetail", {
          bases: pattern.maxBases ?? 0,
          width: pattern.tableWidthCm,
          depth: pattern.tableDepthCm,
        }),
      }))}
      hint={t("patternHint")}
      onChange={(name) => {
        const pattern = FORMATS.find((each) => each.name === name);
        if (pattern) editor.apply(editFormat, structuredClone(pattern));
      }}
    />
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
