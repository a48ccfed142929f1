"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { useChosen } from "./choice";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";

/** The pause after the last edit of a series, before the totals are announced. */
const PAUSE_MS = 700;

/** Announces the totals to screen reader users after an edit. */
export function SpokenTotals() {
  const words = useTotalsInWords();
  const [said, say] = useState("");
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const pause = setTimeout(() => say(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

function useTotalsInWords(): string {
  const t = useTranslations("armyList.budget");
  const chosen = useChosenRegiment();
  const { summary, findings } = useReport();
  const { points, bases } = summary;
  const totals = t("spoken", {
    spent: points.units + points.generals,
    limit: points.unitsLimit,
    upgrades: points.upgrades,
    pool: points.upgradesLimit + points.carriedOver,
    bases: bases.total,
    broken: findings.filter(({ severity }) => severity === "error").length,
  });
  return `${chosen} ${totals}`.trim();
}

/** The selected regiment with its bases, since the plus and minus keys change it without moving the focus. */
function useChosenRegiment(): string {
  const words = useRuleWords();
  const list = useArmyList();
  const { choice } = useChosen();
  if (choice.is !== "regiment") return "";
  const regiment = regimentsOf(list).find(({ id }) => id === choice.id);
  if (regiment === undefined) return "";
  return `${regimentTitle(regiment, words)}: ${words("bases", { n: regiment.bases })}.`;
}
