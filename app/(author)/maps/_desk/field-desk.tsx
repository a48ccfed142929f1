"use client";

import { useTranslations } from "next-intl";
import { useCallback, useRef } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { OwnStep } from "@/app/_ui/own-step";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import { type ReadoutHandle, ReadoutLine } from "@/app/(author)/_map-desk/readout-line";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import type { Sharing } from "../../_sharing/sharing";
import { FieldCanvas } from "./field-canvas";
import { EditorProvider } from "./field-editor";
import { FieldFindings } from "./field-findings";
import { FieldHead } from "./field-head";
import { FieldInspector } from "./field-inspector";
import type { FieldTool } from "./field-tool";
import { FieldTools } from "./field-tools";
import { useFieldDesk } from "./use-field-desk";

export interface FieldDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: Battlefield;
  readonly sharing: Sharing;
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
  const choose = (id: string) => {
    select(id);
    if (window.matchMedia(STACKED).matches) pane.current?.scrollIntoView({ block: "center" });
  };
  return (
    <div className="desk fielddesk">
      <OwnStep>
        <FieldHead sharing={sharing} />
      </OwnStep>
      <main id="main" className="deskwork" tabIndex={-1}>
        <div className="mapwork">
          <OwnStep after={1}>
            <FieldTools tool={desk.tool} onTool={take} />
          </OwnStep>
          <OwnStep after={2}>
            <FieldCanvas desk={desk} handle={handle} pane={pane} readout={readout} />
          </OwnStep>
          <OwnStep after={3}>
            <FieldInspector desk={desk} onShow={choose} />
          </OwnStep>
        </div>
        <OwnStep after={6}>
          <FieldFindings desk={desk} onShow={show} />
        </OwnStep>
      </main>
      <OwnStep after={7}>
        <Status view={desk.view} readout={readout} />
      </OwnStep>
    </div>
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
