"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Text } from "react-aria-components/Text";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { InlineFinding } from "@/app/_ui/finding-row";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { toast } from "@/app/_ui/toasts";
import { importGround } from "@/lib/domain/belle-alliance/scenario/commands/import-ground";
import { TablePreview } from "../table-preview";
import type { MapDeskState } from "../use-map-desk";
import { GroundGroups } from "./ground-groups";
import { GroundPlaceFields } from "./ground-place-fields";
import { type GroundFileState, useGroundFile } from "./use-ground-file";

interface GroundFileDialogProps {
  readonly desk: Pick<MapDeskState, "scenario" | "view" | "editor">;
  readonly onClose: () => void;
}

/** Imports ground from a GeoJSON file or from heights, with a preview on the table. */
export function GroundFileDialog({ desk, onClose }: GroundFileDialogProps) {
  const t = useTranslations("groundFile");
  const state = useGroundFile(desk.scenario);
  const { read, options, change, made } = state;
  const insert = () => {
    desk.editor.apply(importGround, { features: made.features, to: options.to });
    toast({ text: t("done", { count: made.features.length }), look: "ok" });
    onClose();
  };
  const isRead = read !== null && read.is !== "fault";
  return (
    <Dialog
      title={t("title")}
      wide
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => <Foot state={state} onInsert={insert} onClose={onClose} />}
    >
      <GroundFilePicker state={state} />
      {read?.is === "fault" && (
        <div role="alert">
          <InlineFinding look="error">
            {t(`faults.${read.fault}`, { name: read.named })} <Where at={read.at} />
          </InlineFinding>
        </div>
      )}
      {isRead && (
        <div className="mt-4 grid grid-cols-1 gap-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <div className="grid grid-cols-1 content-start gap-3">
            <Segmented
              label={t("to.label")}
              segments={(["add", "replace"] as const).map((value) => ({
                value,
                label: t(`to.${value}`),
              }))}
              value={options.to}
              onChange={(to) => change({ to })}
            />
            <OptionFields state={state} desk={desk} />
          </div>
          <Preview state={state} desk={desk} />
        </div>
      )}
    </Dialog>
  );
}

const ACCEPTED = [
  ...[".geojson", ".json", ".kml", ".gpx", ".osm", ".xml"],
  ...[".asc", ".csv", ".tsv", ".xyz", ".txt", ".tif", ".tiff"],
];

function GroundFilePicker({ state }: { readonly state: GroundFileState }) {
  const t = useTranslations("groundFile");
  const { name, read, reading, take } = state;
  const first = (files: readonly (File | undefined)[]) => files[0] && void take(files[0]);
  return (
    <DropZone
      className="grid justify-items-center gap-3 border border-dashed border-edge bg-paper p-4 text-center data-drop-target:border-solid data-drop-target:border-brass data-drop-target:bg-select data-drop-target:outline data-drop-target:outline-brass"
      getDropOperation={() => "copy"}
      onDrop={({ items }) => {
        const dropped = items.filter((item) => item.kind === "file");
        void Promise.all(dropped.map((item) => item.getFile())).then(first);
      }}
    >
      <Text slot="label" className="wrap-anywhere max-w-[62ch]" aria-live="polite">
        {reading ? t("reading", { name: reading.name }) : read ? <b>{name}</b> : t("drop")}
      </Text>
      <FileTrigger acceptedFileTypes={ACCEPTED} onSelect={(files) => first([...(files ?? [])])}>
        <Button look={read ? "plain" : "primary"} icon={<FileUp aria-hidden />} autoFocus>
          {t(read ? "other" : "pick")}
        </Button>
      </FileTrigger>
    </DropZone>
  );
}

/** The options for a file from another program; our own format has none. */
function OptionFields({
  state,
  desk,
}: { readonly state: GroundFileState } & Pick<GroundFileDialogProps, "desk">) {
  const t = useTranslations("groundFile");
  const { read, ground, options, change } = state;
  if (read?.is === "own") return <p>{t("own")}</p>;
  if (!ground) return null;
  return (
    <>
      <GroundPlaceFields
        plan={ground.plan}
        options={options}
        change={change}
        table={desk.scenario.map}
      />
      <div className="grid grid-cols-3 items-end gap-2">
        <NumberField
          label={t("tolerance")}
          unit="cm"
          minValue={0}
          maxValue={10}
          step={0.1}
          value={options.toleranceCm}
          onCommit={(value) => value !== null && change({ toleranceCm: value })}
        />
        {ground.plan.shapes.some(({ heightMetres }) => heightMetres !== null) && (
          <LayerFields state={state} />
        )}
      </div>
      {read?.is === "shapes" && (
        <GroundGroups groups={ground.groups} options={options} change={change} />
      )}
    </>
  );
}

function LayerFields({ state }: { readonly state: GroundFileState }) {
  const t = useTranslations("groundFile");
  const { read, options, change } = state;
  return (
    <>
      <NumberField
        label={t("interval")}
        unit="m"
        minValue={0.5}
        maxValue={500}
        value={options.intervalMetres}
        onCommit={(value) => value !== null && change({ intervalMetres: value })}
      />
      <NumberField
        label={t("first")}
        unit="m"
        value={options.firstMetres}
        onCommit={(firstMetres) => change({ firstMetres })}
      />
      {read?.is === "heights" && (
        <NumberField
          label={t("smoothing")}
          look="stepper"
          minValue={0}
          maxValue={10}
          value={options.smoothing}
          onCommit={(value) => value !== null && change({ smoothing: value })}
        />
      )}
    </>
  );
}

/** The resulting table, and a list of what is not imported. */
function Preview({
  state,
  desk,
}: { readonly state: GroundFileState } & Pick<GroundFileDialogProps, "desk">) {
  const t = useTranslations("groundFile");
  const { options, made } = state;
  const map = useMemo(() => {
    const drawn = options.to === "add" ? desk.view.features : [];
    return { ...desk.view, features: [...drawn, ...made.features] };
  }, [desk.view, options.to, made.features]);
  return (
    <section className="grid content-start gap-2" aria-label={t("preview")}>
      <TablePreview map={map} idPrefix="ground-file" label={t("preview")} />
      {made.findings.map(({ code, at, count }) => (
        <InlineFinding key={`${code} ${at}`} look="warning">
          {t(`findings.${code}`, { count })} <Where at={at} />
        </InlineFinding>
      ))}
    </section>
  );
}

/** A place in the file: a line number, or else a path or word. */
function Where({ at }: { readonly at: string }) {
  const t = useTranslations("groundFile");
  if (at === "") return null;
  return /^\d+$/.test(at) ? t("line", { n: at }) : <code className="wrap-anywhere">{at}</code>;
}

interface FootProps {
  readonly state: GroundFileState;
  readonly onInsert: () => void;
  readonly onClose: () => void;
}

function Foot({ state: { made }, onInsert, onClose }: FootProps) {
  const t = useTranslations("groundFile");
  const common = useTranslations("common.action");
  const count = made.features.length;
  return (
    <>
      <Button onPress={onClose}>{common("cancel")}</Button>
      <Button look="primary" onPress={onInsert} offBecause={count === 0 ? t("nothing") : undefined}>
        {t("insert", { count })}
      </Button>
    </>
  );
}
