import "./read.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { MapLegend } from "@/app/_map/map-legend";
import { MapPicture } from "@/app/_map/map-picture";
import { MapScaleBar } from "@/app/_map/map-scale-bar";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { GrundlagError } from "@/lib/domain/error-code";
import type { Language } from "@/lib/domain/language";
import { ALL_LAYERS, unnamedOn } from "@/lib/domain/map-drawing/draw-map";
import { canEditDocument } from "@/lib/domain/permissions";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { formatBattleDate } from "@/lib/i18n/formats";
import { viewScenario } from "@/lib/usecases/scenarios/view-scenario";
import { OrderOfBattle } from "./_read/order-of-battle";
import { ReadHead } from "./_read/read-head";
import { UmpirePart } from "./_read/umpire-part";

interface PageProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { view, head } = await loadFor(props);
  const isFound = head.visibility === "public" && view.umpire === null;
  const language = (await getLocale()) as Language;
  const date = view.date ? `, ${formatBattleDate(language, view.date)}` : "";
  return { title: `${view.title}${date}`, robots: { index: isFound, follow: isFound } };
}

/** A scenario to read: what anybody may see, and behind a seal the umpire's part. */
export default async function ScenarioPage(props: PageProps) {
  const { id } = await props.params;
  const { view, head, actor } = await loadFor(props);
  const t = await getTranslations("scenarioRead");
  const reader = { reader: actor, document: head };
  const isOpen = view.umpire !== null;
  return (
    <main id="main" className="read">
      <ReadHead
        id={id}
        view={view}
        owner={head.owner}
        forkedFrom={head.forkedFrom}
        signedIn={actor !== null}
        mayEdit={canEditDocument(reader)}
      />
      <nav className="rtabs" aria-label={t("onThisPage")}>
        <a href="#summary">{t("summary")}</a>
        <a href="#order-of-battle">{t("orderOfBattle")}</a>
        <a href="#map">{t("map")}</a>
        <a href="#umpire">{t("umpire")}</a>
      </nav>
      <div className="rcols">
        <div className="rmain">
          <Summary view={view} />
          {isOpen ? <UmpirePart id={id} view={view} /> : <Gate title={view.title} />}
          <OrderOfBattle view={view} />
        </div>
        <MapPart view={view} />
      </div>
      <Footer />
    </main>
  );
}

/** The summary and the brief for all sides. */
async function Summary({ view }: { readonly view: ScenarioView }) {
  const t = await getTranslations("scenarioRead");
  const { summary, commonKnowledge, credits, language } = view;
  return (
    <section id="summary">
      <h2>{t("summary")}</h2>
      {summary ? (
        <MarkdownView text={summary} lang={language} />
      ) : (
        <p className="text-ink-3">{t("noSummary")}</p>
      )}
      {commonKnowledge && (
        <>
          <h3 className="small-caps rcaps">{t("commonKnowledge")}</h3>
          <MarkdownView text={commonKnowledge} topLevel={4} lang={language} className="small" />
        </>
      )}
      {credits && (
        <>
          <h3 className="small-caps rcaps">{t("credits")}</h3>
          <MarkdownView text={credits} topLevel={4} lang={language} className="small" />
        </>
      )}
    </section>
  );
}

/** The table as this reader may see it, with its legend and a bar to measure by. */
async function MapPart({ view }: { readonly view: ScenarioView }) {
  const t = await getTranslations("scenarioRead");
  const { map } = view;
  const sideNames = Object.fromEntries(view.sides.map((side) => [side.id, side.name]));
  return (
    <div className="rside2">
      <section id="map">
        <h2>{t("map")}</h2>
        {map.features.length === 0 && <p className="text-ink-3">{t("noMap")}</p>}
        <figure>
          <MapPicture
            map={map}
            size="page"
            layers={ALL_LAYERS}
            idPrefix="read"
            label={t("mapLabel", { title: view.title })}
          />
          <figcaption>
            {map.note} {map.grid ? "" : t("noGrid")}
          </figcaption>
        </figure>
        <MapScaleBar widthCm={map.widthCm} metresPerCm={map.metresPerCm} />
        <MapLegend
          map={map}
          idPrefix="read-legend"
          sideNames={sideNames}
          unnamed={unnamedOn(map, "page")}
        />
      </section>
    </div>
  );
}

/** The seal over the umpire's part: readers who mean to play leave it unbroken. It counts nothing of what is inside. */
async function Gate({ title }: { readonly title: string }) {
  const t = await getTranslations("scenarioRead");
  return (
    <section className="gate" id="umpire" aria-labelledby="gate-title">
      <svg className="flap" viewBox="0 0 600 44" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 .5H600L322 38Q300 46 278 38L0 .5" />
      </svg>
      <svg className="wax" viewBox="0 0 40 40" aria-hidden="true">
        <circle className="disc" cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="11" />
        <path d="M13 16h14M13 19h14M13 24h14v2H13z" />
      </svg>
      <h2 id="gate-title">{t("gate.title")}</h2>
      <p>{t("gate.text", { title })}</p>
      <form method="get" action="#umpire">
        <label className="check">
          <input type="checkbox" name="whole" value="yes" required />
          <span>{t("gate.promise")}</span>
        </label>
        <div className="gacts">
          <button className="btn" type="submit">
            {t("gate.open")}
          </button>
        </div>
      </form>
    </section>
  );
}

/** The public view, or the umpire's where a reader who may asks for it. */
const load = cache(async (id: string, isWhole: boolean) => {
  const context = await currentContext();
  const audience = isWhole ? ({ for: "umpire" } as const) : null;
  try {
    const { view, head } = await viewScenario(context, { id, audience });
    return { view, head, actor: context.actor };
  } catch (error) {
    if (error instanceof GrundlagError && error.code === "not-found") notFound();
    throw error;
  }
});

async function loadFor({ params, searchParams }: PageProps) {
  return load((await params).id, (await searchParams).whole === "yes");
}
