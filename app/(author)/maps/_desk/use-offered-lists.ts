"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";

export interface OfferedList {
  readonly id: string;
  readonly title: string;
  /** The nation of its army, as a list of one. */
  readonly nations: readonly string[];
  /** The number of bases. */
  readonly size: number | null;
  /** A UTC instant in JSON format. */
  readonly updatedAt: string;
}

const MOST = 100;

/** Army lists the author may read: their own and public ones. */
export function useOfferedLists(): readonly OfferedList[] {
  const [offered, setOffered] = useState<readonly OfferedList[]>([]);
  useEffect(() => {
    let isStale = false;
    void callApi("GET /army-lists", { query: { limit: MOST } }).then((answer) => {
      if (!isStale && answer.ok) setOffered(answer.value.items);
    });
    return () => {
      isStale = true;
    };
  }, []);
  return offered;
}
