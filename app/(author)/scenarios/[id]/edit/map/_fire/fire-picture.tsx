"use client";

import type { FireOfUnit } from "@/lib/domain/belle-alliance/fire/fire-of-unit";
import { isAllowed, type TargetInRange } from "@/lib/domain/belle-alliance/fire/targets";
import { meleeZones } from "@/lib/domain/belle-alliance/scenario/checks/melee-zones";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { groundOf } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { moved, type Point } from "@/lib/terrain/point";
import type { MapDeskState } from "../use-map-desk";

interface FirePictureProps {
  readonly fire: FireOfUnit;
  readonly unit: Unit;
  readonly desk: Pick<MapDeskState, "scenario" | "overlay" | "zoomPercent">;
}

/** The nearer zones lie within the farther ones, so that they come out darker. */
const ZONE_LOOK = {
  fill: "var(--color-error)",
  fillOpacity: 0.1,
  stroke: "var(--color-error)",
  strokeWidth: 1.25,
  vectorEffect: "non-scaling-stroke",
} as const;

/** The zones of fire, the melee zone and the lines of fire on the map; a fire that is not allowed is dashed. */
export function FirePicture({ fire, unit, desk }: FirePictureProps) {
  const { depthCm } = desk.scenario.map;
  const paper = ([x, y]: Point): Point => [cm(x), cm(depthCm - y)];
  const path = (ring: readonly Point[]) => `M${ring.map((at) => paper(at).join(" ")).join("L")}Z`;
  return (
    <g data-fire="">
      {fire.zones.map(({ zone, areas }) => (
        <path key={zone} data-zone={zone} d={areas.map(path).join("")} {...ZONE_LOOK} />
      ))}
      <path
        d={meleeZonesOf(unit, desk.scenario).map(path).join("")}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={1}
        strokeDasharray="2 3"
        vectorEffect="non-scaling-stroke"
      />
      {fire.targets.map((target) => (
        <LineOfFire key={target.target.unit.id} target={target} paper={paper} />
      ))}
      <ZoneNumbers fire={fire} overlay={desk.overlay} paper={paper} />
    </g>
  );
}

/** The melee zone of troops in a building does not reach out of it [6.1.2]. */
function meleeZonesOf(unit: Unit, scenario: FirePictureProps["desk"]["scenario"]) {
  const { placement } = unit;
  if (!placement || placement.buildingId !== null) return [];
  return meleeZones({ placement, outline: groundOf(unit, placement, scenario).outline });
}

interface LineOfFireProps {
  readonly target: TargetInRange;
  readonly paper: (at: Point) => Point;
}

function LineOfFire({ target, paper }: LineOfFireProps) {
  const [[x1, y1], [x2, y2]] = [paper(target.shot.from), paper(target.hit.at)];
  const isStopped = !isAllowed(target);
  return (
    <line
      {...{ x1, y1, x2, y2 }}
      stroke="var(--color-error)"
      strokeWidth={isStopped ? 1.25 : 2}
      strokeDasharray={isStopped ? "4 4" : undefined}
      vectorEffect="non-scaling-stroke"
    />
  );
}

interface ZoneNumbersProps extends Pick<LineOfFireProps, "paper"> {
  readonly fire: FireOfUnit;
  readonly overlay: SVGGElement | null;
}

/** The number of each zone straight ahead of the first front, of the same size at every zoom. */
function ZoneNumbers({ fire: { field, fronts }, overlay, paper }: ZoneNumbersProps) {
  const [front] = fronts;
  if (!front) return null;
  const pxPerCm = overlay?.getScreenCTM()?.a ?? ORDINARY_PX_PER_CM;
  const angle = (front.facingDeg * Math.PI) / 180;
  const middle = moved(
    front.left,
    [front.right[0] - front.left[0], front.right[1] - front.left[1]],
    0.5,
  );
  return field.zones.map(({ fromCm, toCm }, i) => {
    const [x, y] = paper(moved(middle, [Math.sin(angle), Math.cos(angle)], (fromCm + toCm) / 2));
    return (
      <text
        key={toCm}
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={cm(NUMBER_PX / pxPerCm)}
        fontWeight={700}
        fill="var(--color-ink)"
        stroke="var(--color-terrain-halo)"
        strokeWidth={3}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        paintOrder="stroke"
      >
        {i + 1}
      </text>
    );
  });
}

const NUMBER_PX = 15;
const ORDINARY_PX_PER_CM = 4;

/** To a tenth of a mm. */
function cm(value: number): number {
  return Math.round(value * 100) / 100;
}
