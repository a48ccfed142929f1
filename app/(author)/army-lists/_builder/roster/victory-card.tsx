"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useReport } from "../use-army-list";

const VictoryTable = lazy(() => import("./victory-table"));

/** What the army is worth and when it is half gone, in a line; opened, what each part of it gives the opponent [11.10, 12.2, 14.6]. */
export function VictoryCard() {
  const t = useTranslations("armyList.victory");
  const { armyValue, armyMorale, losses } = useReport().summary;
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="chief victory" onToggle={() => setOpened(true)}>
      <summary>
        <b>{t("title")}</b> <span className="rule-no">12.2</span>
        <span className="quiet">
          {t("line", {
            value: armyValue,
            number: armyMorale,
            quarter: losses.quarterBases,
            half: losses.halfBases,
          })}
        </span>
      </summary>
      {wasOpened && (
        <Suspense>
          <VictoryTable />
        </Suspense>
      )}
    </details>
  );
}
