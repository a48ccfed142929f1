"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useArmyList } from "./use-army-list";

const HistoryBodies = lazy(() => import("./history-bodies"));

/** The historical divisions and corps of the list's army book, fetched when they are first asked for [13.2]. */
export function HistoryGroup() {
  const t = useTranslations("armyList.catalogue");
  const { book } = useArmyList();
  const [wasOpened, setOpened] = useState(false);
  if (book === null) return null;
  return (
    <details className="reads" onToggle={() => setOpened(true)}>
      <summary>
        {t("history")} <span className="rule-no">13.2</span>
      </summary>
      {wasOpened && (
        <Suspense>
          <HistoryBodies bookId={book.id} />
        </Suspense>
      )}
    </details>
  );
}
