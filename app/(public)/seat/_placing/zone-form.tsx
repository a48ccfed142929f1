"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { SketchMap } from "@/app/_map/belle-alliance/sketch-map";
import { nextPlace, onTable } from "@/app/_map/next-place";
import { PlacesOnMap } from "@/app/_map/places-on-map";
import { ZoneOutline } from "@/app/_map/zone-outline";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Point } from "@/lib/terrain/point";
import { useUmpire, type WhichGame } from "../_umpire/use-umpire";
import { PointFields } from "./point-fields";

interface ZoneFormProps {
  readonly which: WhichGame;
  readonly map: MapView;
  readonly seats: readonly {
    readonly id: string;
    readonly name: string;
    readonly zone: readonly Point[] | null;
  }[];
}

const LEAST_CORNERS = 3;
/** How deep the zone is that stands there first, as a share of the table. */
const FIRST_DEPTH = 0.25;

/** Draws the zone in which a seat places its troops, corner by corner on the map or by numbers. */
export function ZoneForm({ which, map, seats }: ZoneFormProps) {
  const t = useTranslations("seatPage.zone");
  const { isSending, send } = useUmpire();
  const [seatId, setSeat] = useState(seats[0]?.id ?? "");
  const [drawn, setDrawn] = useState<readonly Point[] | null>(null);
  const kept = seats.find(({ id }) => id === seatId)?.zone ?? null;
  const zone = drawn ?? kept ?? [];
  const add = (at: Point) => setDrawn([...zone, onTable(at, map)]);
  const put = async (next: readonly Point[] | null) => {
    const body = { zone: next?.map(([x, y]): [number, number] => [x, y]) ?? null };
    const call = { ...which, seatId, body };
    if (await send(() => callApi("PUT /games/{id}/seats/{seatId}/zone", call))) setDrawn(null);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Select
        label={t("for")}
        value={seatId}
        choices={seats.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) => {
          setSeat(next);
          setDrawn(null);
        }}
      />
      <div className="flex w-full flex-wrap gap-4">
        <SketchMap map={map} label={t("map")} idPrefix="zone">
          {(overlay, pen) => (
            <>
              {zone.length >= LEAST_CORNERS && <ZoneOutline zone={zone} pen={pen} />}
              <PlacesOnMap
                places={zone}
                onPlaces={setDrawn}
                onPut={add}
                onNext={() => setDrawn([...zone, nextPlace(zone, [0, 0], map)])}
                onBack={() => setDrawn(zone.slice(0, -1))}
                onDone={() => undefined}
                map={map}
                overlay={overlay}
                isPicking
                nameOf={(index, where) => t("cornerAt", { number: index + 1, ...where })}
              />
            </>
          )}
        </SketchMap>
        <PointFields points={zone} onPoints={setDrawn} map={map} />
      </div>
      <p className="hint">{t("hint")}</p>
      <p className="flex flex-wrap gap-2">
        <Button onPress={() => setDrawn(rectangle(map))}>{t("rectangle")}</Button>
        <Button
          look="primary"
          isPending={isSending}
          offBecause={
            drawn === null ? t("same") : zone.length < LEAST_CORNERS ? t("corners") : undefined
          }
          onPress={() => void put(zone)}
        >
          {t("give")}
        </Button>
        {kept && (
          <Button look="bare" onPress={() => void put(null)}>
            {t("takeBack")}
          </Button>
        )}
      </p>
    </div>
  );
}

/** A strip along the south of the table, to be pulled where it belongs. */
function rectangle({ widthCm, depthCm }: MapView): Point[] {
  const north = Math.round(depthCm * FIRST_DEPTH);
  return [
    [0, 0],
    [widthCm, 0],
    [widthCm, north],
    [0, north],
  ];
}
