"use client";

import "@/app/(author)/_map-desk/map-desk.css";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallback, useRef } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import type { MapTool } from "@/app/_map/map-tool";
import { OwnStep } from "@/app/_ui/own-step";
import { onMapKey } from "@/app/(author)/_map-desk/map-keys";
import { MapZoom } from "@/app/(author)/_map-desk/map-zoom";
import type { ReadoutHandle } from "@/app/(author)/_map-desk/readout-line";
import type { ShapeFeature } from "@/lib/domain/scenario/feature";
import { facingOfLine } from "@/lib/terrain/polyline";
import { useArrival } from "../_desk/desk-context";
import { DeskLegend } from "./desk-legend";
import { MapHead } from "./map-head";
import { MapInspector } from "./map-inspector";
import { mapKeys } from "./map-keys";
import { MapReadout } from "./map-readout";
import { MapTools } from "./map-tools";
import { QuestionBar } from "./question-bar";
import { subjectWithId, useMapDesk } from "./use-map-desk";

const TableMap = dynamic(() => import("@/app/_map/table-map"), {
  ssr: false,
  loading: () => <div className="tablemap-waiting" aria-hidden="true" />,
});

/** Tools, the table, what is chosen and the list of all that lies on it. */
export function MapDesk() {
  const t = useTranslations("map");
  const handle = useRef<TableMapHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const readout = useRef<ReadoutHandle>(null);
  const desk = useMapDesk(handle);
  const onKeyDown = onMapKey(mapKeys(desk), handle);
  useArrival((at) => {
    desk.select(subjectWithId(at, desk.scenario));
    pane.current?.focus();
  });
  const { setTool } = desk;
  const take = useCallback(
    (tool: MapTool) => {
      setTool(tool);
      pane.current?.focus();
    },
    [setTool],
  );
  return (
    <div className="mapwork">
      <OwnStep>
        <MapTools tool={desk.tool} onTool={take} />
      </OwnStep>
      <section className="canvas" aria-label={t("canvas")}>
        <OwnStep after={1}>
          <MapHead
            layers={desk.layers}
            setLayers={desk.setLayers}
            shownAs={desk.shownAs}
            showAs={desk.showAs}
          />
        </OwnStep>
        <div className="mapbox">
          <div
            ref={pane}
            className="map"
            role="application"
            aria-label={t("canvasLabel", { width: desk.view.widthCm, depth: desk.view.depthCm })}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are described in the list of shortcuts
            tabIndex={0}
            data-tool={desk.tool}
            onKeyDown={onKeyDown}
          >
            <TableMap
              map={desk.view}
              layers={desk.layers}
              tool={desk.tool}
              selected={desk.selected}
              events={desk.events}
              facingOf={frontOf}
              onPointer={(at) => readout.current?.show(at)}
              onZoom={desk.setZoomPercent}
              describe={desk.describe}
              handle={handle}
            />
          </div>
          <QuestionBar desk={desk} onDone={() => pane.current?.focus()} />
        </div>
        <div className="canvasfoot">
          <OwnStep after={2}>
            <DeskLegend view={desk.view} sideNames={desk.sideNames} />
            <MapZoom percent={desk.zoomPercent} handle={handle} />
          </OwnStep>
          <OwnStep after={3}>
            <MapReadout ref={readout} view={desk.view} />
          </OwnStep>
        </div>
      </section>
      <OwnStep after={4}>
        <MapInspector desk={desk} />
      </OwnStep>
    </div>
  );
}

/** Field works are turned by a handle at their front. */
function frontOf(shape: ShapeFeature): number | null {
  return shape.kind === "field-work" ? facingOfLine(shape.points) : null;
}
