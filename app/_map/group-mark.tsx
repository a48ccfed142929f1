"use client";

import { onPaper, type Pen, rounded, straightPath } from "@/lib/domain/table/drawing/pen";
import type { PieceRoom, Scene, ScenePiece } from "@/lib/domain/table/scene";
import { boxAround } from "@/lib/terrain/box";
import { placedRectangle } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import type { MapGroup } from "./map-group";
import { subjectKey } from "./map-subject";
import { stemCm, TurnHandle } from "./selected-mark";
import type { HitSizes } from "./use-pen";

interface GroupMarkProps {
  readonly scene: Scene;
  readonly group: MapGroup;
  readonly pen: Pen;
  readonly hand: HitSizes;
}

/** Brass outlines around the things selected together, dashed if locked, with one handle to turn them. */
export function GroupMark({ scene, group, pen, hand }: GroupMarkProps) {
  if (group.subjects.length === 0) return null;
  const rim = hand.gripCm / 4;
  const free = group.subjects.filter((each) => !group.isFixed(each));
  const fixed = group.subjects.filter(group.isFixed);
  const around = (subjects: MapGroup["subjects"]) => outlinesOf(subjects, scene, rim);
  const line = {
    fill: "none",
    stroke: "var(--color-brass)",
    strokeWidth: rounded(rim / 1.6),
    pointerEvents: "none",
  } as const;
  const path = (outlines: readonly (readonly Point[])[]) =>
    outlines.map((outline) => straightPath(pen, outline, "Z")).join("");
  const outlines = around(free);
  const top = boxAround(outlines.flat()).maxY;
  const [x] = group.middle;
  return (
    <>
      {fixed.length > 0 && <path d={path(around(fixed))} strokeDasharray={rim} {...line} />}
      {free.length > 0 && (
        <g data-group="">
          <path d={path(outlines)} {...line} />
          <circle
            cx={onPaper(pen, group.middle)[0]}
            cy={onPaper(pen, group.middle)[1]}
            r={rounded(rim)}
            fill="var(--color-brass)"
            pointerEvents="none"
          />
          <TurnHandle
            stem={[
              [x, top],
              [x, top + stemCm(pen, hand)],
            ]}
            pen={pen}
            hand={hand}
          />
        </g>
      )}
    </>
  );
}

function outlinesOf(
  subjects: MapGroup["subjects"],
  { pieces, shapes, places }: Scene,
  rimCm: number,
): (readonly Point[])[] {
  const keys = new Set(subjects.map(subjectKey));
  const isChosen = ({ id }: { readonly id: string }) =>
    keys.has(subjectKey({ kind: "feature", id }));
  const square = ({ xCm, yCm }: { readonly xCm: number; readonly yCm: number }) =>
    placedRectangle({ widthCm: rimCm * 8, depthCm: rimCm * 8 }, { xCm, yCm, facingDeg: 0 });
  return [
    ...pieces
      .filter(({ subject }) => subject !== null && keys.has(subjectKey(subject)))
      .map((piece) =>
        piece.room?.is === "block" ? around(piece, piece.room, rimCm) : square(piece),
      ),
    ...shapes.filter(isChosen).map(({ points }) => points),
    ...places.filter(isChosen).map(square),
  ];
}

function around(
  { xCm, yCm }: ScenePiece,
  { widthCm, depthCm, facingDeg }: Extract<PieceRoom, { readonly is: "block" }>,
  rimCm: number,
): readonly Point[] {
  const size = { widthCm: widthCm + rimCm * 2, depthCm: depthCm + rimCm * 2 };
  return placedRectangle(size, { xCm, yCm, facingDeg });
}
