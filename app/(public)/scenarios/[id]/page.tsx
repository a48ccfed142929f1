import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache, type ReactNode } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { MARKS_ID } from "@/app/(public)/_reading/comment-anchors";
import { Comments } from "@/app/(public)/_reading/comments";
import { cardOf } from "@/app/(public)/_reading/page-card";
import { isKeeper } from "@/lib/auth/keeper";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { RequestedAudience } from "@/lib/domain/belle-alliance/scenario/view/reader";
import { viewBattleScenario } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { type ErrorCode, GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { localise } from "@/lib/domain/kinds/localise";
import {
  canEditDocument,
  canModerateComments,
  canReadWholeDocument,
} from "@/lib/domain/people/permissions";
import { type PlacedPicture, placedPicture } from "@/lib/domain/table/drawing/placed-picture";
import { formatBattleDate } from "@/lib/i18n/formats";
import {
  isSeenByReaders,
  listPictures,
} from "@/lib/usecases/belle-alliance/pictures/list-pictures";
import { openForView, viewOf } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { accessTo } from "@/lib/usecases/guard";
import { battleAudience } from "@/lib/usecases/kinds/view-either-scenario";
import { BattleBrief, BattleRead } from "./_read/battle-read";
import { BattlesPlayed } from "./_read/battles-played";
import { EventsPart } from "./_read/events-part";
import { GamesPlayed } from "./_read/games-played";
import { Gate } from "./_read/gate";
import { MapPart } from "./_read/map-part";
import { OrderOfBattle } from "./_read/order-of-battle";
import { PartTitle } from "./_read/part-title";
import { ReadHead } from "./_read/read-head";
import { readableLinks } from "./_read/readable-links";
import { SMALL_PROSE } from "./_read/small-prose";
import { UmpirePart } from "./_read/umpire-part";
import { VictoryPart } from "./_read/victory-part";

interface PageProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const loaded = await loadFor(props);
  const { view, head } = loaded;
  const isFound = head.visibility === "public" && view.umpire === null;
  const language = await getLocale();
  const date = view.date ? `, ${formatBattleDate(language, view.date)}` : "";
  const title = `${view.title}${date}`;
  const robots = { index: isFound, follow: isFound };
  if (loaded.game === "bogowie-wojny" && loaded.view.battlefield === null) return { title, robots };
  const card = await cardOf({
    title,
    descriptions: [view.summary, view.place],
    picture: `/scenarios/${(await props.params).id}/map.png`,
    query: "for=public&width=1200",
  });
  return { ...card, robots };
}

/** The page to read a scenario: the public part, and behind a seal the umpire's part. */
export default async function ScenarioPage(props: PageProps) {
  const { id } = await props.params;
  const { id: whole, variant } = variantAddress(id);
  const loaded = await loadFor(props);
  if (loaded.game === "bogowie-wojny") return <BattlePage id={id} loaded={loaded} />;
  const { view, head, actor } = loaded;
  const t = await getTranslations("scenarioRead");
  const context = await currentContext();
  const access = await accessTo(context, head);
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
        mayReadWhole={canReadWholeDocument(access)}
        mayEdit={canEditDocument(access)}
        whole={variant === null ? null : await wholeOf(props)}
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
          {isOpen ? (
            <UmpirePart id={id} view={view} />
          ) : (
            <Gate
              {...view}
              id={id}
              edition={canReadWholeDocument(access) ? "open-book" : head.edition}
              signedIn={actor !== null}
            />
          )}
          <OrderOfBattle view={view} />
          <GamesPlayed
            id={whole}
            sides={view.sides}
            moderates={canModerateComments(access) || isKeeper(context)}
          />
          <Comments kind="scenario" id={whole} isWhole={isOpen} isSignedIn={actor !== null} />
        </div>
        <MapPart
          view={view}
          below={isOpen ? await sharedBelow(whole) : []}
          // Comments are about the scenario itself; in a variant its things may stand elsewhere.
          marks={variant === null ? MARKS_ID : null}
        />
      </div>
      <Footer />
    </main>
  );
}

interface BattlePageProps {
  readonly id: string;
  readonly loaded: Extract<Loaded, { game: "bogowie-wojny" }>;
}

/** The page of a scenario of Bogowie Wojny, or one side's brief from it. */
async function BattlePage({ id, loaded }: BattlePageProps) {
  const { view, head, written, actor, isBrief } = loaded;
  const t = await getTranslations("scenarioRead");
  const access = await accessTo(await currentContext(), head);
  const mayReadWhole = canReadWholeDocument(access);
  const { name, role } = head.owner;
  const linkTo = await readableLinks(view);
  return (
    <main id="main" className="mx-auto max-w-page px-6 pt-5 pb-12 max-tablet:px-4 max-tablet:pt-3">
      {isBrief ? (
        <BattleBrief {...{ id, view, written, linkTo }} />
      ) : (
        <BattleRead
          {...{ id, view, written, linkTo }}
          owner={role === "member" ? name : t(`owner.${role}`)}
          forkedFrom={head.forkedFrom}
          mayReadWhole={mayReadWhole}
          mayEdit={canEditDocument(access)}
          signedIn={actor !== null}
          gate={
            <Gate
              id={id}
              title={view.title}
              isSealed={false}
              edition={mayReadWhole ? "open-book" : head.edition}
              signedIn={actor !== null}
            />
          }
        >
          <BattlesPlayed id={id} forces={view.forces} />
          <Comments
            kind="scenario"
            id={id}
            isWhole={view.umpire !== null}
            isSignedIn={actor !== null}
          />
        </BattleRead>
      )}
      <Footer />
    </main>
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
      <VictoryPart view={view} />
      <EventsPart view={view} />
      {credits && (
        <>
          <PartTitle>{t("credits")}</PartTitle>
          <MarkdownView text={credits} topLevel={4} lang={language} className={SMALL_PROSE} />
        </>
      )}
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
const load = cache(
  async (id: string, whole: unknown, language: Language | undefined, brief: unknown) => {
    const context = await currentContext();
    const audience = asked(whole, brief);
    const opened = await openForView(context, { id, audience })
      .catch((error: unknown) => {
        if (!isRefused(error, "forbidden")) throw error;
        return openForView(context, { id, audience: PUBLIC });
      })
      .catch((error: unknown) => {
        if (isRefused(error, "not-found")) notFound();
        throw error;
      });
    const { actor } = context;
    const { document } = opened.stored;
    if (document.system === "belle-alliance") {
      const shown = opened.audience.for === "side" ? PUBLIC : opened.audience;
      return { game: document.system, ...viewOf(opened.stored, shown, language), actor };
    }
    const shown = battleAudience(document, opened.audience);
    const view = viewBattleScenario(localise(document, language ?? document.language), shown);
    return {
      ...{ game: document.system, view, written: document, head: opened.stored, actor },
      isBrief: shown.for === "side",
    };
  },
);
type Loaded = Awaited<ReturnType<typeof load>>;

function asked(whole: unknown, brief: unknown): RequestedAudience | null {
  if (typeof brief === "string") return { for: "side", sideId: brief };
  return whole === "yes" ? UMPIRE : whole === "no" ? PUBLIC : null;
}

function isRefused(error: unknown, code: ErrorCode): boolean {
  return error instanceof GrundlagError && error.code === code;
}

async function loadFor({ params, searchParams }: PageProps) {
  const { whole, texts, brief } = await searchParams;
  const language = texts === "original" ? undefined : await getLocale();
  return load((await params).id, whole, language, brief);
}

/** The scenario that a variant is of, as everybody may read it. */
async function wholeOf({ params, searchParams }: PageProps): Promise<ScenarioView> {
  const language = (await searchParams).texts === "original" ? undefined : await getLocale();
  const { id } = variantAddress((await params).id);
  const loaded = await load(id, "no", language, undefined);
  return loaded.game === "belle-alliance" ? loaded.view : notFound();
}
