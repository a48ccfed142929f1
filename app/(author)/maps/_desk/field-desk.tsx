"use client";

import {
  Bridge,
  Castle,
  Fence,
  House,
  type LucideIcon,
  Minus,
  Mountain,
  MousePointer2,
  Pencil,
  Route,
  Ruler,
  Shield,
  Ship,
  Shrub,
  Spline,
  TreePine,
  Waves,
  WavesLadder,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { Activity, memo, useCallback, useRef } from "react";
import { useDeskThings } from "@/app/_frame/desk-things";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Desk, DeskHead, DeskWork } from "@/app/(author)/_editor/desk-frame";
import { Inspector, InspectorBody } from "@/app/(author)/_editor/inspector";
import { Presence } from "@/app/(author)/_editor/presence";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import { MapWork } from "@/app/(author)/_map-desk/map-work";
import { type ReadoutHandle, ReadoutLine } from "@/app/(author)/_map-desk/readout-line";
import { ToolButton } from "@/app/(author)/_map-desk/tool-button";
import { ToolGap, ToolStrip } from "@/app/(author)/_map-desk/tool-strip";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { thingText } from "@/lib/domain/bogowie-wojny/field/thing-text";
import { findThing, thingsOf } from "@/lib/domain/bogowie-wojny/field/things";
import { FIELD_KINDS } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import type { Sharing } from "../../_sharing/sharing";
import { FieldCanvas } from "./field-canvas";
import { EditorProvider, useField } from "./field-editor";
import { FieldFindings } from "./field-findings";
import { FIELD_TOOLS, type FieldTool, keyOfTool } from "./field-tool";
import { MapActs } from "./map-acts";
import { TableFields } from "./table-fields";
import { ThingFields } from "./thing-fields";
import { ThingList, type ThingListProps } from "./thing-list";
import { thingTitle } from "./thing-words";
import { useFieldDesk } from "./use-field-desk";

const MeasurePanel = lazyPart(async () => (await import("./measure-panel")).default, {
  place: "within",
});

interface FieldDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: Battlefield;
  /** Null if the battlefield is kept only in the browser. */
  readonly sharing: Sharing | null;
}

/** On a phone the list of things is far below the table and the fields of the selected thing. */
const STACKED = "(max-width: 760px)";

/** The desk of one battlefield: tools, the table, the selection, and the findings. */
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
        <Status scene={desk.scene} readout={readout} />
      </Activity>
    </Desk>
  );
}

/** A kind without an icon of its own is drawn with a pen. */
const ICONS: Readonly<Partial<Record<FieldTool, LucideIcon>>> = {
  select: MousePointer2,
  measure: Ruler,
  difficult: Shrub,
  wood: TreePine,
  hill: Mountain,
  gully: Minus,
  impassable: WavesLadder,
  stream: Spline,
  river: Waves,
  "great-river": Ship,
  fence: Fence,
  "built-up": House,
  crossing: Bridge,
  linear: Shield,
  redoubt: Castle,
  road: Route,
};
/** Tools preceded by a separator in the palette. */
const BEGINS: readonly (FieldTool | undefined)[] = [
  FIELD_KINDS[0]?.kind,
  FIELD_KINDS.find(({ list }) => list !== "pieces")?.kind,
];

interface FieldToolsProps {
  readonly tool: FieldTool;
  readonly onTool: (tool: FieldTool) => void;
}

/** The tools by name and letter. */
const FieldTools = memo(function FieldTools({ tool, onTool }: FieldToolsProps) {
  const t = useTranslations("battlefieldDesk");
  return (
    <ToolStrip label={t("tools")}>
      {FIELD_TOOLS.flatMap((each) => [
        ...(BEGINS.includes(each) ? [<ToolGap key={`before ${each}`} />] : []),
        <ToolButton
          key={each}
          icon={ICONS[each] ?? Pencil}
          label={t(`tool.${each}`)}
          shortcut={keyOfTool(each)}
          isOn={tool === each}
          onTake={() => onTool(each)}
        />,
      ])}
    </ToolStrip>
  );
});

/** The selected thing in numbers, above the list of everything on the field; while measuring, the answers alone. */
function FieldInspector({ desk, onShow }: ThingListProps) {
  const t = useTranslations("battlefieldDesk");
  if (desk.tool === "measure") {
    return (
      <Inspector label={t("inspector")}>
        <MeasurePanel desk={desk} />
      </Inspector>
    );
  }
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
  readonly scene: ReturnType<typeof useFieldDesk>["scene"];
  readonly readout: React.RefObject<ReadoutHandle | null>;
}

function Status({ scene, readout }: StatusProps) {
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
      <ReadoutLine ref={readout} scene={scene} />
    </StatusBar>
  );
}

/** The battlefield's title, and actions on the battlefield as a whole. */
function FieldHead({ sharing }: { readonly sharing: Sharing | null }) {
  const t = useTranslations("battlefieldDesk");
  const words = useTranslations("battlefield");
  const { title, table, area, seed } = useField();
  return (
    <DeskHead
      label={t("head")}
      title={<h1 className="max-tablet:w-full max-tablet:pt-0.5">{title}</h1>}
      facts={
        <>
          <span>{words(`areas.${area}`)}</span>
          <span>{words("form.sizes", { width: table.widthCm, depth: table.depthCm })}</span>
          {seed !== null && <span>{t("seed", { seed })}</span>}
          <Presence />
        </>
      }
      acts={<MapActs sharing={sharing} />}
      phone="below"
    />
  );
}
