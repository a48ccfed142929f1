"use client";

import { type MouseEvent, memo, type ReactNode, useMemo } from "react";
import { ScenePicture } from "@/app/_map/scene-picture";
import { classNames } from "@/app/_ui/class-names";
import { NumberField } from "@/app/_ui/number-field";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { Scenario, TableMap } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { PointCm } from "@/lib/domain/document/primitives";
import { TERRAIN_ONLY } from "@/lib/domain/table/drawing/draw-scene";
import { useDocument } from "./scenario-editor";

interface PointFieldsProps {
  /** Unique among the points on the page. */
  readonly id: string;
  readonly at: PointCm;
  readonly onChange: (at: PointCm) => void;
  /** Labels of the numbers, short ones and those for screen readers, and of the picture. */
  readonly words: {
    readonly x: string;
    readonly y: string;
    readonly xLong: string;
    readonly yLong: string;
    readonly map: string;
    readonly point: string;
  };
  /** The sign at the point. */
  readonly mark: ReactNode;
  readonly className?: string;
}

const mapOf = ({ map }: Scenario) => map;

/** A point of the table: two numbers, and a small map to click on. */
export function PointFields({ id, at, onChange, words, mark, className }: PointFieldsProps) {
  const map = useDocument(mapOf);
  const [x, y] = at;
  const span = { step: 0.5, minValue: 0 } as const;
  return (
    <div
      className={classNames(
        "grid grid-cols-[--spacing(24.5)_--spacing(24.5)_--spacing(25)] items-start gap-2 max-tablet:grid-cols-[1fr_1fr_1.3fr]",
        className,
      )}
    >
      <NumberField
        label={words.x}
        aria-label={words.xLong}
        unit="cm"
        value={x}
        maxValue={map.widthCm}
        onCommit={(value) => value !== null && onChange([value, y])}
        {...span}
      />
      <NumberField
        label={words.y}
        aria-label={words.yLong}
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
        title={words.point}
        onClick={(event) => onChange(placeOf(event, map))}
      >
        <Ground map={map} idPrefix={`point-${id}`} label={words.map} />
        <i
          className="absolute -translate-x-1/2 translate-y-1/2"
          style={{ left: `${(100 * x) / map.widthCm}%`, bottom: `${(100 * y) / map.depthCm}%` }}
        >
          {mark}
        </i>
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
      mapScene({
        ...map,
        metresPerCm: 10,
        grid: false,
        units: [],
        commanders: [],
        entries: [],
        plannedWays: [],
        objectives: [],
      }),
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
