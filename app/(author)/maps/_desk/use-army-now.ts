"use client";

import { useCallback, useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import type { FieldArmy } from "@/lib/domain/battlefield/side-schema";

/** How an attached list stands now: as the field would take it over, out of the reader's reach, or not known. */
export type ArmyNow = FieldArmy | "gone" | "unknown";

/** An attached list as it is now; asked anew whenever the window is turned to again. */
export function useArmyNow(listId: string): ArmyNow {
  const [now, setNow] = useState<ArmyNow>("unknown");
  const ask = useCallback(async () => {
    const answer = await askApi<FieldArmy>(`/army-lists/${listId}/field-army`);
    if (answer.ok) return answer.value;
    return answer.refusal.code === "not-found" ? "gone" : "unknown";
  }, [listId]);
  useEffect(() => {
    let isStale = false;
    const look = () =>
      void ask().then((found) => {
        if (!isStale) setNow(found);
      });
    look();
    window.addEventListener("focus", look);
    return () => {
      isStale = true;
      window.removeEventListener("focus", look);
    };
  }, [ask]);
  return now;
}
