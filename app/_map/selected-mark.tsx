"use client";

import type { MapLabel } from "@/lib/domain/table/drawing/label-request";
import { onPaper, type Pen, rounded, straightPath } from "@/lib/domain/table/drawing/pen";
import type { Shape } from "@/lib/domain/table/looks/look";
import type { MapSubject, PieceRoom, Scene, ScenePiece } from "@/lib/domain/table/scene";
import { boxAround } from "@/lib/terrain/box";
import { placed, placedRectangle } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import { turned } from "@/lib/terrain/transform";
import type { FacingOf } from "./drag-context";
import { sameSubject, subjectKey } from "./map-subject";
import type { HitSizes } from "./use-pen";

interface SelectedMarkProps {
  readonly scene: Scene;
  readonly labels: readonly MapLabel[];
  readonly selected: MapSubject | null;
  readonly pen: Pen;
  readonly hand: HitSizes;
  readonly facingOf?: FacingOf | undefined;
  /** Whether it is locked, so that it has no handle. */
  readonly isFixed: boolean;
}

/** A brass outline around the selection; a block and some shapes also get a turning handle, a disc its reach. */
export function SelectedMark(props: SelectedMarkProps) {
  const { scene, labels, selected, pen, hand, facingOf, isFixed } = props;
  if (selected === null) return null;
  const piece = scene.pieces.find(({ subject }) => sameSubject(subject, selected));
  if (piece?.room) {
    const mark =
      piece.room.is === "block" ? (
        <BlockMark piece={piece} room={piece.room} pen={pen} hand={hand} isFixed={isFixed} />
      ) : (
        <DiscMark piece={piece} room={piece.room} pen={pen} gripCm={hand.gripCm} />
      );
    return <g data-subject={subjectKey(selected)}>{mark}</g>;
  }
  if (selected.kind === "unit" || selected.kind === "commander") return null;
  const shape = scene.shapes.find(({ id }) => id === selected.id);
  if (!shape) return <PlaceMark id={selected.id} labels={labels} gripCm={hand.gripCm} />;
  const facingDeg = facingOf?.(shape) ?? null;
  if (facingDeg === null || isFixed) return null;
  return <ShapeTurn shape={shape} facingDeg={facingDeg} pen={pen} hand={hand} />;
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

interface DiscMarkProps {
  readonly piece: ScenePiece;
  readonly room: Extract<PieceRoom, { readonly is: "disc" }>;
  readonly pen: Pen;
  readonly gripCm: number;
}

/** A brass outline around a disc, and its reach. */
function DiscMark({ piece, room, pen, gripCm }: DiscMarkProps) {
  const [cx, cy] = onPaper(pen, [piece.xCm, piece.yCm]);
  const line = { fill: "none", stroke: "var(--color-brass)", pointerEvents: "none" } as const;
  return (
    <>
      <circle
        {...line}
        cx={cx}
        cy={cy}
        r={room.reachCm}
        className="map-reach"
        strokeWidth={gripCm / 7}
        strokeDasharray={`${gripCm / 2} ${gripCm / 3}`}
      />
      <circle
        {...line}
        cx={cx}
        cy={cy}
        r={rounded(room.radiusCm * pen.mark + gripCm / 5)}
        strokeWidth={gripCm / 6}
      />
    </>
  );
}

interface BlockMarkProps extends Pick<SelectedMarkProps, "pen" | "hand" | "isFixed"> {
  readonly piece: ScenePiece;
  readonly room: Extract<PieceRoom, { readonly is: "block" }>;
}

function BlockMark({ piece, room, pen, hand, isFixed }: BlockMarkProps) {
  const rim = hand.gripCm / 4;
  const stand = { xCm: piece.xCm, yCm: piece.yCm, facingDeg: room.facingDeg };
  const around = { widthCm: room.widthCm + rim * 2, depthCm: room.depthCm + rim * 2 };
  const front = room.depthCm / 2;
  const stem = [
    placed([0, front + rim], stand),
    placed([0, front + stemCm(pen, hand)], stand),
  ] as const;
  return (
    <>
      <path
        d={straightPath(pen, placedRectangle(around, stand), "Z")}
        fill="none"
        stroke="var(--color-brass)"
        strokeWidth={rim / 1.6}
        strokeDasharray={isFixed ? rim : undefined}
        pointerEvents="none"
      />
      {!isFixed && <TurnHandle stem={stem} pen={pen} hand={hand} />}
    </>
  );
}

interface ShapeTurnProps {
  readonly shape: Shape;
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
