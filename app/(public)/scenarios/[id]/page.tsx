import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { type CSSProperties, cache, type ReactNode } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { MapLegend } from "@/app/_map/belle-alliance/map-legend";
import { MapScaleBar } from "@/app/_map/map-scale-bar";
import { ScenePicture } from "@/app/_map/scene-picture";
import { buttonLook } from "@/app/_ui/button-look";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { NativeTick } from "@/app/_ui/native-tick";
import { cardOf } from "@/app/(public)/_reading/page-card";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { ALL_LAYERS, unnamedOn } from "@/lib/domain/table/drawing/draw-scene";
import { type PlacedPicture, placedPicture } from "@/lib/domain/table/drawing/placed-picture";
import { formatBattleDate } from "@/lib/i18n/formats";
import {
  isSeenByReaders,
  listPictures,
} from "@/lib/usecases/belle-alliance/pictures/list-pictures";
import { viewScenario } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { OrderOfBattle } from "./_read/order-of-battle";
import { PartTitle } from "./_read/part-title";
import { ReadHead } from "./_read/read-head";
import { SMALL_PROSE } from "./_read/small-prose";
import { UmpirePart } from "./_read/umpire-part";

interface PageProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { view, head } = await loadFor(props);
  const isFound = head.visibility === "public" && view.umpire === null;
  const language = await getLocale();
  const date = view.date ? `, ${formatBattleDate(language, view.date)}` : "";
  const card = await cardOf({
    title: `${view.title}${date}`,
    descriptions: [view.summary, view.place],
    picture: `/scenarios/${(await props.params).id}/map.png`,
    query: "for=public&width=1200",
  });
  return { ...card, robots: { index: isFound, follow: isFound } };
}

/** The page to read a scenario: the public part, and behind a seal the umpire's part. */
export default async function ScenarioPage(props: PageProps) {
  const { id } = await props.params;
  const { view, head, actor } = await loadFor(props);
  const t = await getTranslations("scenarioRead");
  const reader = { reader: actor, document: head };
  const isOpen = view.umpire !== null;
  return (
    <main
      id="main"
      className="mx-auto max-w-page px-6 pt-5 pb-12 max-tablet:px-4 max-tablet:pt-3 max-tablet:pb-10"
    >
      <ReadHead
        id={id}
        view={view}
        owner={head.owner}
        forkedFrom={head.forkedFrom}
        isWhole={isOpen}
        signedIn={actor !== null}
        mayEdit={canEditDocument(reader)}
      />
      <nav
        className="sticky top-0 z-10 mb-5 flex gap-5 border-rule-2 border-b bg-paper max-tablet:-mx-4 max-tablet:mb-4 max-tablet:gap-0"
        aria-label={t("onThisPage")}
      >
        <PartLink href="#summary">{t("summary")}</PartLink>
        <PartLink href="#order-of-battle">{t("orderOfBattle")}</PartLink>
        <PartLink href="#map">{t("map")}</PartLink>
        <PartLink href="#umpire">{t("umpire")}</PartLink>
      </nav>
      <div className="grid items-start gap-6 tablet:grid-cols-2 desktop:gap-10">
        <div className="grid grid-cols-1 gap-6">
          <Summary view={view} />
          {isOpen ? <UmpirePart id={id} view={view} /> : <Gate {...view} />}
          <OrderOfBattle view={view} />
        </div>
        <MapPart view={view} below={isOpen ? await sharedBelow(id) : []} />
      </div>
      <Footer />
    </main>
  );
}

interface GateProps {
  readonly title: string;
  /** Whether armies lie under it, too. */
  readonly isSealed: boolean;
}

/** The seal over the umpire's part, which players should leave unbroken. It does not reveal even how much is inside. */
async function Gate({ title, isSealed }: GateProps) {
  const t = await getTranslations("scenarioRead");
  return (
    <section
      className="relative scroll-mt-14 border border-rule-2 bg-sheet px-6 pt-15.5 pb-5 text-center max-tablet:px-4"
      id="umpire"
      aria-labelledby="gate-title"
    >
      <Seal />
      <h2 className="mt-2 mb-1" id="gate-title">
        {t("gate.title")}
      </h2>
      <p className="mx-auto mb-3 max-w-[46ch] text-pretty text-ink-2">
        {t("gate.text", { title })} {isSealed && t("gate.sealed")}
      </p>
      <form method="get" action="#umpire">
        <NativeTick
          className="justify-center max-tablet:text-start"
          name="whole"
          value="yes"
          required
        >
          <span>{t("gate.promise")}</span>
        </NativeTick>
        <button className={buttonLook({ className: "mt-3 max-tablet:w-full" })} type="submit">
          {t("gate.open")}
        </button>
      </form>
    </section>
  );
}

function Seal() {
  return (
    <>
      <svg
        className="absolute inset-x-0 top-0 h-11 w-full"
        viewBox="0 0 600 44"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="fill-inset stroke-rule-2"
          vectorEffect="non-scaling-stroke"
          d="M0 .5H600L322 38Q300 46 278 38L0 .5"
        />
      </svg>
      <svg
        className="absolute top-5 left-1/2 size-10 -translate-x-1/2 fill-none stroke-sheet"
        viewBox="0 0 40 40"
        aria-hidden="true"
      >
        <circle className="fill-brass" cx="20" cy="20" r="17" />
        <circle className="opacity-70" cx="20" cy="20" r="11" />
        <path strokeWidth="1.4" d="M13 16h14M13 19h14M13 24h14v2H13z" />
      </svg>
    </>
  );
}

function PartLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      className="inline-flex min-h-10 items-center font-semibold text-ink-2 text-sm no-underline hover:text-ink max-tablet:min-h-11.5 max-tablet:flex-1 max-tablet:justify-center max-tablet:px-1"
      href={href}
    >
      {children}
    </a>
  );
}

/** The summary and the brief for all sides. */
async function Summary({ view }: { readonly view: ScenarioView }) {
  const t = await getTranslations("scenarioRead");
  const { summary, commonKnowledge, credits, language } = view;
  return (
    <section id="summary" className="scroll-mt-14">
      <h2 className="mb-2">{t("summary")}</h2>
      {summary ? (
        <MarkdownView text={summary} lang={language} />
      ) : (
        <p className="text-ink-3">{t("noSummary")}</p>
      )}
      {commonKnowledge && (
        <>
          <PartTitle>{t("commonKnowledge")}</PartTitle>
          <MarkdownView
            text={commonKnowledge}
            topLevel={4}
            lang={language}
            className={SMALL_PROSE}
          />
        </>
      )}
      {credits && (
        <>
          <PartTitle>{t("credits")}</PartTitle>
          <MarkdownView text={credits} topLevel={4} lang={language} className={SMALL_PROSE} />
        </>
      )}
    </section>
  );
}

/** The map as far as this reader may see it, with a legend and a scale bar. */
async function MapPart({
  view,
  below,
}: {
  readonly view: ScenarioView;
  readonly below: readonly PlacedPicture[];
}) {
  const t = await getTranslations("scenarioRead");
  const { map } = view;
  const sideNames = Object.fromEntries(view.sides.map((side) => [side.id, side.name]));
  return (
    <section
      id="map"
      className="top-15 scroll-mt-14 tablet:sticky"
      style={{ "--map-shape": map.widthCm / map.depthCm } as CSSProperties}
    >
      <h2 className="mb-2">{t("map")}</h2>
      {map.features.length === 0 && <p className="text-ink-3">{t("noMap")}</p>}
      <div className="desktop:max-w-[max(--spacing(90),calc((100dvh---spacing(80))*var(--map-shape)))]">
        <figure className="border border-rule-2 bg-sheet">
          <ScenePicture
            scene={mapScene(map)}
            size="page"
            layers={ALL_LAYERS}
            below={below}
            idPrefix="read"
            label={t("mapLabel", { title: view.title })}
            className="h-auto w-full"
          />
          <figcaption className="border-rule border-t px-3 py-1.5 text-ink-3 text-xs">
            {map.note} {map.grid ? "" : t("noGrid")}
          </figcaption>
        </figure>
        <MapScaleBar widthCm={map.widthCm} metresPerCm={map.metresPerCm} />
      </div>
      <div className="mt-3">
        <MapLegend
          map={map}
          idPrefix="read-legend"
          sideNames={sideNames}
          unnamed={unnamedOn(mapScene(map), "page")}
        />
      </div>
    </section>
  );
}

/** The pictures shown to umpires below the map once the seal is broken. */
async function sharedBelow(id: string): Promise<PlacedPicture[]> {
  const pictures = await listPictures(await currentContext(), { id });
  return pictures
    .filter(isSeenByReaders)
    .map((each) => placedPicture(each, `/api/v1/scenarios/${id}/pictures/${each.id}`));
}

const UMPIRE = { for: "umpire" } as const;
const PUBLIC = { for: "public" } as const;

/**
 * Loads the public view, or the umpire's if requested and allowed; editors, who otherwise get the umpire's, may request
 * the public one as well. Without a language, in the author's own words.
 */
const load = cache(async (id: string, whole: unknown, language: Language | undefined) => {
  const context = await currentContext();
  const audience = whole === "yes" ? UMPIRE : whole === "no" ? PUBLIC : null;
  try {
    const { view, head } = await viewScenario(context, { id, audience, language });
    return { view, head, actor: context.actor };
  } catch (error) {
    if (error instanceof GrundlagError && error.code === "not-found") notFound();
    throw error;
  }
});

async function loadFor({ params, searchParams }: PageProps) {
  const { whole, texts } = await searchParams;
  const language = texts === "original" ? undefined : await getLocale();
  return load((await params).id, whole, language);
}
