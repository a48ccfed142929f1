"use client";

import { Network, Split } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Activity, memo, type Ref, useCallback, useMemo, useRef, useState } from "react";
import { MapLegend } from "@/app/_map/belle-alliance/map-legend";
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
import { type ReadoutHandle, ReadoutLine } from "@/app/(author)/_map-desk/readout-line";
import { ToolButton } from "@/app/(author)/_map-desk/tool-button";
import { useEarlyClicks } from "@/app/(author)/_map-desk/use-early-clicks";
import { legendEntries, legendKey } from "@/lib/domain/belle-alliance/drawing/legend";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { effectOfWidth } from "@/lib/domain/belle-alliance/ground/stream";
import { waterWidthAtCm } from "@/lib/domain/belle-alliance/ground/water";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Shape } from "@/lib/domain/table/looks/look";
import type { Point } from "@/lib/terrain/point";
import { facingOfLine } from "@/lib/terrain/polyline";
import { useArrival } from "../_desk/desk-context";
import { InStatusSlot } from "../_desk/status-slot";
import type { DragNoteHandle } from "./drag-formation";
import { DragNote } from "./drag-note";
import { useBandWords, useHillPlaces } from "./hill-meaning";
import { LegendFrame } from "./legend-frame";
import { MapHead } from "./map-head";
import { MapInspector } from "./map-inspector";
import { mapKeys } from "./map-keys";
import { MapTools } from "./map-tools";
import { SelectionMenu } from "./selection-menu";
import { subjectWithId } from "./subject-with-id";
import { beginDeploying } from "./unit-list";
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

const SightKey = lazyPart(async () => (await import("./_sight/sight-key")).SightKey, {
  place: "within",
});
const SightOver = lazyPart(async () => (await import("./_sight/sight-over")).SightOver, {
  place: "within",
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
  const { editor } = desk;
  const ride = useMemo(() => <RideTool key="ride" editor={editor} />, [editor]);
  const latest = useRef(desk);
  latest.current = desk;
  const formation = useMemo(
    () => <FormationTool key="formation" onTake={() => beginDeploying(latest.current)} />,
    [],
  );
  return (
    <MapWork>
      <Activity>
        <MapTools tool={desk.tool} onTool={take} ride={ride} formation={formation} />
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
          over={
            <>
              {desk.sight && desk.tool !== "sight" && <SightKey desk={desk} store={desk.sight} />}
              {desk.askedId && <QuestionBar desk={desk} onDone={() => pane.current?.focus()} />}
            </>
          }
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
            overlay={desk.keepOverlay}
            onReady={onReady}
            over={desk.sight && <SightOver desk={desk} store={desk.sight} onReady={onReady} />}
          />
        </MapPane>
      </MapCanvas>
      <Activity>
        <MapInspector desk={desk} />
      </Activity>
      <VillageAsked {...desk} />
      <DragNote ref={note} desk={desk} />
    </MapWork>
  );
}

interface MapReadoutProps {
  readonly ref: Ref<ReadoutHandle>;
  readonly view: MapView;
}

/** The parts of the view that the line shows. */
const GROUND = ["widthCm", "depthCm", "metresPerCm", "features"] as const;

/** The pointer's position and the hill band there, in the status bar if the desk has one. */
const MapReadout = memo(
  function MapReadout({ ref, view }: MapReadoutProps) {
    const bandAt = useHillPlaces(view);
    const words = useBandWords();
    const waterWords = useWaterWords();
    const remarkAt = (at: Point) => {
      const widthCm = waterWidthAt(view.features, at);
      if (widthCm !== null) return waterWords(widthCm);
      const place = bandAt(at);
      return place && words(place);
    };
    return (
      <InStatusSlot>
        <ReadoutLine ref={ref} scene={mapScene(view)} remarkAt={remarkAt} />
      </InStatusSlot>
    );
  },
  (before, after) => GROUND.every((part) => before.view[part] === after.view[part]),
);

function waterWidthAt(features: readonly Feature[], at: Point): number | null {
  const water = features.find(
    (each) => each.kind === "water" && waterWidthAtCm(each.points, at) !== null,
  );
  return water?.kind === "water" ? waterWidthAtCm(water.points, at) : null;
}

/** Describes water in one line: its width, and what that means. */
function useWaterWords(): (widthCm: number) => string {
  const t = useTranslations("map.water");
  const format = useFormatter();
  return (widthCm) => {
    const value = effectOfWidth(widthCm).obstacle ?? "crossing";
    return t("at", { width: format.number(Math.floor(widthCm * 10) / 10), value });
  };
}

const VillageDialog = lazyPart(async () => (await import("./village-dialog")).VillageDialog, {
  place: "over",
});
const RideDialog = lazyPart(async () => (await import("./ride-dialog")).RideDialog, {
  place: "over",
});

/** A tool with a dialog of its own: cuts a ride through a wood. */
const RideTool = memo(function RideTool({ editor }: Pick<MapDeskState, "editor">) {
  const t = useTranslations("map.tools");
  const [isAsked, ask] = useState(false);
  return (
    <>
      <ToolButton icon={Split} label={t("ride")} isOn={isAsked} onTake={() => ask(true)} />
      {isAsked && <RideDialog editor={editor} onClose={() => ask(false)} />}
    </>
  );
});

/** Starts placing a whole formation. */
function FormationTool({ onTake }: { readonly onTake: () => void }) {
  const t = useTranslations("map.tools");
  return <ToolButton icon={Network} label={t("formation")} isOn={false} onTake={onTake} />;
}

/** Asks about the village whose street was dragged or clicked. */
function VillageAsked({ editor, village, askVillage, setTool }: MapDeskState) {
  const close = () => {
    askVillage(null);
    setTool("select");
  };
  return village && <VillageDialog editor={editor} street={village} onClose={close} />;
}

interface DeskLegendProps {
  readonly view: MapView;
  readonly sideNames: Readonly<Record<string, string>>;
  readonly unnamed: readonly string[];
}

/** The legend below the map, rendered again only when the shapes change or a sign appears or disappears. */
const DeskLegend = memo(
  function DeskLegend({ view, sideNames, unnamed }: DeskLegendProps) {
    return (
      <LegendFrame>
        <MapLegend
          look="foot"
          map={view}
          idPrefix="desk-legend"
          sideNames={sideNames}
          unnamed={unnamed}
        />
      </LegendFrame>
    );
  },
  (before, after) =>
    before.sideNames === after.sideNames &&
    before.unnamed === after.unnamed &&
    before.view.features === after.view.features &&
    before.view.widthCm === after.view.widthCm &&
    before.view.depthCm === after.view.depthCm &&
    signsOf(before.view) === signsOf(after.view),
);

function signsOf(view: MapView): string {
  const signs = legendEntries(view).map((entry) =>
    "colour" in entry ? `${legendKey(entry)} ${entry.colour}` : legendKey(entry),
  );
  return signs.join();
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
