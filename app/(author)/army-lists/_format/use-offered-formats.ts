"use client";

import { useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import type { OfferedFormat } from "@/lib/domain/club/club-format";

/** The formats of one's clubs to choose from; none until they are known. */
export function useOfferedFormats(): readonly OfferedFormat[] {
  const [offered, setOffered] = useState<readonly OfferedFormat[]>([]);
  useEffect(() => {
    let isStale = false;
    void askApi<{ items: OfferedFormat[] }>("/formats").then((answer) => {
      if (!isStale && answer.ok) setOffered(answer.value.items);
    });
    return () => {
      isStale = true;
    };
  }, []);
  return offered;
}
