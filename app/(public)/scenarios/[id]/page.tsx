import "./read.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { currentContext } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import type { Language } from "@/lib/domain/language";
import { canEditDocument } from "@/lib/domain/permissions";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { formatBattleDate } from "@/lib/i18n/formats";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { viewScenario } from "@/lib/usecases/scenarios/view-scenario";
import { Gate } from "./_read/gate";
import { MapPart } from "./_read/map-part";
import { OrderOfBattle } from "./_read/order-of-battle";
import { ReadHead } from "./_read/read-head";
import { Summary } from "./_read/summary";
import { UmpirePart } from "./_read/umpire-part";

interface PageProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { view, head } = await load(await params, await searchParams);
  const isFound = head.visibility === "public" && view.umpire === null;
  const language = (await getLocale()) as Language;
  const date = view.date ? `, ${formatBattleDate(language, view.date)}` : "";
  return { title: `${view.title}${date}`, robots: { index: isFound, follow: isFound } };
}

/** A scenario to read: what anybody may see, and behind a seal the umpire's part. */
export default async function ScenarioPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { view, head, actor } = await load({ id }, await searchParams);
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

/** The public view, or the umpire's where somebody who may asks for it. */
async function load(
  { id }: { id: string },
  query: Record<string, string | string[] | undefined>,
): Promise<{
  view: ScenarioView;
  head: Awaited<ReturnType<typeof readDocument<"scenario">>>;
  actor: Awaited<ReturnType<typeof currentContext>>["actor"];
}> {
  const context = await currentContext();
  const audience = query.whole === "yes" ? ({ for: "umpire" } as const) : null;
  try {
    const head = await readDocument(context, { kind: "scenario", id });
    const { view } = await viewScenario(context, { id, audience });
    return { view, head, actor: context.actor };
  } catch (error) {
    if (error instanceof GrundlagError && error.code === "not-found") notFound();
    throw error;
  }
}
