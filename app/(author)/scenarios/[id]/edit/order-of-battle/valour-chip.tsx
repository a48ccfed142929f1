"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { ValourMark } from "@/app/_map/valour-mark";
import type { EffectiveValour } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { useUnitWords } from "./use-words";

interface ChipProps {
  readonly valour: EffectiveValour;
  readonly place?: "line" | "cell";
}

/** A unit's valour and its origin: the table, the umpire, or still undecided. */
export const ValourChip = memo(function ValourChip({ valour, place = "line" }: ChipProps) {
  const t = useTranslations("orderOfBattle.chip");
  const { signed } = useUnitWords();
  const { value, origin } = valour;
  const inTable = valour.tableValues.map(signed).join(" / ");
  if (origin === "own") {
    const values = inTable || "–";
    return (
      <ValourMark
        look="own"
        place={place}
        value={signed(value)}
        origin={t("own", { values })}
        title={t("ownTitle", { values })}
      />
    );
  }
  if (origin === "undecided") {
    return (
      <ValourMark
        look="open"
        place={place}
        value={inTable}
        origin={t("open")}
        title={t("openTitle", { value: signed(value) })}
      />
    );
  }
  return (
    <ValourMark
      place={place}
      value={signed(value)}
      origin={t(origin === "table" ? "table" : "default")}
      title={t(origin === "table" ? "tableTitle" : "defaultTitle")}
    />
  );
});
