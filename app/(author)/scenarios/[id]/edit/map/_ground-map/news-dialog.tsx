"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Disclosure } from "@/app/_ui/disclosure";
import { InlineFinding } from "@/app/_ui/finding-row";
import { Segmented } from "@/app/_ui/segmented";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { takeNewGround } from "@/lib/domain/belle-alliance/scenario/commands/ground-origin";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  type GroundClash,
  type GroundNews,
  withTheirs,
} from "@/lib/domain/belle-alliance/scenario/ground-news";
import type { GroundOrigin } from "@/lib/domain/belle-alliance/scenario/scenario";
import { featureTitle } from "../feature-words";
import { TablePreview } from "../table-preview";
import type { MapDeskState } from "../use-map-desk";
import { NewsMarks } from "./news-marks";
import { useGroundNews } from "./use-ground-news";

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
