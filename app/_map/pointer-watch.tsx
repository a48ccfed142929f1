"use client";

import { useEffect, useRef, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import { sameSubject, subjectOf } from "./map-subject";
import { pointOf } from "./table-coordinates";

export type PointerListener = (at: Point | null) => void;

interface PointerWatchProps {
  readonly picture: SVGElement | null;
  readonly onPointer: PointerListener;
  readonly describe: (subject: MapSubject) => string;
}

interface Hover {
  readonly subject: MapSubject;
  readonly x: number;
  readonly y: number;
}

/** Reports where the pointer is, and names the unit or shape under it. */
export function PointerWatch({ picture, onPointer, describe }: PointerWatchProps) {
  const [hover, setHover] = useState<Hover | null>(null);
  useMapEvents({
    mousemove: ({ latlng }) => onPointer(pointOf(latlng)),
    mouseout: () => onPointer(null),
  });
  useHovered(picture, setHover);
  if (hover === null) return null;
  return (
    <div
      className="pointer-events-none absolute top-0 left-0 z-700 max-w-65 whitespace-pre-line rounded-sm bg-ink px-2 py-1 text-on-ink text-xs shadow-sheet"
      style={{ translate: `${hover.x + 14}px ${hover.y + 16}px` }}
      aria-hidden="true"
    >
      {describe(hover.subject)}
    </div>
  );
}

function useHovered(picture: SVGElement | null, setHover: (hover: Hover | null) => void): void {
  const map = useMap();
  const current = useRef<MapSubject | null>(null);
  useEffect(() => {
    if (picture === null) return;
    const over = (event: PointerEvent) => {
      const element = event.target instanceof Element ? event.target : null;
      const key = element?.closest("[data-subject]")?.getAttribute("data-subject") ?? "";
      const subject = event.buttons === 0 ? subjectOf(key) : null;
      if (sameSubject(subject, current.current)) return;
      current.current = subject;
      const frame = map.getContainer().getBoundingClientRect();
      setHover(subject && { subject, x: event.clientX - frame.left, y: event.clientY - frame.top });
    };
    const away = () => {
      current.current = null;
      setHover(null);
    };
    picture.addEventListener("pointerover", over);
    picture.addEventListener("pointerdown", away);
    picture.addEventListener("pointerleave", away);
    return () => {
      picture.removeEventListener("pointerover", over);
      picture.removeEventListener("pointerdown", away);
      picture.removeEventListener("pointerleave", away);
    };
  }, [map, picture, setHover]);
}
