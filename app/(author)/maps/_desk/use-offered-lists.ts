"use client";

import { useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";

export interface OfferedList {
  readonly id: string;
  readonly title: string;
  /** The nation of its army, alone. */
  readonly nations: readonly string[];
  /** In bases. */
  readonly size: number | null;
  /** A UTC instant as JSON has it. */
  readonly updatedAt: string;
}

const MOST = 100;

/** Army lists the author may read: their own and public ones. */
export function useOfferedLists(): readonly OfferedList[] {
  const [offered, setOffered] = useState<readonly OfferedList[]>([]);
  useEffect(() => {
    let isStale = false;
    void askApi<{ items: OfferedList[] }>(`/army-lists?limit=${MOST}`).then((answer) => {
      if (!isStale && answer.ok) setOffered(answer.value.items);
    });
    return () => {
      isStale = true;
    };
  }, []);
  return offered;
}
