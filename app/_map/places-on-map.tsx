"use client";

import { useFormatter, useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import type { Point } from "@/lib/terrain/point";
import { onTable } from "./next-place";

interface PlacesOnMapProps {
  readonly places: readonly Point[];
  readonly onPlaces: (places: readonly Point[]) => void;
  /** The next place was pressed on the table. */
  readonly onPut: (at: Point) => void;
  /** One more place was asked for by keyboard. */
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
  readonly map: { readonly widthCm: number; readonly depthCm: number };
  readonly overlay: SVGGElement;
  /** Whether presses on the table put places. */
  readonly isPicking: boolean;
  /** What a place is called where it is none of a march; `where` says it in cm. */
  readonly nameOf?: (index: number, where: { readonly x: string; readonly y: string }) => string;
}

const STEP_CM = { fine: 0.5, far: 5 } as const;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** The most pixels a pointer may move during a press; beyond, it moved the map. */
const STRAY_PX = 4;
const RADIUS_PX = { goal: 13, through: 7 } as const;
/** Large enough for a finger. */
const REACH_PX = 22;

/** The places of a march on the map: marks to drag or to move with the arrow keys; before, the table takes presses. */
export function PlacesOnMap(props: PlacesOnMapProps) {
  const { places, onPut, map, overlay, isPicking } = props;
  const pressed = useRef<Point>([0, 0]);
  const marks = useRef<SVGGElement>(null);
  const follows = useRef(false);
  const count = places.length;
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    const all = marks.current?.querySelectorAll<SVGGElement>("[data-march-place]");
    all?.[count - 1]?.focus({ preventScroll: true });
  }, [count]);
  const onPress = (event: MouseEvent) => {
    event.stopPropagation();
    const [x, y] = pressed.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STRAY_PX) return;
    follows.current = true;
    onPut(placeUnder(event, overlay, map));
  };
  return (
    <>
      {isPicking && (
        // biome-ignore lint/a11y/noStaticElementInteractions: typed numbers do the same by keyboard.
        <rect
          data-march-press=""
          width={map.widthCm}
          height={map.depthCm}
          fill="none"
          style={{ pointerEvents: "all", cursor: "crosshair" }}
          // The map would select or drag what lies below; moving the map itself goes by other events.
          onPointerDown={(event) => {
            event.stopPropagation();
            pressed.current = [event.clientX, event.clientY];
          }}
          onClick={onPress}
        />
      )}
      <g ref={marks}>
        {places.map((at, index) => (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is only its turn on the way
            key={index}
            {...props}
            at={at}
            index={index}
            onCount={() => {
              follows.current = true;
            }}
          />
        ))}
      </g>
    </>
  );
}

interface MarkProps extends PlacesOnMapProps {
  readonly at: Point;
  readonly index: number;
  /** Places are about to be more or fewer, and the focus goes to the last of them. */
  readonly onCount: () => void;
}

function Mark(props: MarkProps) {
  const { places, at, index, map, overlay } = props;
  const t = useTranslations("unitMarch");
  const format = useFormatter();
  const isGoal = index === places.length - 1;
  const radiusPx = RADIUS_PX[isGoal ? "goal" : "through"];
  const [x, y] = [at[0], map.depthCm - at[1]];
  const px = 1 / pxPerCmOf(overlay);
  const move = (to: Point) => props.onPlaces(places.with(index, to));
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    event.stopPropagation();
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    event.stopPropagation();
    move(placeUnder(event, overlay, map));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyAct(event.key, event.shiftKey ? "far" : "fine", { ...props, move });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const where = { x: format.number(at[0]), y: format.number(at[1]) };
  const ofMarch = isGoal ? t("goalAt", where) : t("placeAt", { n: index + 1, ...where });
  const name = props.nameOf?.(index, where) ?? ofMarch;
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML's button cannot be drawn on the map.
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      data-march-place=""
      {...(isGoal && { "data-march-goal": "" })}
      style={{ cursor: "move", touchAction: "none", outlineWidth: 2 * px }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onMouseDown={stop}
      onTouchStart={stop}
      onClick={stop}
      onKeyDown={onKeyDown}
    >
      <circle cx={x} cy={y} r={REACH_PX * px} fill="none" style={{ pointerEvents: "all" }} />
      <circle
        cx={x}
        cy={y}
        r={radiusPx * px}
        fill="none"
        stroke="var(--color-terrain-halo)"
        strokeWidth={6}
        vectorEffect="non-scaling-stroke"
      />
      <circle
        cx={x}
        cy={y}
        r={radiusPx * px}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={2.5}
        strokeDasharray={isGoal ? "5 3" : undefined}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}

type KeyActs = MarkProps & { readonly move: (to: Point) => void };

/** What a key does to a place: arrows move it, Enter puts the next, Backspace takes the last back, Escape is done. */
function keyAct(key: string, step: keyof typeof STEP_CM, acts: KeyActs): (() => void) | null {
  const arrow = ARROWS[key];
  const { at, map } = acts;
  if (arrow) {
    const cm = STEP_CM[step];
    return () => acts.move(onTable([at[0] + arrow[0] * cm, at[1] + arrow[1] * cm], map));
  }
  if (key === "Escape" && acts.isPicking) return acts.onDone;
  const change = { Enter: acts.onNext, Backspace: acts.onBack, Delete: acts.onBack }[key];
  if (!change) return null;
  return () => {
    acts.onCount();
    change();
  };
}

/** Keeps an event from the map below. */
function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

/** The place on the table under a pointer. */
export function placeUnder(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  overlay: SVGGElement,
  map: { readonly widthCm: number; readonly depthCm: number },
): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(
    overlay.getScreenCTM()?.inverse(),
  );
  return onTable([x, map.depthCm - y], map);
}

const ORDINARY_PX_PER_CM = 4;

/** How many pixels a cm of the table has on the screen, for marks of the same size at every zoom. */
export function pxPerCmOf(overlay: SVGGElement): number {
  return overlay.getScreenCTM()?.a || ORDINARY_PX_PER_CM;
}
