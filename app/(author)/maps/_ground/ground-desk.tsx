"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { GroundLegend, GroundPicture } from "@/app/_map/belle-alliance/ground-picture";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { LinkButton } from "@/app/_ui/link-button";
import { Desk, DeskHead, DeskWork } from "@/app/(author)/_editor/desk-frame";
import { editorOf } from "@/app/(author)/_editor/editor-of";
import { Presence } from "@/app/(author)/_editor/presence";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import {
  editGround,
  type GroundFields,
} from "@/lib/domain/belle-alliance/ground-map/commands/fields";
import type { GroundMap } from "@/lib/domain/belle-alliance/ground-map/ground-map";
import { groundView } from "@/lib/domain/belle-alliance/ground-map/ground-view";
import { LANGUAGES } from "@/lib/domain/document/language";
import { LIMITS } from "@/lib/domain/document/limits";
import type { Sharing } from "../../_sharing/sharing";
import { MapActs } from "../_desk/map-acts";
import { NativeChoice } from "../_desk/native-choice";

const { EditorProvider, useEditor, useDocument } = editorOf<GroundMap>("map");

interface GroundDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: GroundMap;
  /** Null if the map is kept only in the browser. */
  readonly sharing: Sharing | null;
}

/** The desk of a map of ground: its details. The ground itself is drawn in a scenario and published again. */
export function GroundDesk({ sharing, ...opened }: GroundDeskProps) {
  const t = useTranslations("groundMap.desk");
  return (
    <EditorProvider {...opened} canEdit>
      <Desk>
        <GroundHead sharing={sharing} />
        <DeskWork>
          <div className="grid min-h-0 content-start items-start gap-6 overflow-auto p-4 wide-tablet:grid-cols-[minmax(0,1fr)_--spacing(100)]">
            <Ground />
            <GroundForm isStored={sharing !== null} />
          </div>
        </DeskWork>
        <StatusBar commandLabel={(name) => t(`commands.${name}`)} />
      </Desk>
    </EditorProvider>
  );
}

function GroundHead({ sharing }: Pick<GroundDeskProps, "sharing">) {
  const t = useTranslations("groundMap");
  const systems = useTranslations("common.system");
  const { title, system, map } = useDocument(whole);
  return (
    <DeskHead
      label={t("desk.head")}
      title={<h1 className="max-tablet:w-full max-tablet:pt-0.5">{title}</h1>}
      facts={
        <>
          <span>{systems(system)}</span>
          <span>{t("read.size", { width: map.widthCm, depth: map.depthCm })}</span>
          <Presence />
        </>
      }
      acts={<MapActs sharing={sharing} />}
      phone="below"
    />
  );
}

function Ground() {
  const t = useTranslations("groundMap.read");
  const ground = useDocument(whole);
  const map = useMemo(() => groundView(ground).map, [ground]);
  return (
    <div className="min-w-0">
      <GroundPicture
        map={map}
        label={t("picture", { title: ground.title })}
        className="h-auto max-h-[75vh] w-full border border-rule-2 bg-sheet"
      />
      <GroundLegend map={map} />
    </div>
  );
}

function GroundForm({ isStored }: { readonly isStored: boolean }) {
  const t = useTranslations("groundMap.desk");
  const languages = useTranslations("common.language");
  const { id, apply } = useEditor();
  const { title, language, place, notes, credits } = useDocument(whole);
  const set = (fields: Partial<GroundFields>) => apply(editGround, fields);
  const texts = { notes, credits } as const;
  return (
    <section className="grid gap-4" aria-label={t("about")}>
      <p className="text-ink-2 text-sm">{t("ground")}</p>
      {isStored && (
        <LinkButton className="justify-self-start" href={`/desk?new=scenario&ground=${id}`}>
          {t("start")}
        </LinkButton>
      )}
      <DraftTextField
        label={t("title")}
        value={title}
        maxLength={LIMITS.nameLength}
        isRequired
        onCommit={(text) => text.trim() && set({ title: text.trim() })}
      />
      <DraftTextField
        label={t("place")}
        value={place}
        maxLength={LIMITS.lineLength}
        onCommit={(text) => set({ place: text })}
      />
      <NativeChoice
        label={t("language")}
        value={language}
        choices={LANGUAGES.map((value) => ({ value, label: languages(value) }))}
        onChange={(value) => set({ language: value })}
      />
      {(["notes", "credits"] as const).map((field) => (
        <DraftTextField
          key={field}
          label={t(field)}
          rows={5}
          maxLength={LIMITS.textLength}
          value={texts[field]}
          onCommit={(text) => set({ [field]: text })}
        />
      ))}
    </section>
  );
}

function whole(ground: GroundMap): GroundMap {
  return ground;
}
