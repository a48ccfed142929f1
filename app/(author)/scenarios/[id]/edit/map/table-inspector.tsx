"use client";

import { ArrowUpDown, FileUp, FlipHorizontal2, RotateCcw, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Facts } from "@/app/_ui/facts";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Menu } from "@/app/_ui/menu";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { TableSizeFields } from "@/app/(author)/_map-desk/table-size";
import { setTableNote } from "@/lib/domain/belle-alliance/scenario/commands/scenario-fields";
import { turnTable } from "@/lib/domain/belle-alliance/scenario/commands/turn-table";
import { TABLE_TURNS } from "@/lib/terrain/table-turn";
import { useScenarioResize } from "../_desk/use-scenario-resize";
import { GroundOriginPart, PublishGround } from "./_ground-map/ground-map-part";
import type { MapDeskState } from "./use-map-desk";

const GroundFileDialog = lazyPart(
  async () => (await import("./_ground-file/ground-file-dialog")).GroundFileDialog,
  { place: "over" },
);

const MOST = { widthCm: 1_000, depthCm: 1_000 };

/** The table itself, while nothing on it is selected. */
export function TableInspector({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  const { map, settings } = desk.scenario;
  const { resize, question } = useScenarioResize();
  return (
    <>
      <InspectorHead under={[t("table.crumb")]} title={t("table.title")}>
        <Facts>
          <span>{t("table.size", { width: map.widthCm, depth: map.depthCm })}</span>
          <span>
            {t("table.ground", {
              width: map.widthCm * settings.metresPerCm,
              depth: map.depthCm * settings.metresPerCm,
            })}
          </span>
        </Facts>
      </InspectorHead>
      <InspectorBody>
        <GroundOriginPart desk={desk} />
        <TableSizeFields size={map} leastCm={30} most={MOST} stepCm={5} onResize={resize} />
        {question}
        <div className="flex flex-wrap gap-2">
          <TurnMenu editor={desk.editor} />
          <GroundFromFile desk={desk} />
          <PublishGround desk={desk} />
        </div>
        <DraftTextField
          label={t("table.note")}
          hint={t("table.noteHint")}
          rows={3}
          maxLength={1_000}
          value={map.note}
          onCommit={(text) => {
            const note = text.replace(/\s*\n\s*/g, " ");
            desk.editor.apply(setTableNote, { note });
          }}
        />
      </InspectorBody>
    </>
  );
}

const TURN_ICONS = {
  right: <RotateCw aria-hidden />,
  left: <RotateCcw aria-hidden />,
  half: <ArrowUpDown aria-hidden />,
  mirror: <FlipHorizontal2 aria-hidden />,
} as const;

/** Turns or mirrors the table with everything on it. */
function TurnMenu({ editor }: Pick<MapDeskState, "editor">) {
  const t = useTranslations("map.table");
  return (
    <Menu
      label={t("turn.open")}
      trigger={<Button icon={<RotateCw aria-hidden />}>{t("turn.open")}</Button>}
      actions={TABLE_TURNS.map((turn) => ({
        id: turn,
        label: t(`turn.${turn}`),
        icon: TURN_ICONS[turn],
        onAction: () => editor.apply(turnTable, { turn }),
      }))}
    />
  );
}

function GroundFromFile({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map.table");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<FileUp aria-hidden />}
        onHoverStart={GroundFileDialog.fetchAhead}
        onPress={() => setOpen(true)}
      >
        {t("file")}
      </Button>
      {isOpen && <GroundFileDialog desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
