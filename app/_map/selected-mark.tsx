"use client";

import { commanderRadius } from "@/lib/domain/belle-alliance/drawing/draw-commander";
import type { ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import type {
  MapView,
  PlacedCommanderView,
  PlacedUnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { MapLabel } from "@/lib/domain/table/drawing/label-request";
import { onPaper, type Pen, rounded, straightPath } from "@/lib/domain/table/drawing/pen";
import { boxAround } from "@/lib/terrain/box";
import { placed, placedRectangle } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import { turned } from "@/lib/terrain/transform";
import type { FacingOf } from "./drag-context";
import { type MapSubject, subjectKey } from "./map-subject";
import type { HitSizes } from "./use-pen";

interface SelectedMarkProps {
  readonly map: MapView;
  readonly labels: readonly MapLabel[];
  readonly selected: MapSubject | null;
  readonly pen: Pen;
  readonly hand: HitSizes;
  readonly facingOf?: FacingOf | undefined;
  /** Whether it is locked, so that it has no handle. */
  readonly isFixed: boolean;
}

/** A brass outline around the selection; a unit and some shapes also get a turning handle, a commander their reach. */
export function SelectedMark(props: SelectedMarkProps) {
  const { map, labels, selected, pen, hand, facingOf, isFixed } = props;
  if (selected === null) return null;
  if (selected.kind === "unit") {
    const unit = map.units.find(({ id }) => id === selected.id);
    return unit ? <UnitMark unit={unit} pen={pen} hand={hand} isFixed={isFixed} /> : null;
  }
  if (selected.kind === "commander") {
    const commander = map.commanders.find(({ id }) => id === selected.id);
    return commander ? (
      <CommanderMark commander={commander} pen={pen} gripCm={hand.gripCm} />
    ) : null;
  }
  const place = map.features.find(({ id }) => id === selected.id);
  if (!place) return null;
  if (place.kind !== "place") {
    const facingDeg = facingOf?.(place) ?? null;
    if (facingDeg === null || isFixed) return null;
    return <ShapeTurn shape={place} facingDeg={facingDeg} pen={pen} hand={hand} />;
  }
  return <PlaceMark id={place.id} labels={labels} gripCm={hand.gripCm} />;
}

interface PlaceMarkProps {
  readonly id: string;
  readonly labels: readonly MapLabel[];
  readonly gripCm: number;
}

/** A brass outline around a place's label. */
function PlaceMark({ id, labels, gripCm }: PlaceMarkProps) {
  const label = labels.find((each) => each.id === id);
  if (!label || label.fate.fate === "dropped") return null;
  const { x, y, width, height } = label.fate.box;
  return (
    <g data-subject={subjectKey({ kind: "feature", id })} pointerEvents="none">
      <rect
        x={rounded(x - width / 2)}
        y={rounded(y - height / 2)}
        width={rounded(width)}
        height={rounded(height)}
        transform={`rotate(${label.turnDeg} ${rounded(x)} ${rounded(y)})`}
        fill="none"
        stroke="var(--color-brass)"
        strokeWidth={gripCm / 6}
      />
    </g>
  );
}

interface CommanderMarkProps {
  readonly commander: PlacedCommanderView;
  readonly pen: Pen;
  readonly gripCm: number;
}

/** A brass outline around the commander's disc, and the reach of their orders without a roll [1.1.3]. */
function CommanderMark({ commander, pen, gripCm }: CommanderMarkProps) {
  const [cx, cy] = onPaper(pen, [commander.xCm, commander.yCm]);
  const line = { fill: "none", stroke: "var(--color-brass)", pointerEvents: "none" } as const;
  return (
    <g data-subject={subjectKey({ kind: "commander", id: commander.id })}>
      <circle
        {...line}
        cx={cx}
        cy={cy}
        r={commander.reachCm}
        className="map-reach"
        strokeWidth={gripCm / 7}
        strokeDasharray={`${gripCm / 2} ${gripCm / 3}`}
      />
      <circle
        {...line}
        cx={cx}
        cy={cy}
        r={rounded(commanderRadius(pen) * 1.22 + gripCm / 5)}
        strokeWidth={gripCm / 6}
      />
    </g>
  );
}

interface UnitMarkProps extends Pick<SelectedMarkProps, "pen" | "hand" | "isFixed"> {
  readonly unit: PlacedUnitView;
}

function UnitMark({ unit, pen, hand, isFixed }: UnitMarkProps) {
  const rim = hand.gripCm / 4;
  const around = { widthCm: unit.widthCm + rim * 2, depthCm: unit.depthCm + rim * 2 };
  const front = unit.depthCm / 2;
  const stem = [
    placed([0, front + rim], unit),
    placed([0, front + stemCm(pen, hand)], unit),
  ] as const;
  return (
    <g data-subject={subjectKey({ kind: "unit", id: unit.id })}>
      <path
        d={straightPath(pen, placedRectangle(around, unit), "Z")}
        fill="none"
        stroke="var(--color-brass)"
        strokeWidth={rim / 1.6}
        strokeDasharray={isFixed ? rim : undefined}
        pointerEvents="none"
      />
      {!isFixed && <TurnHandle stem={stem} pen={pen} hand={hand} />}
    </g>
  );
}

interface ShapeTurnProps {
  readonly shape: ShapeFeature;
  readonly facingDeg: number;
  readonly pen: Pen;
  readonly hand: HitSizes;
}

/** The turning handle of a shape, in the direction it faces. */
function ShapeTurn({ shape, facingDeg, pen, hand }: ShapeTurnProps) {
  const [xCm, yCm] = middleOf(shape.points);
  const stand = { xCm, yCm, facingDeg };
  const front = boxAround(turned(shape.points, [xCm, yCm], -facingDeg)).maxY - yCm;
  const stem = [placed([0, front], stand), placed([0, front + stemCm(pen, hand)], stand)] as const;
  return (
    <g data-subject={subjectKey({ kind: "feature", id: shape.id })}>
      <TurnHandle stem={stem} pen={pen} hand={hand} />
    </g>
  );
}

/** The length of the stem, far enough that neither corners nor the thing itself are gripped by mistake. */
export function stemCm({ mark }: Pen, { gripCm, fingerCm }: HitSizes): number {
  return fingerCm + gripCm * 0.6 + 1.8 * mark;
}

interface TurnHandleProps {
  /** From the thing to the handle, in cm on the table. */
  readonly stem: readonly [Point, Point];
  readonly pen: Pen;
  readonly hand: HitSizes;
}

/** The handle for turning a thing. */
export function TurnHandle({ stem, pen, hand: { gripCm, fingerCm } }: TurnHandleProps) {
  const [[fromX, fromY], [toX, toY]] = [onPaper(pen, stem[0]), onPaper(pen, stem[1])];
  const line = { stroke: "var(--color-brass)", strokeWidth: gripCm / 8 };
  return (
    <>
      <path d={`M${fromX} ${fromY}L${toX} ${toY}`} {...line} pointerEvents="none" />
      <g data-turn="" className="map-turn">
        <circle cx={toX} cy={toY} r={fingerCm} fill="transparent" />
        <circle
          cx={toX}
          cy={toY}
          r={gripCm / 2.4}
          fill="var(--color-sheet)"
          stroke="var(--color-brass)"
          strokeWidth={gripCm / 6.4}
        />
      </g>
    </>
  );
}
