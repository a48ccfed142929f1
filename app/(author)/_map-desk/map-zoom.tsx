"use client";

import { Maximize, Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, type RefObject } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { IconButton } from "@/app/_ui/button";

interface MapZoomProps {
  readonly percent: number;
  readonly handle: RefObject<TableMapHandle | null>;
}

/** Buttons to zoom in, zoom out, and show the whole table. */
export const MapZoom = memo(function MapZoom({ percent, handle }: MapZoomProps) {
  const t = useTranslations("map");
  return (
    <div className="flex items-center text-xs">
      <IconButton label={t("zoom.out")} onPress={() => handle.current?.zoomOut()}>
        <Minus aria-hidden />
      </IconButton>
      <output className="min-w-10.5 text-center tabular-nums">
        {t("zoom.level", { percent })}
      </output>
      <IconButton label={t("zoom.in")} onPress={() => handle.current?.zoomIn()}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton label={t("zoom.fit")} onPress={() => handle.current?.fit()}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
});
