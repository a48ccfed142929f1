"use client";

import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SightStore } from "../sight-store";
import type { MapDeskState } from "../use-map-desk";
import { SightLayers } from "./sight-layers";
import { useSight, useSightFacts } from "./use-sight-facts";
import { useSightWords } from "./use-sight-words";

interface SightKeyProps {
  readonly desk: MapDeskState;
  readonly store: SightStore;
}

/** Whose sight the map shows while other tools are used, and the layers of it, over a corner of the map. */
export function SightKey({ desk, store }: SightKeyProps) {
  const t = useTranslations("sight");
  const sight = useSight(store);
  const { facts } = useSightFacts(desk, sight);
  const words = useSightWords(desk);
  if (facts.lookers.length === 0) return null;
  return (
    <details className="absolute end-5 top-5 z-5 max-w-60 rounded-md border border-rule-2 bg-sheet px-2 text-sm shadow-float max-tablet:end-1 max-tablet:top-1">
      <summary className="flex min-h-8 cursor-pointer items-center gap-1.5 touch:min-h-11">
        <Eye aria-hidden className="flex-none" />
        <span className="truncate">{`${t("title")}: ${words.nameOfLooker(sight.from, facts)}`}</span>
      </summary>
      <SightLayers store={store} />
    </details>
  );
}
