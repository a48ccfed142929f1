"use client";

import { useTranslations } from "next-intl";
import { Activity, useCallback, useRef } from "react";
import { useDeskThings } from "@/app/_frame/desk-things";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { Desk, DeskWork } from "@/app/(author)/_editor/desk-frame";
import { Inspector, InspectorBody } from "@/app/(author)/_editor/inspector";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import { MapWork } from "@/app/(author)/_map-desk/map-work";
import { type ReadoutHandle, ReadoutLine } from "@/app/(author)/_map-desk/readout-line";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { thingText } from "@/lib/domain/battlefield/thing-text";
import { findThing, thingsOf } from "@/lib/domain/battlefield/things";
import type { Sharing } from "../../_sharing/sharing";
import { FieldCanvas } from "./field-canvas";
import { EditorProvider } from "./field-editor";
import { FieldFindings } from "./field-findings";
import { FieldHead } from "./field-head";
import type { FieldTool } from "./field-tool";
import { FieldTools } from "./field-tools";
import { TableFields } from "./table-fields";
import { ThingFields } from "./thing-fields";
import { ThingList, type ThingListProps } from "./thing-list";
import { thingTitle } from "./thing-words";
import { useFieldDesk } from "./use-field-desk";

interface FieldDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: Battlefield;
  /** Null where only the browser keeps the battlefield. */
  readonly sharing: Sharing | null;
}

/** On a phone the list of things lies far below the table and the fields of what is chosen. */
const STACKED = "(max-width: 760px)";

/** The desk of one battlefield: tools, the table, what is chosen, and what the rules want otherwise. */
export function FieldDesk({ sharing, ...opened }: FieldDeskProps) {
  return (
    <EditorProvider {...opened} canEdit>
      <Work sharing={sharing} />
    </EditorProvider>
  );
}

function Work({ sharing }: Pick<FieldDeskProps, "sharing">) {
  const handle = useRef<TableMapHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const readout = useRef<ReadoutHandle>(null);
  const desk = useFieldDesk(handle);
  const { setTool, select } = desk;
  const take = useCallback(
    (tool: FieldTool) => {
      setTool(tool);
      pane.current?.focus();
    },
    [setTool],
  );
  const show = (id: string) => {
    select(id);
    pane.current?.focus();
  };
  const words = useTranslations("battlefield");
  useDeskThings(() =>
    thingsOf(desk.field).map((found) => ({
      key: found.thing.id,
      title: thingTitle(found, words),
      detail: thingText(found, words),
      show: () => show(found.thing.id),
    })),
  );
  const choose = (id: string) => {
    select(id);
    if (window.matchMedia(STACKED).matches) pane.current?.scrollIntoView({ block: "center" });
  };
  return (
    <Desk>
      <Activity>
        <FieldHead sharing={sharing} />
      </Activity>
      <DeskWork>
        <MapWork>
          <Activity>
            <FieldTools tool={desk.tool} onTool={take} />
          </Activity>
          <Activity>
            <FieldCanvas desk={desk} handle={handle} pane={pane} readout={readout} />
          </Activity>
          <Activity>
            <FieldInspector desk={desk} onShow={choose} />
          </Activity>
        </MapWork>
        <Activity>
          <FieldFindings desk={desk} onShow={show} />
        </Activity>
      </DeskWork>
      <Activity>
        <Status view={desk.view} readout={readout} />
      </Activity>
    </Desk>
  );
}

/** What is chosen, by numbers, above the list of all that lies on the field. */
function FieldInspector({ desk, onShow }: ThingListProps) {
  const t = useTranslations("battlefieldDesk");
  const found = desk.selectedId === null ? null : findThing(desk.field, desk.selectedId);
  return (
    <Inspector look="halves" label={t("inspector")}>
      <Activity>
        {found ? (
          <ThingFields key={found.thing.id} found={found} desk={desk} />
        ) : (
          <TableFields desk={desk} />
        )}
      </Activity>
      <InspectorBody look="list">
        <Activity>
          <ThingList desk={desk} onShow={onShow} />
        </Activity>
      </InspectorBody>
    </Inspector>
  );
}

interface StatusProps {
  readonly view: ReturnType<typeof useFieldDesk>["view"];
  readonly readout: React.RefObject<ReadoutHandle | null>;
}

function Status({ view, readout }: StatusProps) {
  const t = useTranslations("battlefieldDesk");
  const shortcuts = [
    {
      title: t("keys.title"),
      keys: [
        { keys: "↑ ↓ ← →", does: t("keys.move") },
        { keys: "[ ]", does: t("keys.turn") },
        { keys: "Tab", does: t("keys.next") },
        { keys: "Delete", does: t("keys.remove") },
        { keys: "+ − 0", does: t("keys.zoom") },
        { keys: "Esc", does: t("keys.giveUp") },
      ],
    },
  ];
  return (
    <StatusBar commandLabel={(name) => t(`commands.${name}`)} shortcuts={shortcuts}>
      <ReadoutLine ref={readout} view={view} />
    </StatusBar>
  );
}
