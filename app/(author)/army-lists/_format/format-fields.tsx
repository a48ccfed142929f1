"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";
import { LIMITS } from "@/lib/domain/document/limits";
import { INFERRED_PRICES } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { EntryRow } from "../_parts/entry-row";
import { Bans } from "./bans";
import { useEditedFormat } from "./edited-format";
import { LimitFields } from "./limit-fields";
import { Readings } from "./readings";

/** Every part of a format: its name, limits, bans, readings and prices, all of which can be changed [13.2]. */
export function FormatFields({ nameError }: { readonly nameError?: string | undefined }) {
  const t = useTranslations("armyList.format");
  const { format, change } = useEditedFormat();
  return (
    <>
      <DraftTextField
        label={t("name")}
        value={format.name}
        maxLength={LIMITS.nameLength}
        error={nameError}
        onCommit={(name) => name.trim() && change({ name: name.trim() })}
      />
      <LimitFields />
      <Bans />
      <Readings />
      <PriceFields />
    </>
  );
}

/** Prices missing from the rules, to be agreed between the players. */
function PriceFields() {
  const t = useTranslations("armyList.format");
  const words: BogowieWojnyWords = useTranslations("bogowieWojny");
  const { format, change } = useEditedFormat();
  const { inferredPrices } = format;
  return (
    <section className="grid gap-2" aria-label={t("prices")}>
      <h3 className="small-caps">{t("prices")}</h3>
      <p className="text-ink-3">{t("pricesText")}</p>
      {INFERRED_PRICES.map((price) => (
        <EntryRow key={price}>
          <NumberField
            layout="row"
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
        </EntryRow>
      ))}
    </section>
  );
}
