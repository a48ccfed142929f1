"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MapLegend } from "@/app/_map/belle-alliance/map-legend";
import { MapScaleBar } from "@/app/_map/map-scale-bar";
import { ScenePicture } from "@/app/_map/scene-picture";
import { Facts } from "@/app/_ui/facts";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type {
  CommandView,
  ScenarioView,
  SideView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { whatWords } from "@/lib/domain/belle-alliance/scenario/victory/objective-words";
import type { Language } from "@/lib/domain/document/language";
import { ALL_LAYERS, unnamedOn } from "@/lib/domain/table/drawing/draw-scene";
import { formatBattleDate } from "@/lib/i18n/formats";
import { PreviewFigures } from "./preview-figures";
import { PreviewTroops } from "./preview-troops";

interface PreviewSheetsProps {
  readonly view: ScenarioView;
  readonly language: Language;
}

/** A side's pack as a row of sheets: cover, orders, troops, map. */
export function PreviewSheets({ view, language }: PreviewSheetsProps) {
  const t = useTranslations("printPage.preview");
  const { audience } = view;
  const side = view.sides.find((each) => "sideId" in audience && each.id === audience.sideId);
  if (!side) return null;
  const command =
    audience.for === "commander"
      ? side.commands?.find(({ id }) => id === audience.formationId)
      : undefined;
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(--spacing(85),100%),1fr))] gap-5">
      <Sheet title={t("sheets.cover")}>
        <Cover view={view} name={command?.name ?? side.name} language={language} />
      </Sheet>
      <Sheet title={t("sheets.orders")}>
        {command && <OwnPapers command={command} lang={view.language} />}
        <Orders side={side} lang={view.language} />
      </Sheet>
      <Sheet title={t("sheets.troops")}>
        <PreviewTroops side={side} language={language} />
      </Sheet>
      <Sheet title={t("sheets.map")}>
        <TableMap view={view} />
      </Sheet>
      <Sheet title={t("sheets.figures")}>
        <PreviewFigures
          figures={view.figuresNeeded.filter(({ sideId }) => sideId === side.id)}
          language={language}
        />
      </Sheet>
    </div>
  );
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <section
        className="-outline-offset-2 wrap-anywhere aspect-[210/297] overflow-auto border border-rule-2 bg-sheet p-5 text-sm shadow-sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
        aria-label={title}
      >
        {children}
      </section>
      <figcaption className="small-caps text-center" aria-hidden>
        {title}
      </figcaption>
    </figure>
  );
}

interface CoverProps extends PreviewSheetsProps {
  readonly name: string;
}

function Cover({ view, name, language }: CoverProps) {
  const t = useTranslations("printPage.preview");
  const { title, battle, date, place, startTime, bounds, map, summary, commonKnowledge } = view;
  const when = [battle, date && formatBattleDate(language, date), place].filter(Boolean).join(", ");
  return (
    <>
      <p className="small-caps">{t("for", { name })}</p>
      <h4
        className="mt-2 mb-1 font-semibold font-serif text-2xl leading-tight"
        lang={view.language}
      >
        {title}
      </h4>
      {when && <p className="text-ink-3">{when}</p>}
      <Facts>
        {startTime && <span>{t("from", { time: startTime })}</span>}
        {bounds !== null && <span>{t("bounds", { count: bounds })}</span>}
        <span>{`${map.widthCm} × ${map.depthCm} cm`}</span>
      </Facts>
      <Text title={t("summary")} text={summary} lang={view.language} />
      <Text title={t("common")} text={commonKnowledge} lang={view.language} />
      <Deciding view={view} />
    </>
  );
}

/** The objectives and the events that the reader knows from the beginning. */
function Deciding({ view: { victory, events, sides, language } }: Pick<CoverProps, "view">) {
  const t = useTranslations("victory");
  const e = useTranslations("events");
  const sideName = (id: string) => sides.find((side) => side.id === id)?.name ?? "";
  return (
    <>
      {victory && victory.objectives.length > 0 && (
        <>
          <TextTitle>{t("objectives")}</TextTitle>
          <ol className="list-decimal ps-4">
            {victory.objectives.map((objective, i) => (
              <li key={objective.id}>
                <b lang={language}>{objective.name}</b>{" "}
                {whatWords(objective, { say: t, n: i + 1, sideName })}
              </li>
            ))}
          </ol>
        </>
      )}
      {events.length > 0 && (
        <>
          <TextTitle>{e("known")}</TextTitle>
          <ul>
            {events.map(({ id, bound, text }) => (
              <li key={id}>
                {e("atBound", { bound })}: <span lang={language}>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What a player has besides their side's papers. */
function OwnPapers({ command, lang }: { readonly command: CommandView; readonly lang: string }) {
  const t = useTranslations("printPage.preview");
  return (
    <>
      <Text title={t("given")} text={command.orders} lang={lang} />
      <Text title={t("ownBrief")} text={command.brief} lang={lang} />
      <Text title={t("believed")} text={command.believedOfEnemy} lang={lang} />
    </>
  );
}

const PAPERS = ["tasks", "brief", "believedOfEnemy"] as const;
const TITLES = { tasks: "tasks", brief: "brief", believedOfEnemy: "believed" } as const;

function Orders({ side, lang }: { readonly side: SideView; readonly lang: string }) {
  const t = useTranslations("printPage.preview");
  const arrivals = side.reinforcements ?? [];
  const told = PAPERS.filter((key) => side[key] !== null);
  return (
    <>
      {told.map((key) => (
        <Text key={key} title={t(TITLES[key])} text={side[key] ?? ""} lang={lang} />
      ))}
      {arrivals.length > 0 && (
        <>
          <TextTitle>{t("arrivals")}</TextTitle>
          <ul>
            {arrivals.map(({ id, bound, time, brings, note }) => (
              <li key={id}>
                {t("arrival", { bound, time: time ?? "–", names: brings.join(", ") })} {note}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface TextProps {
  readonly title: string;
  readonly text: string;
  readonly lang: string;
}

function Text({ title, text, lang }: TextProps) {
  const t = useTranslations("printPage.preview");
  return (
    <>
      <TextTitle>{title}</TextTitle>
      {text.trim() === "" ? (
        <p className="text-ink-3">{t("nothing")}</p>
      ) : (
        <MarkdownView text={text} topLevel={4} lang={lang} className="small text-sm" />
      )}
    </>
  );
}

function TextTitle({ children }: { readonly children: string }) {
  return <h5 className="mt-4 mb-1 font-semibold font-serif text-lg leading-tight">{children}</h5>;
}

function TableMap({ view }: { readonly view: ScenarioView }) {
  const t = useTranslations("printPage.preview");
  const { map, sides } = view;
  return (
    <>
      <ScenePicture
        scene={mapScene(map)}
        size="page"
        layers={ALL_LAYERS}
        idPrefix="preview"
        className="h-auto max-w-full"
        label={t("mapOf", { title: view.title })}
      />
      <MapScaleBar widthCm={map.widthCm} metresPerCm={map.metresPerCm} />
      <MapLegend
        look="plain"
        map={map}
        idPrefix="preview-legend"
        sideNames={Object.fromEntries(sides.map(({ id, name }) => [id, name]))}
        unnamed={unnamedOn(mapScene(map), "page")}
      />
      <p className="hint mt-1.5">{map.grid ? t("grid") : t("noGrid")}</p>
    </>
  );
}
