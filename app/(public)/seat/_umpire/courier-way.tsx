"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { SketchMap } from "@/app/_map/belle-alliance/sketch-map";
import { nextPlace, onTable } from "@/app/_map/next-place";
import { PlacesOnMap } from "@/app/_map/places-on-map";
import { SvgElement } from "@/app/_map/svg-element";
import { Button } from "@/app/_ui/button";
import { drawCourier } from "@/lib/domain/belle-alliance/drawing/draw-courier";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Point } from "@/lib/terrain/point";
import { PointFields } from "../_placing/point-fields";
import { useUmpire, type WhichGame } from "./use-umpire";

interface CourierWayProps {
  readonly which: WhichGame;
  readonly message: string;
  /** The way the courier rides now; empty where it is not known. */
  readonly way: readonly Point[];
  readonly map: MapView;
  readonly onDone: () => void;
}

/** Draws another way for a message's courier, place by place; its time is worked out by the rules. */
export function CourierWay({ which, message, way, map, onDone }: CourierWayProps) {
  const t = useTranslations("seatPage.courier");
  const { isSending, send } = useUmpire();
  const [places, setPlaces] = useState<readonly Point[]>(() => endsOf(way));
  const middle: Point = [map.widthCm / 2, map.depthCm / 2];
  const put = async (next: readonly Point[]) => {
    const body = { way: next.map(([x, y]): [number, number] => [x, y]) };
    const call = { ...which, message, body };
    if (await send(() => callApi("PUT /games/{id}/messages/{message}/way", call))) onDone();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex w-full flex-wrap gap-4">
        <SketchMap map={map} label={t("map")} idPrefix={`courier-${message}`}>
          {(overlay, pen) => (
            <>
              {way.length > 1 && <SvgElement node={drawCourier(way, pen)} />}
              {places.length > 1 && (
                <polyline
                  className="fill-none stroke-brass"
                  points={places.map(([x, y]) => `${x},${map.depthCm - y}`).join(" ")}
                  strokeWidth={3}
                  vectorEffect="non-scaling-stroke"
                />
              )}
              <PlacesOnMap
                places={places}
                onPlaces={setPlaces}
                onPut={(at) => setPlaces([...places, onTable(at, map)])}
                onNext={() => setPlaces([...places, nextPlace(places, middle, map)])}
                onBack={() => setPlaces(places.slice(0, -1))}
                onDone={() => undefined}
                map={map}
                overlay={overlay}
                isPicking
              />
            </>
          )}
        </SketchMap>
        <PointFields points={places} onPoints={setPlaces} map={map} />
      </div>
      <p className="hint">{t("hint")}</p>
      <p className="flex flex-wrap gap-2">
        <Button
          look="primary"
          isPending={isSending}
          offBecause={places.length < 2 ? t("ends") : undefined}
          onPress={() => void put(places)}
        >
          {t("ride")}
        </Button>
        <Button onPress={() => void put([])}>{t("unknown")}</Button>
        <Button look="bare" onPress={onDone}>
          {t("close")}
        </Button>
      </p>
    </div>
  );
}

/** From where to where it rides; what lies between is drawn anew. */
function endsOf(way: readonly Point[]): readonly Point[] {
  const [first, last] = [way[0], way.at(-1)];
  return first && last ? [first, last] : [];
}
