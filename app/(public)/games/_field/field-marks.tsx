"use client";

import { useMemo } from "react";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { coversGround, thingsOf } from "@/lib/domain/battlefield/things";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { pathOf } from "./draft-shape";
import { overlayBox, useMapSize } from "./field-map";
import { type FieldOnWire, useField } from "./use-field";
import { useSeenStep } from "./use-seen-step";

/** Drawn over the field for its reader: what was laid since he last looked, and the numbers of the pieces that may become objectives. */
export function FieldMarks({ field }: { readonly field: Battlefield }) {
  const { view } = useField();
  const size = useMapSize();
  const box = useMemo(() => overlayBox(field, size), [field, size]);
  const mine = view.log.filter(({ seat }) => view.mine.length === 1 && view.mine[0] === seat);
  const ownStep = mine.at(-1)?.seq ?? 0;
  const seen = useSeenStep({ gameId: view.gameId, step: view.step, ownStep });
  const laid = laidBy(field, newStepsOf(view, seen));
  const { certain = [], equals = [] } = view.objectives ?? {};
  const down = ([x, y]: Point): Point => [x, field.table.depthCm - y];
  return (
    <svg className="fieldmarks" viewBox={box} aria-hidden>
      {laid.map(({ id, points, isClosed }) => (
        <path key={id} d={`${pathOf(points.map(down))}${isClosed ? "Z" : ""}`} />
      ))}
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

/** Steps that lie after what the reader has seen; before that is known, and where nothing came since, the newest. */
function newStepsOf({ log, step }: FieldOnWire, seen: number | null): FieldOnWire["log"] {
  const since = log.filter(({ seq }) => seen !== null && seq > seen);
  return since.length > 0 ? since : log.filter(({ seq }) => seq === step);
}

interface Laid {
  readonly id: string;
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** What some steps laid, as far as it still lies there. */
function laidBy(field: Battlefield, steps: FieldOnWire["log"]): Laid[] {
  const ids = new Set(steps.flatMap(({ laid }) => laid));
  return thingsOf(field)
    .filter(({ thing }) => ids.has(thing.id))
    .map((found) => ({
      id: found.thing.id,
      points: found.thing.points,
      isClosed: coversGround(found),
    }));
}
