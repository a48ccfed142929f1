"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { EffectiveValour } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { useUnitWords } from "./use-words";

interface ChipProps {
  readonly valour: EffectiveValour;
}

/** A unit's valour and where it comes from: the table, the umpire, or nowhere settled yet. */
export const ValourChip = memo(function ValourChip({ valour }: ChipProps) {
  const t = useTranslations("orderOfBattle.chip");
  const { signed } = useUnitWords();
  const { value, origin } = valour;
  const inTable = valour.tableValues.map(signed).join(" / ");
  if (origin === "own") {
    return (
      <span className="val own" title={t("ownTitle", { values: inTable || "–" })}>
        <b>{signed(value)}</b>
        <small>{t("own", { values: inTable || "–" })}</small>
      </span>
    );
  }
  if (origin === "undecided") {
    return (
      <span className="val open" title={t("openTitle", { value: signed(value) })}>
        <b>{inTable}</b>
        <small>{t("open")}</small>
      </span>
    );
  }
  return (
    <span className="val" title={t(origin === "table" ? "tableTitle" : "defaultTitle")}>
      <b>{signed(value)}</b>
      <small>{t(origin === "table" ? "table" : "default")}</small>
    </span>
  );
});
