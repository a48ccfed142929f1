"use client";

import { useMemo } from "react";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { isAreaKind, pathOf } from "./draft-shape";
import { overlayBox, useMapSize } from "./field-map";
import { type FieldOnWire, useField } from "./use-field";

/** Drawn over the field for everybody: what was laid last, and the numbers of the pieces that may become objectives. */
export function FieldMarks({ field }: { readonly field: Battlefield }) {
  const { view } = useField();
  const size = useMapSize();
  const box = useMemo(() => overlayBox(field, size), [field, size]);
  const newest = newestOn(field, view.log);
  const { certain = [], equals = [] } = view.objectives ?? {};
  const down = ([x, y]: Point): Point => [x, field.table.depthCm - y];
  return (
    <svg className="fieldmarks" viewBox={box} aria-hidden>
      {newest && <path d={`${pathOf(newest.points.map(down))}${newest.isClosed ? "Z" : ""}`} />}
      {[...certain, ...equals].map((id) => {
        const index = field.pieces.findIndex((piece) => piece.id === id);
        const [x, y] = down(boxCentre(boxAround(field.pieces[index]?.points ?? [])));
        return (
          <g key={id}>
            <circle cx={x} cy={y} r={3.4} />
            <text x={x} y={y}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface Newest {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** What the newest step of the log laid; null where it laid nothing. */
function newestOn(field: Battlefield, log: FieldOnWire["log"]): Newest | null {
  const open = (points: readonly Point[] | undefined) => points && { points, isClosed: false };
  const piece = field.pieces.at(-1);
  const work = field.fieldWorks.at(-1);
  switch (log.at(-1)?.kind) {
    case "field-piece":
      return piece ? { points: piece.points, isClosed: isAreaKind(piece.kind) } : null;
    case "field-work":
      return work ? { points: work.points, isClosed: isAreaKind(work.kind) } : null;
    case "field-road":
      return open(field.roads.at(-1)?.points) ?? null;
    case "field-crossing":
      return open(field.crossings.at(-1)?.points) ?? null;
    default:
      return null;
  }
}
