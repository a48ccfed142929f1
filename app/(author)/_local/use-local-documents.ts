"use client";

import { useCallback, useEffect, useState } from "react";
import { browserStore, isKept, type LocalDocument, onOtherTabs } from "../_editor/local-documents";

/** `coming` until the browser has responded, `closed` if it cannot store anything. */
type Kept = readonly LocalDocument[] | "coming" | "closed";

/** The documents kept only in this browser, most recently changed first, and a function to look again. */
export function useLocalDocuments() {
  const [kept, setKept] = useState<Kept>("coming");
  const look = useCallback(async () => {
    const all = await browserStore.all().catch(() => null);
    setKept(all ? all.filter(isKept).toSorted(byNewest) : "closed");
  }, []);
  useEffect(() => {
    void look();
    addEventListener("focus", look);
    const stop = onOtherTabs(() => void look());
    return () => {
      removeEventListener("focus", look);
      stop();
    };
  }, [look]);
  return { kept, look };
}

function byNewest(a: LocalDocument, b: LocalDocument): number {
  return b.updatedAt.getTime() - a.updatedAt.getTime();
}
