"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Facts } from "@/app/_ui/facts";
import { fetched } from "@/app/_ui/fetched";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { Chosen } from "@/app/(author)/_map-desk/chosen";
import { TableSizeFields } from "@/app/(author)/_map-desk/table-size";
import { setTableNote } from "@/lib/domain/scenario/commands/scenario-fields";
import { useScenarioResize } from "../_desk/use-scenario-resize";
import type { MapDeskState } from "./use-map-desk";

const GroundFileDialog = fetched(
  async () => (await import("./_ground-file/ground-file-dialog")).GroundFileDialog,
  { place: "over" },
);

const MOST = { widthCm: 1_000, depthCm: 1_000 };

/** The table itself, while nothing on it is chosen. */
export function TableInspector({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  const { map, settings } = desk.scenario;
  const { resize, question } = useScenarioResize();
  return (
    <Chosen label={t("table.title")}>
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
        <TableSizeFields size={map} leastCm={30} most={MOST} stepCm={5} onResize={resize} />
        {question}
        <GroundFromFile desk={desk} />
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
    </Chosen>
  );
}

function GroundFromFile({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map.table");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="justify-self-start"
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
