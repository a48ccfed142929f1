"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import type { BogowieWojnyWords } from "@/lib/domain/army-list/finding-text";
import { INFERRED_PRICES } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { useEditedFormat } from "./edited-format";

/** Prices the text lacks, to be agreed between the players. */
export function PriceFields() {
  const t = useTranslations("armyList.format");
  const words: BogowieWojnyWords = useTranslations("bogowieWojny");
  const { format, change } = useEditedFormat();
  const { inferredPrices } = format;
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
              points !== null && change({ inferredPrices: { ...inferredPrices, [price]: points } })
            }
          />
        </div>
      ))}
    </section>
  );
}
