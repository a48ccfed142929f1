"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { useMapSize } from "@/app/_map/use-map-size";
import { claimSwipes } from "@/app/_ui/claim-swipes";
import { classNames } from "@/app/_ui/class-names";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { Point } from "@/lib/terrain/point";
import type { Draft } from "./draft";
import { draftShape, isArea } from "./draft-shape";
import { dragged, type Grip, gripAt, nudged, withCorner } from "./drag-draft";
import { overlayBox } from "./field-map";

interface DraftLayerProps {
  readonly field: Battlefield;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** `good` if the rules allow the draft at this place. */
  readonly look: "good" | "doubtful" | "wrong";
  /** The draft's name. */
  readonly name: string;
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const STROKES = {
  good: "stroke-ok",
  doubtful: "stroke-warn",
  wrong: "stroke-error [stroke-dasharray:2_1]",
} as const;
const AREAS = { good: "fill-ok/30", doubtful: "fill-warn/30", wrong: "fill-error/25" } as const;

/** The draft above the field, moved by finger, mouse or arrow keys until it is placed. */
export function DraftLayer({ field, draft, onChange, look, name }: DraftLayerProps) {
  const t = useTranslations("fieldSetUp.draft");
  const svg = useRef<SVGSVGElement>(null);
  const grip = useRef<Grip | null>(null);
  const size = useMapSize();
  useEffect(() => claimSwipes(svg.current), []);
  const box = useMemo(() => overlayBox(field, size), [field, size]);
  const at = (event: PointerEvent): Point => placeOf(svg.current, event, field);
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const place = at(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = gripAt(draft, place);
    if (!grip.current) onChange(withCorner(draft, place, field));
    else if (grip.current.of !== "corner") onChange(dragged(draft, grip.current, place, field));
  };
  const drag = (event: PointerEvent) => {
    if (grip.current) onChange(dragged(draft, grip.current, at(event), field));
  };
  const nudge = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 : 1;
    onChange(nudged(draft, [by[0] * far, by[1] * far], field));
  };
  const { outline, handles } = draftShape(field, draft);
  return (
    <svg
      ref={svg}
      className="absolute inset-0 h-full cursor-crosshair touch-none focus-visible:outline-none"
      viewBox={box}
      data-look={look}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus and the arrow keys
      tabIndex={0}
      aria-label={t("held", { name })}
      onKeyDown={nudge}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = null;
      }}
    >
      <path
        className={classNames(
          "cursor-move [stroke-linecap:round] [stroke-linejoin:round] in-focus-visible:[filter:drop-shadow(0_0_0.8px_var(--color-focus))_drop-shadow(0_0_0.8px_var(--color-focus))]",
          STROKES[look],
          isArea(draft) ? AREAS[look] : "fill-none",
        )}
        d={outline}
        strokeWidth={isArea(draft) ? 0.8 : 1.4}
      />
      {handles.map(([x, y], index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no identity other than their order
          key={index}
          className={classNames("cursor-move fill-sheet", STROKES[look])}
          strokeWidth={0.6}
          cx={x}
          cy={y}
          r={1.6}
        />
      ))}
    </svg>
  );
}

function placeOf(
  svg: SVGSVGElement | null,
  { clientX, clientY }: PointerEvent,
  { table }: Battlefield,
): Point {
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return [x, table.depthCm - y];
}
