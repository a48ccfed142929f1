"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useMapSize } from "@/app/_map/use-map-size";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { coversGround, thingsOf } from "@/lib/domain/bogowie-wojny/field/things";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { pathOf } from "./draft-shape";
import { overlayBox } from "./field-map";
import { type FieldJson, useField } from "./use-field";

/**
 * Marks over the field: everything placed since the reader's last look, and the numbers of pieces that may become
 * objectives.
 */
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
    <svg className="pointer-events-none absolute inset-0 h-full" viewBox={box} aria-hidden>
      {laid.map(({ id, points, isClosed }) => (
        <path
          key={id}
          className="fill-none stroke-brass stroke-1 [stroke-dasharray:2_1.4] [stroke-linecap:round]"
          d={`${pathOf(points.map(down))}${isClosed ? "Z" : ""}`}
        />
      ))}
      {[...certain, ...equals].map((id) => {
        const index = field.pieces.findIndex((piece) => piece.id === id);
        const [x, y] = down(boxCentre(boxAround(field.pieces[index]?.points ?? [])));
        return (
          <g key={id}>
            <circle className="fill-sheet stroke-brass" strokeWidth={0.8} cx={x} cy={y} r={3.4} />
            <text
              x={x}
              y={y}
              fontSize={4}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink font-semibold"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Steps after those the reader has seen; if that is unknown or there are none, the newest step. */
function newStepsOf({ log, step }: FieldJson, seen: number | null): FieldJson["log"] {
  const since = log.filter(({ seq }) => seen !== null && seq > seen);
  return since.length > 0 ? since : log.filter(({ seq }) => seq === step);
}

interface Laid {
  readonly id: string;
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** The things that some steps placed and that are still on the field. */
function laidBy(field: Battlefield, steps: FieldJson["log"]): Laid[] {
  const ids = new Set(steps.flatMap(({ laid }) => laid));
  return thingsOf(field)
    .filter(({ thing }) => ids.has(thing.id))
    .map((found) => ({
      id: found.thing.id,
      points: found.thing.points,
      isClosed: coversGround(found),
    }));
}

/**
 * The last step the reader has seen: the newest when the page was last left on this device, or the reader's own newest
 * step, whichever is later. Null until that is known.
 */
function useSeenStep({
  gameId,
  step,
  ownStep,
}: {
  readonly gameId: string;
  readonly step: number;
  /** The newest step the reader made; 0 if none. */
  readonly ownStep: number;
}): number | null {
  const key = `grundlag.field-seen.${gameId}`;
  const [seen, setSeen] = useState<number | null>(null);
  const newest = useRef(step);
  newest.current = step;
  useEffect(() => {
    const recall = () => setSeen(stepKept(key) ?? newest.current);
    const change = () => {
      if (document.visibilityState === "visible") recall();
      else keepStep(key, newest.current);
    };
    const leave = () => keepStep(key, newest.current);
    recall();
    document.addEventListener("visibilitychange", change);
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", change);
      window.removeEventListener("pagehide", leave);
    };
  }, [key]);
  return seen === null ? null : Math.max(seen, ownStep);
}

function stepKept(key: string): number | null {
  try {
    const kept = Number(localStorage.getItem(key));
    return kept > 0 ? kept : null;
  } catch {
    return null;
  }
}

/** Without storage in the browser, only steps that arrive while the page is open are marked. */
function keepStep(key: string, step: number): void {
  try {
    localStorage.setItem(key, String(step));
  } catch {}
}
