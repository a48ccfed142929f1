"use client";

import { useTranslations } from "next-intl";
import { SketchMap } from "@/app/_map/belle-alliance/sketch-map";
import { onTable } from "@/app/_map/next-place";
import { PlacesOnMap } from "@/app/_map/places-on-map";
import { RectanglePull } from "@/app/_map/rectangle-pull";
import { ZoneOutline } from "@/app/_map/zone-outline";
import { PointList } from "@/app/(public)/seat/_placing/point-fields";
import { outlineOf, type PartOfTable } from "@/lib/domain/belle-alliance/game/sector";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { boxAround } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";

interface PartFormProps {
  /** The umpire's number. */
  readonly number: number;
  readonly part: PartOfTable;
  readonly onPart: (part: PartOfTable) => void;
  readonly map: MapView;
}

/** A rectangle of the table: drawn by dragging, by its corners on the map, or as numbers. */
export function PartForm({ number, part, onPart, map }: PartFormProps) {
  const t = useTranslations("seatPage.sector");
  const corner = useTranslations("seatPage.zone");
  const corners = [part.from, part.to];
  const put = (points: readonly Point[]) => {
    const [[fromX, fromY] = part.from, [toX, toY] = part.to] = points.map((at) => onTable(at, map));
    onPart({ from: [fromX, fromY], to: [toX, toY] });
  };
  return (
    <fieldset className="grid w-full min-w-0 gap-2">
      <legend className="sr-only">{t("partOf", { number })}</legend>
      <div className="flex w-full flex-wrap gap-4">
        <SketchMap map={map} label={t("map", { number })} idPrefix={`part-${number}`}>
          {(overlay, pen) => (
            <>
              <ZoneOutline zone={outlineOf(boxAround(corners))} pen={pen} />
              <RectanglePull map={map} overlay={overlay} onPulled={put} />
              <PlacesOnMap
                places={corners}
                onPlaces={put}
                onPut={() => undefined}
                onNext={() => undefined}
                onBack={() => undefined}
                onDone={() => undefined}
                map={map}
                overlay={overlay}
                isPicking={false}
                nameOf={(index, where) => corner("cornerAt", { number: index + 1, ...where })}
              />
            </>
          )}
        </SketchMap>
        <PointList points={corners} onPoints={put} map={map} />
      </div>
      <p className="hint">{t("hint")}</p>
    </fieldset>
  );
}
