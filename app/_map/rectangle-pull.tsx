"use client";

import { type PointerEvent, useRef } from "react";
import { claimSwipes } from "@/app/_ui/claim-swipes";
import type { Point } from "@/lib/terrain/point";
import { strayFrom } from "./gesture";
import { placeUnder } from "./places-on-map";

interface RectanglePullProps {
  readonly map: { readonly widthCm: number; readonly depthCm: number };
  readonly overlay: SVGGElement;
  /** Called at every place of a drag, with two opposite corners that enclose an area. */
  readonly onPulled: (corners: readonly [from: Point, to: Point]) => void;
}

interface Pull {
  readonly from: Point;
  readonly hasLeft: (event: globalThis.PointerEvent) => boolean;
}

/** Takes drags over a map without Leaflet, which pull out a rectangle from corner to corner. */
export function RectanglePull({ map, overlay, onPulled }: RectanglePullProps) {
  const pull = useRef<Pull | null>(null);
  const end = () => {
    pull.current = null;
  };
  const onPointerDown = (event: PointerEvent<SVGRectElement>) => {
    if (event.button !== 0 || !event.isPrimary) return end();
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = {
      from: placeUnder(event, overlay, map),
      hasLeft: strayFrom(event.nativeEvent),
    };
  };
  const onPointerMove = (event: PointerEvent<SVGRectElement>) => {
    if (!pull.current?.hasLeft(event.nativeEvent)) return;
    const { from } = pull.current;
    const to = placeUnder(event, overlay, map);
    if (from[0] !== to[0] && from[1] !== to[1]) onPulled([from, to]);
  };
  return (
    <rect
      ref={claimSwipes}
      data-rectangle-pull=""
      width={map.widthCm}
      height={map.depthCm}
      fill="none"
      style={{ pointerEvents: "all", cursor: "crosshair", touchAction: "none" }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
