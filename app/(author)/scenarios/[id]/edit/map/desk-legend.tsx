"use client";

import { memo } from "react";
import { MapLegend } from "@/app/_map/belle-alliance/map-legend";
import { legendEntries, legendKey } from "@/lib/domain/belle-alliance/drawing/legend";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";

interface DeskLegendProps {
  readonly view: MapView;
  readonly sideNames: Readonly<Record<string, string>>;
  readonly unnamed: readonly string[];
}

/** The legend below the map, rendered again only when the shapes change or a sign appears or disappears. */
export const DeskLegend = memo(
  function DeskLegend({ view, sideNames, unnamed }: DeskLegendProps) {
    return (
      <MapLegend
        look="foot"
        map={view}
        idPrefix="desk-legend"
        sideNames={sideNames}
        unnamed={unnamed}
      />
    );
  },
  (before, after) =>
    before.sideNames === after.sideNames &&
    before.unnamed === after.unnamed &&
    before.view.features === after.view.features &&
    before.view.widthCm === after.view.widthCm &&
    before.view.depthCm === after.view.depthCm &&
    signsOf(before.view) === signsOf(after.view),
);

function signsOf(view: MapView): string {
  const signs = legendEntries(view).map((entry) =>
    entry.kind === "terrain" ? entry.key : `${legendKey(entry)} ${entry.colour}`,
  );
  return signs.join();
}
