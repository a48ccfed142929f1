"use client";

import { useTranslations } from "next-intl";
import { Activity, useCallback, useMemo, useRef, useState } from "react";
import type { LineToDraw } from "@/app/_map/line-tool";
import type { TableMapHandle } from "@/app/_map/map-handle";
import type { MapTool } from "@/app/_map/map-tool";
import type { PictureBelow } from "@/app/_map/picture-below";
import { lazyPart } from "@/app/_ui/lazy-part";
import { MapCanvas } from "@/app/(author)/_map-desk/map-canvas";
import { onMapKey } from "@/app/(author)/_map-desk/map-keys";
import { MapPane, MapToCome } from "@/app/(author)/_map-desk/map-pane";
import { MapWork } from "@/app/(author)/_map-desk/map-work";
import { MapZoom } from "@/app/(author)/_map-desk/map-zoom";
import type { ReadoutHandle } from "@/app/(author)/_map-desk/readout-line";
import { useEarlyClicks } from "@/app/(author)/_map-desk/use-early-clicks";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import type { Shape } from "@/lib/domain/table/looks/look";
import { facingOfLine } from "@/lib/terrain/polyline";
import { useArrival } from "../_desk/desk-context";
import { DeskLegend } from "./desk-legend";
import type { DragNoteHandle } from "./drag-formation";
import { DragNote } from "./drag-note";
import { MapHead } from "./map-head";
import { MapInspector } from "./map-inspector";
import { mapKeys } from "./map-keys";
import { MapReadout } from "./map-readout";
import { MapTools } from "./map-tools";
import { SelectionMenu } from "./selection-menu";
import { StampTools } from "./stamp-tools";
import { subjectWithId } from "./subject-with-id";
import { type MapDeskState, useMapDesk } from "./use-map-desk";
import { useTerrainClipboard } from "./use-terrain-clipboard";

const TableMap = lazyPart(async () => (await import("@/app/_map/table-map")).default, {
  place: "within",
  drawnBy: "browser",
  waiting: <MapToCome />,
});

const QuestionBar = lazyPart(async () => (await import("./question-bar")).QuestionBar, {
  place: "within",
  ahead: "soon",
});

/** A link that leads here counts as a click by pointer, which moves the focus to the map. */
const HAND = { detail: 1 };

/** The map's desk: tools, the table, the selection, and the list of everything on the table. */
export function MapDesk() {
  const t = useTranslations("map");
  const handle = useRef<TableMapHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [unnamed, setUnnamed] = useState<readonly string[]>([]);
  const readout = useRef<ReadoutHandle>(null);
  const note = useRef<DragNoteHandle>(null);
  const desk = useMapDesk(handle, note);
  const onReady = useEarlyClicks(pane, desk.tool);
  const onKeyDown = onMapKey(mapKeys(desk), handle);
  const clipboard = useTerrainClipboard(desk);
  useArrival((at) => {
    const subject = subjectWithId(at, desk.scenario);
    if (subject) desk.go(subject, HAND);
    else desk.select(null);
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
  const { editor, centre } = desk;
  const stamps = useMemo(
    () => <StampTools key="stamps" editor={editor} centre={centre} />,
    [editor, centre],
  );
  return (
    <MapWork>
      <Activity>
        <MapTools tool={desk.tool} onTool={take} stamps={stamps} />
      </Activity>
      <MapCanvas
        label={t("canvas")}
        head={
          <Activity>
            <MapHead
              layers={desk.layers}
              setLayers={desk.setLayers}
              shownAs={desk.shownAs}
              showAs={desk.showAs}
              menu={<SelectionMenu desk={desk} clipboard={clipboard} />}
            />
          </Activity>
        }
        foot={
          <>
            <Activity>
              <DeskLegend view={desk.view} sideNames={desk.sideNames} unnamed={unnamed} />
              <MapZoom percent={desk.zoomPercent} handle={handle} />
            </Activity>
            <Activity>
              <MapReadout ref={readout} view={desk.view} />
            </Activity>
          </>
        }
      >
        <MapPane
          ref={pane}
          label={t("canvasLabel", { width: desk.view.widthCm, depth: desk.view.depthCm })}
          tool={desk.tool}
          onKeyDown={onKeyDown}
          onCopy={clipboard.copied}
          onPaste={clipboard.pasted}
          over={desk.askedId && <QuestionBar desk={desk} onDone={() => pane.current?.focus()} />}
        >
          <TableMap
            scene={mapScene(desk.view)}
            layers={desk.layers}
            tool={desk.tool}
            selected={desk.selected}
            events={desk.events}
            // A side's map is shown as that side receives it, without pictures.
            pictures={desk.shownAs.for === "umpire" ? desk.pictures.below : NO_PICTURES}
            pictureHand={desk.pictures.hand}
            lineHand={lineHandOf(desk)}
            joints={desk.joints}
            group={desk.group}
            facingOf={frontOf}
            onPointer={(at) => readout.current?.show(at)}
            onZoom={desk.setZoomPercent}
            onUnnamed={setUnnamed}
            describe={desk.describe}
            handle={handle}
            onReady={onReady}
          />
        </MapPane>
      </MapCanvas>
      <Activity>
        <MapInspector desk={desk} />
      </Activity>
      <DragNote ref={note} desk={desk} />
    </MapWork>
  );
}

const NO_PICTURES: readonly PictureBelow[] = [];

/** The line along which a formation is drawn up. */
function lineHandOf({ deploying, deploy, deployment }: MapDeskState): LineToDraw | undefined {
  if (!deploying?.line) return undefined;
  const { widthCm = 0, depthCm = 0 } = deployment ?? {};
  return {
    line: deploying.line,
    neededCm: deploying.plan.array === "march" ? depthCm : widthCm,
    onDrawn: (line) => deploy({ ...deploying, line }),
  };
}

/** A shape with a facing is turned by a handle at its front. */
function frontOf(shape: Shape): number | null {
  return terrainKindOf(shape).canTurn ? facingOfLine(shape.points) : null;
}
