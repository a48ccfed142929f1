"use client";

import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { onPaper, type Pen, rounded, straightPath } from "@/lib/domain/table/drawing/pen";
import { boxAround } from "@/lib/terrain/box";
import { placedRectangle } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import type { MapGroup } from "./map-group";
import { subjectKey } from "./map-subject";
import { stemCm, TurnHandle } from "./selected-mark";
import type { HitSizes } from "./use-pen";

interface GroupMarkProps {
  readonly map: MapView;
  readonly group: MapGroup;
  readonly pen: Pen;
  readonly hand: HitSizes;
}

/** Brass outlines around the things selected together, dashed if locked, with one handle to turn them. */
export function GroupMark({ map, group, pen, hand }: GroupMarkProps) {
  if (group.subjects.length === 0) return null;
  const rim = hand.gripCm / 4;
  const free = group.subjects.filter((each) => !group.isFixed(each));
  const fixed = group.subjects.filter(group.isFixed);
  const around = (subjects: MapGroup["subjects"]) => outlinesOf(subjects, map, rim);
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
  { units, commanders, features }: MapView,
  rimCm: number,
): (readonly Point[])[] {
  const keys = new Set(subjects.map(subjectKey));
  const isChosen = (kind: "unit" | "commander" | "feature") => (each: { readonly id: string }) =>
    keys.has(subjectKey({ kind, id: each.id }));
  const room = ({ widthCm, depthCm }: { readonly widthCm: number; readonly depthCm: number }) => ({
    widthCm: widthCm + rimCm * 2,
    depthCm: depthCm + rimCm * 2,
  });
  const disc = room({ widthCm: rimCm * 6, depthCm: rimCm * 6 });
  const square = ({ xCm, yCm }: { readonly xCm: number; readonly yCm: number }) =>
    placedRectangle(disc, { xCm, yCm, facingDeg: 0 });
  return [
    ...units.filter(isChosen("unit")).map((unit) => placedRectangle(room(unit), unit)),
    ...commanders.filter(isChosen("commander")).map(square),
    ...features
      .filter(isChosen("feature"))
      .map((feature) => (feature.kind === "place" ? square(feature) : feature.points)),
  ];
}
