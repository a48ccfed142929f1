"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Disclosure } from "@/app/_ui/disclosure";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { Refusal } from "@/app/_ui/request-json";
import { Segmented } from "@/app/_ui/segmented";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { takeNewGround } from "@/lib/domain/belle-alliance/scenario/commands/ground-origin";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  type GroundClash,
  type GroundNews,
  withTheirs,
} from "@/lib/domain/belle-alliance/scenario/ground-news";
import type { GroundOrigin, TableMap } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { frameOf, penFor } from "@/lib/domain/table/drawing/draw-scene";
import { featureTitle } from "../feature-words";
import { PREVIEW_DRAWING, TablePreview } from "../table-preview";
import type { MapDeskState } from "../use-map-desk";

interface NewsDialogProps {
  readonly desk: MapDeskState;
  readonly origin: GroundOrigin;
  readonly onClose: () => void;
}

/** What a newer version of the map changes on this table, shown before any of it is applied. */
export function NewsDialog({ desk, origin, onClose }: NewsDialogProps) {
  const t = useTranslations("groundMap.news");
  const refusalWords = useRefusalWords();
  const asked = useGroundNews(origin, desk.scenario.map);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const take = () => {
    if (asked.is !== "known") return;
    const { version, title, author, news } = asked;
    const ground = withTheirs(news, theirs);
    desk.editor.apply(takeNewGround, { ground, origin: { ...origin, title, author, version } });
    toast({ text: t("done", { version }), look: "ok" });
    onClose();
  };
  return (
    <Dialog
      title={t("title", { title: origin.title })}
      wide
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => <Foot isKnown={asked.is === "known"} take={take} onClose={onClose} />}
    >
      {asked.is === "asking" && <output className="text-ink-3">{t("asking")}</output>}
      {asked.is === "refused" && (
        <div role="alert">
          <InlineFinding look="error">
            {asked.refusal.code === "not-found" ? t("gone") : refusalWords(asked.refusal)}
          </InlineFinding>
        </div>
      )}
      {asked.is === "known" && (
        <Preview news={asked.news} theirs={theirs} onChoose={setTheirs} desk={desk} />
      )}
    </Dialog>
  );
}

/** A map's current version, and what it changes compared with the ground at the time of the request. */
type MapNow = AnswerAt<"POST /maps/{id}/ground-news">;

type Asked =
  | { readonly is: "asking" }
  | { readonly is: "refused"; readonly refusal: Refusal }
  | ({ readonly is: "known" } & MapNow);

/** What the map's current version changes on this ground; requested again if the ground changes meanwhile. */
function useGroundNews({ id, version }: GroundOrigin, map: TableMap): Asked {
  const [asked, setAsked] = useState<Asked>({ is: "asking" });
  useEffect(() => {
    let isStale = false;
    const { origin: _, ...ground } = map;
    setAsked({ is: "asking" });
    const body = { since: version, ground };
    void callApi("POST /maps/{id}/ground-news", { id, body }).then((answer) => {
      if (isStale) return;
      if (answer.ok) setAsked({ is: "known", ...answer.value });
      else setAsked({ is: "refused", refusal: answer.refusal });
    });
    return () => {
      isStale = true;
    };
  }, [id, version, map]);
  return asked;
}

interface FootProps extends Pick<NewsDialogProps, "onClose"> {
  readonly isKnown: boolean;
  readonly take: () => void;
}

function Foot({ isKnown, take, onClose }: FootProps) {
  const t = useTranslations("groundMap.news");
  const common = useTranslations("common.action");
  return (
    <>
      <Button onPress={onClose}>{common("cancel")}</Button>
      <Button look="primary" onPress={take} offBecause={isKnown ? undefined : t("asking")}>
        {t("take")}
      </Button>
    </>
  );
}

interface PreviewProps extends Pick<NewsDialogProps, "desk"> {
  readonly news: GroundNews;
  /** Ids of conflicting shapes for which the map's version is chosen. */
  readonly theirs: ReadonlySet<string>;
  readonly onChoose: (theirs: ReadonlySet<string>) => void;
}

function Preview({ news, theirs, onChoose, desk }: PreviewProps) {
  const t = useTranslations("groundMap.news");
  const map = useMemo(
    () => ({ ...desk.view, ...withTheirs(news, theirs) }),
    [desk.view, news, theirs],
  );
  const { widthCm: width, depthCm: depth } = news.ground;
  const before = desk.scenario.map;
  const isResized = width !== before.widthCm || depth !== before.depthCm;
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="relative self-start">
        <TablePreview map={map} idPrefix="ground-news" label={t("preview")} />
        <NewsMarks map={map} news={news} />
      </div>
      <div className="grid content-start gap-3">
        {isResized && <p>{t("resized", { width, depth })}</p>}
        <Changes manner="added" features={news.added} />
        <Changes manner="changed" features={news.changed} />
        <Changes manner="removed" features={news.removed} />
        {news.clashes.length > 0 && (
          <Clashes clashes={news.clashes} theirs={theirs} onChoose={onChoose} />
        )}
        <p className="text-ink-3 text-sm">{t("kept")}</p>
      </div>
    </div>
  );
}

interface NewsMarksProps {
  readonly map: MapView;
  readonly news: GroundNews;
}

/**
 * Marks over the preview of the ground: additions solid, changes dashed, removals dotted, conflicts dash-dotted. The
 * list next to it gives the same information.
 */
function NewsMarks({ map, news }: NewsMarksProps) {
  const drawing = { palette: "variables", idPrefix: "ground-news", ...PREVIEW_DRAWING } as const;
  const pen = penFor(map, drawing);
  const { left, top, right, bottom } = frameOf(mapScene(map), drawing, pen);
  const box = [-left, -top, map.widthCm + left + right, map.depthCm + top + bottom];
  const marks = [
    { features: news.added, look: "stroke-ok", dashes: undefined },
    { features: news.changed, look: "stroke-brass", dashes: "3 1.5" },
    { features: news.removed, look: "stroke-error", dashes: "0.6 1.4" },
    { features: clashing(map, news), look: "stroke-note", dashes: "4 1 1 1" },
  ];
  return (
    <svg
      viewBox={box.join(" ")}
      className="pointer-events-none absolute inset-0 size-full fill-none"
      aria-hidden="true"
    >
      {marks.map(({ features, look, dashes }) => (
        <g key={look} className={look} strokeWidth={pen.mark} strokeDasharray={dashes}>
          {features.map((feature) => (
            <path key={feature.id} d={outlineOf(feature, map.depthCm)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The conflicting shapes as the preview shows them. */
function clashing({ features }: MapView, { clashes }: GroundNews): Feature[] {
  const ids = new Set(clashes.map(({ id }) => id));
  return features.filter(({ id }) => ids.has(id));
}

function outlineOf(feature: Feature, depthCm: number): string {
  if (feature.kind === "place") {
    return `M${feature.xCm - 3} ${depthCm - feature.yCm}h6m-3 -3v6`;
  }
  const corners = feature.points.map(([x, y]) => `${x} ${depthCm - y}`);
  return `M${corners.join("L")}${terrainKindOf(feature).shape === "area" ? "Z" : ""}`;
}

interface ChangesProps {
  readonly manner: "added" | "changed" | "removed";
  readonly features: readonly Feature[];
}

/** A longer list is collapsed. */
const SHORT = 12;

function Changes({ manner, features }: ChangesProps) {
  const t = useTranslations("groundMap.news");
  const words = useTranslations("map");
  const title = t(manner, { count: features.length });
  if (features.length === 0) return <p className="text-ink-3 text-sm">{title}</p>;
  return (
    <Disclosure title={title} open={features.length <= SHORT}>
      <ul className="grid gap-0.5 ps-6 text-sm">
        {features.map((feature) => (
          <li key={feature.id}>{featureTitle(feature, words)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface ClashesProps extends Pick<PreviewProps, "theirs" | "onChoose"> {
  readonly clashes: readonly GroundClash[];
}

/** Shapes changed on both sides: kept as they are here unless the map's version is chosen. */
function Clashes({ clashes, theirs, onChoose }: ClashesProps) {
  const t = useTranslations("groundMap.news");
  const words = useTranslations("map");
  const choose = (id: string, whose: "mine" | "theirs") => {
    const next = new Set(theirs);
    if (whose === "theirs") next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sm">{t("clashes", { count: clashes.length })}</h3>
      {clashes.map(({ id, mine, theirs: other }) => {
        const shape = mine ?? other;
        return (
          <Segmented
            key={id}
            label={shape ? featureTitle(shape, words) : id}
            segments={[
              { value: "mine", label: t(mine ? "mine" : "mineGone") },
              { value: "theirs", label: t(other ? "theirs" : "theirsGone") },
            ]}
            value={theirs.has(id) ? "theirs" : "mine"}
            onChange={(whose) => choose(id, whose)}
          />
        );
      })}
    </section>
  );
}
