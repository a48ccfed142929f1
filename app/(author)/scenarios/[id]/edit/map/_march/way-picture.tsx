"use client";

import { pxPerCmOf } from "@/app/_map/places-on-map";
import { boundsOnWay, type Way } from "@/lib/domain/belle-alliance/scenario/march/way";
import type { Point } from "@/lib/terrain/point";
import { cutAt, type Polyline } from "@/lib/terrain/polyline";

interface WayPictureProps {
  readonly way: Way;
  readonly depthCm: number;
  readonly overlay: SVGGElement;
}

const LINE = {
  fill: "none",
  strokeLinejoin: "round",
  strokeLinecap: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

const DISC_PX = 9;
const NUMBER_PX = 11;

/** A way on the map: what slows it broad, and where the head stands at the end of each bound. */
export function WayPicture({ way, depthCm, overlay }: WayPictureProps) {
  const px = 1 / pxPerCmOf(overlay);
  const paper = ([x, y]: Point): Point => [cm(x), cm(depthCm - y)];
  const path = (line: Polyline) => `M${line.map((at) => paper(at).join(" ")).join("L")}`;
  return (
    <g data-march="">
      <path d={path(way.way)} {...LINE} stroke="var(--color-terrain-halo)" strokeWidth={7} />
      {way.slowedBy.map(({ fromCm, toCm }) => (
        <path
          key={fromCm}
          data-slow=""
          d={path(partOf(way.way, fromCm, toCm))}
          {...LINE}
          stroke="var(--color-warn)"
          strokeWidth={6}
        />
      ))}
      <path d={path(way.way)} {...LINE} stroke="var(--color-ink)" strokeWidth={2.25} />
      {boundsOnWay(way).map(({ n, xCm, yCm }) => {
        const [x, y] = paper([xCm, yCm]);
        return (
          <g key={n} data-bound={n}>
            <circle
              cx={x}
              cy={y}
              r={DISC_PX * px}
              fill="var(--color-ink)"
              stroke="var(--color-terrain-halo)"
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={cm(NUMBER_PX * px)}
              fontWeight={700}
              fill="var(--color-on-ink)"
            >
              {n}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function partOf(line: Polyline, fromCm: number, toCm: number): Polyline {
  return cutAt(cutAt(line, toCm).toReversed(), toCm - fromCm);
}

/** To a tenth of a mm. */
function cm(value: number): number {
  return Math.round(value * 100) / 100;
}
