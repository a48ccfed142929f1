"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { Deployment } from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import type { DragNoteHandle } from "./drag-formation";
import { CLASHES, Unfitting } from "./unfitting";
import type { MapDeskState } from "./use-map-desk";

interface CarriedNoteProps {
  readonly ref: Ref<DragNoteHandle>;
  readonly desk: MapDeskState;
}

/** What the pointer is carrying to the table: the ground it needs there, and what would not fit. */
export function DragNote({ ref, desk }: CarriedNoteProps) {
  const t = useTranslations("map.deploy");
  const format = useFormatter();
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const [deployment, setDeployment] = useState<Deployment | null>(null);
  useImperativeHandle(ref, () => ({
    show: (carried) => {
      if (carried && box.current) {
        box.current.style.translate = `${carried.x + AWAY_PX}px ${carried.y + AWAY_PX}px`;
      }
      setShown(carried !== null);
      setDeployment((before) =>
        saysSame(before, carried?.deployment ?? null) ? before : (carried?.deployment ?? null),
      );
    },
  }));
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <div
      ref={box}
      className="pointer-events-none fixed top-0 left-0 z-40 max-w-65 rounded-sm border border-rule-2 bg-sheet px-2 py-1 text-sm shadow-float"
      hidden={!isShown}
      aria-hidden="true"
    >
      {deployment ? (
        <>
          <b>{t("units", { count: deployment.units.length })}</b>{" "}
          {t("size", { width: cm(deployment.widthCm), depth: cm(deployment.depthCm) })}
          <Unfitting desk={desk} deployment={deployment} of="table" />
        </>
      ) : (
        t("toTable")
      )}
    </div>
  );
}

const AWAY_PX = 14;

function saysSame(one: Deployment | null, other: Deployment | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.units.length === other.units.length &&
    one.widthCm === other.widthCm &&
    one.depthCm === other.depthCm &&
    CLASHES.every((each) => one.clashes[each].join() === other.clashes[each].join())
  );
}
