"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type Ref, useImperativeHandle, useMemo, useState } from "react";
import { SNAP_CM } from "@/app/_map/table-coordinates";
import type { Scene } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import { ringContains } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";

export interface ReadoutHandle {
  readonly show: (at: Point | null) => void;
}

interface ReadoutLineProps {
  readonly ref: Ref<ReadoutHandle>;
  readonly scene: Scene;
  /** Returns a further remark on a point. */
  readonly remarkAt?: (at: Point) => string | null;
}

/** The position of the pointer in cm and metres, and its hill layer. */
export function ReadoutLine({ ref, scene, remarkAt }: ReadoutLineProps) {
  const t = useTranslations("map");
  const format = useFormatter();
  const [at, setAt] = useState<Point | null>(null);
  const layerAt = useLayerAt(scene.shapes);
  useImperativeHandle(ref, () => ({ show: (place) => setAt(onTable(place, scene)) }), [scene]);
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
                east: Math.round(at[0] * scene.metresPerCm),
                north: Math.round(at[1] * scene.metresPerCm),
              })}
              {layer > 0 && ` · ${t("readout.layer", { layer, height: layer * 10 })}`}
              {remark && ` · ${remark}`}
            </span>
          </>
        )}
      </span>
      <span className="tabular-nums whitespace-nowrap">
        {t("readout.scale", { metres: scene.metresPerCm })}
      </span>
      <span className="tabular-nums whitespace-nowrap">{t("readout.snap", { cm: SNAP_CM })}</span>
    </span>
  );
}

function onTable(at: Point | null, { widthCm, depthCm }: Scene): Point | null {
  if (at === null) return null;
  const [x, y] = at;
  return x < 0 || y < 0 || x > widthCm || y > depthCm ? null : at;
}

/** Returns the highest hill layer at a point. */
function useLayerAt(shapes: Scene["shapes"]): (at: Point) => number {
  const hills = useMemo(
    () =>
      shapes.flatMap((shape) =>
        shape.kind === "hill"
          ? [{ level: shape.level, ring: flattened(smoothRing(shape.points)) }]
          : [],
      ),
    [shapes],
  );
  return (at) =>
    Math.max(0, ...hills.map(({ level, ring }) => (ringContains(ring, at) ? level : 0)));
}
