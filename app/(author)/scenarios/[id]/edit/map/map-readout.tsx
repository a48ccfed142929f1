"use client";

import { useFormatter, useTranslations } from "next-intl";
import { memo, type Ref } from "react";
import { type ReadoutHandle, ReadoutLine } from "@/app/(author)/_map-desk/readout-line";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { effectOfWidth } from "@/lib/domain/belle-alliance/ground/stream";
import { waterWidthAtCm } from "@/lib/domain/belle-alliance/ground/water";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Point } from "@/lib/terrain/point";
import { InStatusSlot } from "../_desk/status-slot";
import { useBandWords, useHillPlaces } from "./hill-meaning";

interface MapReadoutProps {
  readonly ref: Ref<ReadoutHandle>;
  readonly view: MapView;
}

/** The parts of the view that the line shows. */
const GROUND = ["widthCm", "depthCm", "metresPerCm", "features"] as const;

/** The pointer's position and the hill band there, in the status bar if the desk has one. */
export const MapReadout = memo(
  function MapReadout({ ref, view }: MapReadoutProps) {
    const bandAt = useHillPlaces(view);
    const words = useBandWords();
    const waterWords = useWaterWords();
    const remarkAt = (at: Point) => {
      const widthCm = waterWidthAt(view.features, at);
      if (widthCm !== null) return waterWords(widthCm);
      const place = bandAt(at);
      return place && words(place);
    };
    return (
      <InStatusSlot>
        <ReadoutLine ref={ref} scene={mapScene(view)} remarkAt={remarkAt} />
      </InStatusSlot>
    );
  },
  (before, after) => GROUND.every((part) => before.view[part] === after.view[part]),
);

function waterWidthAt(features: readonly Feature[], at: Point): number | null {
  const water = features.find(
    (each) => each.kind === "water" && waterWidthAtCm(each.points, at) !== null,
  );
  return water?.kind === "water" ? waterWidthAtCm(water.points, at) : null;
}

/** Describes water in one line: its width, and what that means. */
function useWaterWords(): (widthCm: number) => string {
  const t = useTranslations("map.water");
  const format = useFormatter();
  return (widthCm) => {
    const value = effectOfWidth(widthCm).obstacle ?? "crossing";
    return t("at", { width: format.number(Math.floor(widthCm * 10) / 10), value });
  };
}
