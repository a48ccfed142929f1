"use client";

import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import { latLngOf } from "./table-coordinates";

const RULER =
  "pointer-events-none absolute z-450 overflow-hidden bg-sheet/88 text-2xs text-ink-2 tabular-nums lining-nums";
const MARK = "absolute left-0 whitespace-nowrap leading-none";
const MARK_ALONG = {
  x: `${MARK} top-0.75 -ms-[2ch] w-[4ch] text-center`,
  y: `${MARK} top-[-0.5em] w-5.75 text-end`,
};

interface RulersProps {
  readonly widthCm: number;
  readonly depthCm: number;
}

/** Rulers in centimetres on the north and west edges of the pane, visible at every zoom. */
export function Rulers(size: RulersProps) {
  const map = useMap();
  const north = useRef<HTMLDivElement>(null);
  const west = useRef<HTMLDivElement>(null);
  const { widthCm, depthCm } = size;
  useEffect(() => {
    const draw = () => {
      north.current?.replaceChildren(...marks(map, "x", widthCm));
      west.current?.replaceChildren(...marks(map, "y", depthCm));
    };
    draw();
    map.on("move zoom zoomend resize", draw);
    return () => {
      map.off("move zoom zoomend resize", draw);
    };
  }, [map, widthCm, depthCm]);
  return (
    <>
      <div ref={north} className={`${RULER} inset-x-0 top-0 h-4.5`} aria-hidden="true" />
      <div ref={west} className={`${RULER} inset-y-0 left-0 w-6.5`} aria-hidden="true" />
    </>
  );
}

function marks(map: LeafletMap, axis: "x" | "y", lengthCm: number): readonly HTMLElement[] {
  const pxPerCm = 2 ** map.getZoom();
  const step = [1, 5, 10, 50, 100].find((cm) => cm * pxPerCm >= 34) ?? 100;
  const whole = Array.from({ length: Math.floor(lengthCm / step) + 1 }, (_, index) => index * step);
  const clear = whole.filter((cm) => cm === lengthCm || (lengthCm - cm) * pxPerCm >= 26);
  return [...new Set([...clear, lengthCm])].map((cm) => {
    const at = map.latLngToContainerPoint(latLngOf(axis === "x" ? [cm, 0] : [0, cm]));
    const mark = document.createElement("span");
    mark.className = MARK_ALONG[axis];
    mark.textContent = String(cm);
    mark.style.translate = axis === "x" ? `${at.x}px 0` : `0 ${at.y}px`;
    return mark;
  });
}
