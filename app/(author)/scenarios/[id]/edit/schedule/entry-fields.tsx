"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, memo, useMemo } from "react";
import { MapPicture } from "@/app/_map/map-picture";
import { NumberField } from "@/app/_ui/number-field";
import { TERRAIN_ONLY } from "@/lib/domain/map-drawing/draw-map";
import type { PointCm } from "@/lib/domain/primitives";
import type { Scenario, TableMap } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import { useDocument } from "../_desk/scenario-editor";

interface EntryFieldsProps {
  /** Unlike that of any other entry on the page. */
  readonly id: string;
  readonly entry: PointCm;
  readonly bound: number;
  readonly colour: Side["colour"];
  readonly onChange: (entry: PointCm) => void;
}

const mapOf = ({ map }: Scenario) => map;

/** The place of entry: two numbers, and a small picture that can be pointed at. */
export function EntryFields({ id, entry, bound, colour, onChange }: EntryFieldsProps) {
  const t = useTranslations("schedule.entry");
  const map = useDocument(mapOf);
  const [x, y] = entry;
  const span = { step: 0.5, minValue: 0 } as const;
  return (
    <div className="entryplace">
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
        className="entrymap"
        title={t("point")}
        onClick={(event) => onChange(placeOf(event, map))}
      >
        <Ground map={map} idPrefix={`entry-${id}`} label={t("map", { x, y })} />
        <i
          className={`side-${colour}`}
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
  const view = useMemo(
    () => ({ ...map, metresPerCm: 10, grid: false, units: [], commanders: [], entries: [] }),
    [map],
  );
  return <MapPicture map={view} size="thumbnail" layers={TERRAIN_ONLY} {...words} />;
});

/** The place on the table under the pointer, to the half centimetre. */
function placeOf({ currentTarget, clientX, clientY }: MouseEvent, map: TableMap): PointCm {
  const { left, bottom, width, height } = currentTarget.getBoundingClientRect();
  const half = (value: number) => Math.round(value * 2) / 2;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, half(value)));
  return [
    within(((clientX - left) / width) * map.widthCm, map.widthCm),
    within(((bottom - clientY) / height) * map.depthCm, map.depthCm),
  ];
}
