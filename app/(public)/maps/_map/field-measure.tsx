"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState } from "react";
import type { MapEvents } from "@/app/_map/map-events";
import type { TableMapHandle } from "@/app/_map/map-handle";
import TableMap from "@/app/_map/table-map";
import { onMapKey } from "@/app/(author)/_map-desk/map-keys";
import { MapPane } from "@/app/(author)/_map-desk/map-pane";
import { MapZoom } from "@/app/(author)/_map-desk/map-zoom";
import { useMeasuring } from "@/app/(author)/maps/_desk/measure-drawn";
import MeasurePanel from "@/app/(author)/maps/_desk/measure-panel";
import { measureKeys, useMeasure } from "@/app/(author)/maps/_desk/use-measure";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fieldScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import type { Point } from "@/lib/terrain/point";

export interface FieldMeasureProps {
  readonly field: Battlefield;
  /** What each thing on the field is called, by its id. */
  readonly titles: Readonly<Record<string, string>>;
}

/** A battlefield to measure on but not to change: its map beside the answers. */
export default function FieldMeasure({ field, titles }: FieldMeasureProps) {
  const t = useTranslations("fieldMeasure.read");
  const handle = useRef<TableMapHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(100);
  const measure = useMeasure();
  const measuring = useMeasuring(field, measure);
  const scene = useMemo(() => fieldScene(field), [field]);
  const { widthCm, depthCm } = field.table;
  const centre = useCallback(
    (): Point => handle.current?.centre() ?? [widthCm / 2, depthCm / 2],
    [widthCm, depthCm],
  );
  const titleOf = (id: string) => titles[id] ?? "";
  const keys = measureKeys({ measure, centre, putAway: nothing });
  return (
    <div className="mt-3 grid grid-cols-1 border border-rule-2 bg-desk wide-tablet:grid-cols-[minmax(0,1fr)_--spacing(90)]">
      <div className="grid h-[min(80vh,--spacing(220))] min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] max-tablet:block max-tablet:h-auto">
        <MapPane
          ref={pane}
          label={t("canvas", { width: widthCm, depth: depthCm })}
          tool="measure"
          onKeyDown={onMapKey(keys, handle)}
        >
          <TableMap
            scene={scene}
            layers={ALL_LAYERS}
            tool="measure"
            selected={null}
            events={UNCHANGED}
            measuring={measuring}
            onPointer={nothing}
            onZoom={setPercent}
            describe={() => ""}
            handle={handle}
            onReady={nothing}
          />
        </MapPane>
        <div className="row-start-3 flex flex-wrap items-center border-rule border-t bg-paper">
          <MapZoom percent={percent} handle={handle} />
          <p className="px-3 py-1 text-ink-2 text-xs">{t("keys")}</p>
        </div>
      </div>
      <div className="min-h-0 border-rule-2 bg-sheet wide-tablet:max-h-[min(85vh,--spacing(231))] wide-tablet:overflow-auto wide-tablet:border-s">
        <MeasurePanel desk={{ field, measure, titleOf, centre }} />
      </div>
    </div>
  );
}

function nothing(): void {}

/** A reader changes nothing. */
const UNCHANGED: MapEvents = {
  onSelect: nothing,
  onMoved: nothing,
  onTurned: nothing,
  onReshaped: nothing,
  onDrawn: nothing,
  onPlaceClicked: nothing,
};
