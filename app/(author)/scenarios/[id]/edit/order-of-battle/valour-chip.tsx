"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { UnitRow } from "./order-row";
import { useUnitWords } from "./use-words";

type ChipProps = Pick<UnitRow, "valour" | "origin" | "tableValues">;

/** A unit's valour and where it comes from: the table, the umpire, or nowhere settled yet. */
export const ValourChip = memo(function ValourChip({ valour, origin, tableValues }: ChipProps) {
  const t = useTranslations("orderOfBattle.chip");
  const { signed } = useUnitWords();
  const inTable = tableValues
    .split("/")
    .filter(Boolean)
    .map((value) => signed(Number(value)))
    .join(" / ");
  if (origin === "own") {
    return (
      <span className="val own" title={t("ownTitle", { values: inTable || "–" })}>
        <b>{signed(valour)}</b>
        <small>{t("own", { values: inTable || "–" })}</small>
      </span>
    );
  }
  if (origin === "undecided") {
    return (
      <span className="val open" title={t("openTitle", { value: signed(valour) })}>
        <b>{inTable}</b>
        <small>{t("open")}</small>
      </span>
    );
  }
  return (
    <span className="val" title={t(origin === "table" ? "tableTitle" : "defaultTitle")}>
      <b>{signed(valour)}</b>
      <small>{t(origin === "table" ? "table" : "default")}</small>
    </span>
  );
});
