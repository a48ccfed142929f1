"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useMemo, useState } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { lazyPart } from "@/app/_ui/lazy-part";
import { MapCanvas } from "@/app/(author)/_map-desk/map-canvas";
import { type KeyActions, onMapKey } from "@/app/(author)/_map-desk/map-keys";
import { MapPane, MapToCome } from "@/app/(author)/_map-desk/map-pane";
import { MapZoom } from "@/app/(author)/_map-desk/map-zoom";
import type { ReadoutHandle } from "@/app/(author)/_map-desk/readout-line";
import { useEarlyClicks } from "@/app/(author)/_map-desk/use-early-clicks";
import { moveThing, turnThing } from "@/lib/domain/bogowie-wojny/field/commands/things";
import type { BattlefieldWords } from "@/lib/domain/bogowie-wojny/field/finding-text";
import { signOf } from "@/lib/domain/bogowie-wojny/field/sign-id";
import { findThing, isSquare, thingsOf } from "@/lib/domain/bogowie-wojny/field/things";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import type { MapSubject } from "@/lib/domain/table/scene";
import { constrainedOffsetCm, fieldEvents, removeAndDeselect } from "./field-edits";
import { handlingOf, mapToolOf, toolOfKey } from "./field-tool";
import { useMeasuring } from "./measure-drawn";
import type { FieldDeskState } from "./use-field-desk";
import { measureKeys } from "./use-measure";

const TableMap = lazyPart(async () => (await import("@/app/_map/table-map")).default, {
  place: "within",
  drawnBy: "browser",
  waiting: <MapToCome />,
});

interface FieldCanvasProps {
  readonly desk: FieldDeskState;
  readonly handle: RefObject<TableMapHandle | null>;
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly readout: RefObject<ReadoutHandle | null>;
}

/** The battlefield as an editable map, with its own signs drawn over it. */
export function FieldCanvas({ desk, handle, pane, readout }: FieldCanvasProps) {
  const t = useTranslations("battlefieldDesk");
  const words = useTranslations("battlefield");
  const { field, scene, selectedId } = desk;
  const [percent, setPercent] = useState(100);
  const onReady = useEarlyClicks(pane, mapToolOf(desk.tool));
  const isFixed = useCallback((id: string) => keepsOutline(field, id), [field]);
  const selected = useMemo(
    () => (selectedId === null ? null : { kind: "feature" as const, id: selectedId }),
    [selectedId],
  );
  const measuring = useMeasuring(field, desk.measure);
  return (
    <MapCanvas
      label={t("canvas")}
      foot={
        <>
          <MapZoom percent={percent} handle={handle} />
          <p className="px-3 py-1 text-ink-2 text-xs">{t(`hint.${handlingOf(desk.tool)}`)}</p>
        </>
      }
    >
      <MapPane
        ref={pane}
        label={t("canvasLabel", { width: scene.widthCm, depth: scene.depthCm })}
        tool={mapToolOf(desk.tool)}
        onKeyDown={onMapKey(keysOf(desk), handle)}
      >
        <TableMap
          scene={scene}
          layers={ALL_LAYERS}
          tool={mapToolOf(desk.tool)}
          selected={selected}
          events={fieldEvents(desk)}
          isFixed={isFixed}
          facingOf={facingNorth}
          constrainDrag={(subject, byCm) => constrainedOffsetCm(field, subject, byCm)}
          measuring={measuring}
          onPointer={(at) => readout.current?.show(at)}
          onZoom={setPercent}
          describe={(subject) => titleOfSubject(desk, subject, words)}
          handle={handle}
          onReady={onReady}
        />
      </MapPane>
    </MapCanvas>
  );
}

/** Everything on a battlefield can be turned, and has no front. */
const facingNorth = () => 0;

function titleOfSubject(
  { field, titleOf }: FieldDeskState,
  { kind, id }: MapSubject,
  words: BattlefieldWords,
): string {
  if (kind !== "sign") return titleOf(id);
  const sign = signOf(id);
  if ("base" in sign) return words(`bases.${sign.base}`);
  const found = field.objectives.find((each) => each.id === sign.objective);
  return found ? words(`objectives.${found.role}`) : "";
}

function keepsOutline(field: FieldDeskState["field"], id: string): boolean {
  const found = findThing(field, id);
  return found !== null && isSquare(found);
}

function keysOf(desk: FieldDeskState): KeyActions {
  const { tool, setTool, measure, centre } = desk;
  const keys = fieldKeys(desk);
  if (tool !== "measure") return keys;
  const putAway = () => setTool("select");
  return { ...measureKeys({ measure, centre, putAway }), take: keys.take };
}

/** The effects of the map's keys on the things of a battlefield. */
function fieldKeys(desk: FieldDeskState): KeyActions {
  const { selectedId: id, editor } = desk;
  return {
    move: ([eastCm, northCm]) => {
      if (id) editor.apply(moveThing, { id, eastCm, northCm }, `move ${id}`);
      return id !== null;
    },
    turn: (byDeg) => {
      if (id) editor.apply(turnThing, { id, byDeg }, `turn ${id}`);
      return id !== null;
    },
    step: (by) => stepped(desk, by),
    remove: () => {
      if (id) removeAndDeselect(desk, id);
      return id !== null;
    },
    giveUp: () => {
      if (desk.tool === "select") desk.select(null);
      else desk.setTool("select");
    },
    take: (key) => {
      const tool = toolOfKey(key);
      if (tool) desk.setTool(tool);
      return tool !== null;
    },
  };
}

function stepped({ field, selectedId, select }: FieldDeskState, by: 1 | -1): boolean {
  if (!selectedId) return false;
  const ids = thingsOf(field).map(({ thing }) => thing.id);
  const next = ids[ids.indexOf(selectedId) + by] ?? null;
  select(next);
  return next !== null;
}
