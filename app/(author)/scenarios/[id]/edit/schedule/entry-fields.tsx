"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, memo, useMemo } from "react";
import { ScenePicture } from "@/app/_map/scene-picture";
import { NumberField } from "@/app/_ui/number-field";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { Scenario, TableMap } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { PointCm } from "@/lib/domain/document/primitives";
import { TERRAIN_ONLY } from "@/lib/domain/table/drawing/draw-scene";
import { useDocument } from "../_desk/scenario-editor";

interface EntryFieldsProps {
  /** Unique among the entries on the page. */
  readonly id: string;
  readonly entry: PointCm;
  readonly bound: number;
  readonly colour: Side["colour"];
  readonly onChange: (entry: PointCm) => void;
}

const mapOf = ({ map }: Scenario) => map;

/** The point of entry: two numbers, and a small map to click on. */
export function EntryFields({ id, entry, bound, colour, onChange }: EntryFieldsProps) {
  const t = useTranslations("schedule.entry");
  const map = useDocument(mapOf);
  const [x, y] = entry;
  const span = { step: 0.5, minValue: 0 } as const;
  return (
    <div className="grid grid-cols-[--spacing(24.5)_--spacing(24.5)_--spacing(25)] items-start gap-2 max-desktop:col-span-2 max-desktop:col-start-1 max-desktop:row-start-2 max-tablet:row-start-3 max-tablet:grid-cols-[1fr_1fr_1.3fr]">
      <NumberField
        label={t("x")}
        aria-label={t("xLong", { bound })}
        unit="cm"
        value={x}
        maxValue={map.widthCm}
        onCommit={(value) => value !== null && onChange([value, y])}
        {...span}
      />
      <NumberField
        label={t("y")}
        aria-label={t("yLong", { bound })}
        unit="cm"
        value={y}
        maxValue={map.depthCm}
        onCommit={(value) => value !== null && onChange([x, value])}
        {...span}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the numbers beside it do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the numbers beside it do the same by keyboard */}
      <div
        className="relative cursor-crosshair border border-rule-2"
        title={t("point")}
        onClick={(event) => onChange(placeOf(event, map))}
      >
        <Ground map={map} idPrefix={`entry-${id}`} label={t("map", { x, y })} />
        <i
          className={`side-${colour} absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full bg-side-fill ring-2 ring-sheet`}
          style={{ left: `${(100 * x) / map.widthCm}%`, bottom: `${(100 * y) / map.depthCm}%` }}
        />
      </div>
    </div>
  );
}

interface GroundProps {
  readonly map: TableMap;
  readonly idPrefix: string;
  readonly label: string;
}

const Ground = memo(function Ground({ map, ...words }: GroundProps) {
  const scene = useMemo(
    () =>
      mapScene({ ...map, metresPerCm: 10, grid: false, units: [], commanders: [], entries: [] }),
    [map],
  );
  return (
    <ScenePicture
      scene={scene}
      size="thumbnail"
      layers={TERRAIN_ONLY}
      className="h-auto w-full"
      {...words}
    />
  );
});

/** The point on the table under the pointer, rounded to half a centimetre. */
function placeOf({ currentTarget, clientX, clientY }: MouseEvent, map: TableMap): PointCm {
  const { left, bottom, width, height } = currentTarget.getBoundingClientRect();
  const half = (value: number) => Math.round(value * 2) / 2;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, half(value)));
  return [
    within(((clientX - left) / width) * map.widthCm, map.widthCm),
    within(((bottom - clientY) / height) * map.depthCm, map.depthCm),
  ];
}
