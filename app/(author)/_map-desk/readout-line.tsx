"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type Ref, useImperativeHandle, useMemo, useState } from "react";
import { SNAP_CM } from "@/app/_map/table-coordinates";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Point } from "@/lib/terrain/point";
import { ringContains } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";

export interface ReadoutHandle {
  readonly show: (at: Point | null) => void;
}

export interface ReadoutLineProps {
  readonly ref: Ref<ReadoutHandle>;
  readonly view: Ground;
  /** Returns a further remark on a point. */
  readonly remarkAt?: (at: Point) => string | null;
}

/** The parts of the map's view that the line needs. */
type Ground = Pick<MapView, (typeof GROUND)[number]>;
export const GROUND = ["widthCm", "depthCm", "metresPerCm", "features"] as const;

/** The position of the pointer in cm and metres, and its hill layer. */
export function ReadoutLine({ ref, view, remarkAt }: ReadoutLineProps) {
  const t = useTranslations("map");
  const format = useFormatter();
  const [at, setAt] = useState<Point | null>(null);
  const layerAt = useLayerAt(view);
  useImperativeHandle(ref, () => ({ show: (place) => setAt(onTable(place, view)) }), [view]);
  const cm = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const layer = at ? layerAt(at) : 0;
  const remark = at && remarkAt ? remarkAt(at) : null;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      <span className="tabular-nums whitespace-nowrap">
        {at && (
          <>
            <b>{t("readout.cm", { x: cm(at[0]), y: cm(at[1]) })}</b>{" "}
            <span className="text-ink-3">
              {t("readout.metres", {
                east: Math.round(at[0] * view.metresPerCm),
                north: Math.round(at[1] * view.metresPerCm),
              })}
              {layer > 0 && ` · ${t("readout.layer", { layer, height: layer * 10 })}`}
              {remark && ` · ${remark}`}
            </span>
          </>
        )}
      </span>
      <span className="tabular-nums whitespace-nowrap">
        {t("readout.scale", { metres: view.metresPerCm })}
      </span>
      <span className="tabular-nums whitespace-nowrap">{t("readout.snap", { cm: SNAP_CM })}</span>
    </span>
  );
}

function onTable(at: Point | null, { widthCm, depthCm }: Ground): Point | null {
  if (at === null) return null;
  const [x, y] = at;
  return x < 0 || y < 0 || x > widthCm || y > depthCm ? null : at;
}

/** Returns the highest hill layer at a point. */
function useLayerAt(view: Ground): (at: Point) => number {
  const hills = useMemo(
    () =>
      view.features.flatMap((feature) =>
        feature.kind === "hill"
          ? [{ level: feature.level, ring: flattened(smoothRing(feature.points)) }]
          : [],
      ),
    [view.features],
  );
  return (at) =>
    Math.max(0, ...hills.map(({ level, ring }) => (ringContains(ring, at) ? level : 0)));
}
