import { CalendarDays, Dices, Flag, Plus, Users } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { InlineFinding } from "@/app/_ui/finding-row";
import { LinkButton } from "@/app/_ui/link-button";
import { Page } from "@/app/_ui/page";
import { ScenarioGameRows } from "@/app/(public)/games/_list/scenario-game-rows";
import { isKeeper } from "@/lib/auth/keeper";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import type { Language } from "@/lib/domain/document/language";
import type { CataloguePosition } from "@/lib/domain/kinds/catalogue-query";
import { translatorFor } from "@/lib/i18n/translator";
import { listScenarioGames } from "@/lib/usecases/belle-alliance/game/list-scenario-games";
import { offerGround } from "@/lib/usecases/belle-alliance/ground-map/offer-ground";
import { type DocumentQuota, readDocumentQuota } from "@/lib/usecases/document/document-quota";
import { type LibraryItem, listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";
import { listReleaseNews } from "@/lib/usecases/document/release-news";
import { listReported, readsReports } from "@/lib/usecases/kinds/comments/act-on-comment";
import { BrowserDesk } from "./_components/browser-desk";
import { DocumentsOfOthers } from "./_components/documents-of-others";
import { ImportDocuments } from "./_components/import-documents";
import { MoveOffer } from "./_components/move-offer";
import { NewScenario, type NewScenarioProps } from "./_components/new-scenario";
import { OwnDocuments } from "./_components/own-documents";
import { ReleaseNews } from "./_components/release-news";

const PAGE = 50;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("desk.title") };
}

interface DeskPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The user's documents, most recently changed first, and links to start another. */
export default async function DeskPage({ searchParams }: DeskPageProps) {
  const params = await searchParams;
  const context = await currentContext();
  const language = await getLocale();
  const wanted = typeof params.ground === "string" ? params.ground : null;
  const maps = await offerGround(context, wanted);
  const mapId = maps.find(({ id }) => id === wanted)?.id ?? null;
  const isOpenAtFirst = params.new === "scenario";
  const begin = { language, isOpenAtFirst, sideNames: sideNames(), maps, mapId };
  if (!context.actor) return <DeskOfBrowser {...begin} />;
  const { items, next } = await listDocuments(context, {
    filter: { mine: "own" },
    sort: "updated",
    after: positionIn(params.after),
    limit: PAGE,
  });
  const { items: shared } = await listDocuments(context, {
    filter: { mine: "shared" },
    sort: "updated",
    after: null,
    limit: MAX_PAGE,
  });
  const member = requireMember(context);
  const room = await readDocumentQuota(member);
  return (
    <ClientMessages namespaces={["account", "documentPeople", "errors", "local", "sizing"]}>
      <Page look="stack">
        <DeskHead lead="lead">
          <ImportDocuments home="account" />
        </DeskHead>
        <MoveOffer />
        {room.isFull && <NoRoom room={room} />}
        <ReleaseNews items={await listReleaseNews(member)} />
        <DeskParts scenario={{ ...begin, home: "account" }} isMember>
          {items.length > 0 && <Documents items={items} next={next} />}
          {items.length + shared.length === 0 && <NothingYet />}
          {shared.length > 0 && <SharedWithMe items={shared} />}
          <NewestGames />
        </DeskParts>
      </Page>
      <Footer />
    </ClientMessages>
  );
}

const NEWEST = 5;

/** The games of scenarios that the user began last; all are on the page of games. */
async function NewestGames() {
  const games = await listScenarioGames(requireMember(await currentContext()));
  if (games.length === 0) return null;
  const t = await getTranslations("seatPage.desk");
  return (
    <section aria-labelledby="own-games" className="mt-6">
      <h2 id="own-games">{t("games")}</h2>
      <ScenarioGameRows games={games.slice(0, NEWEST)} />
      {games.length > NEWEST && <Link href="/games">{t("all")}</Link>}
    </section>
  );
}

/** The default names of the two sides of a new scenario, in each language. */
function sideNames(): Record<Language, readonly string[]> {
  const namesIn = (language: Language) => {
    const t = translatorFor(language, "orderOfBattle.new");
    return [t("firstSide"), t("secondSide")];
  };
  return { en: namesIn("en"), da: namesIn("da"), pl: namesIn("pl") };
}

/** Parses `{id}.{key}`, as the library writes it. */
function positionIn(text: string | string[] | undefined): CataloguePosition | null {
  const [, id, key] = /^([a-z0-9-]+)\.(.*)$/s.exec(typeof text === "string" ? text : "") ?? [];
  return id !== undefined && key !== undefined ? { id, key } : null;
}

/** The desk of users without an account: their documents are kept in the browser, where only its script finds them. */
async function DeskOfBrowser(begin: Omit<NewScenarioProps, "home">) {
  const t = await getTranslations("local.desk");
  const next = encodeURIComponent("/desk");
  return (
    <ClientMessages namespaces={["account", "errors", "local", "sizing"]}>
      <Page look="stack">
        <DeskHead lead="leadLocal" />
        <InlineFinding look="note">
          <p>{t("where")}</p>
          <div className="mt-2 flex flex-wrap gap-1">
            <LinkButton href={`/sign-up?next=${next}`}>{t("signUp")}</LinkButton>
            <LinkButton href={`/sign-in?next=${next}`} look="bare">
              {t("signIn")}
            </LinkButton>
          </div>
        </InlineFinding>
        <DeskParts scenario={{ ...begin, home: "browser" }} isMember={false}>
          <BrowserDesk />
        </DeskParts>
      </Page>
      <Footer />
    </ClientMessages>
  );
}

interface DeskHeadProps {
  readonly lead: "lead" | "leadLocal";
  readonly children?: ReactNode;
}

async function DeskHead({ lead, children }: DeskHeadProps) {
  const t = await getTranslations("account.desk");
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-b-3 border-double border-rule-2 pb-3">
      <div>
        <h1>{t("title")}</h1>
        <p className="text-ink-3">{t(lead)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <LinkButton href="#start" icon={<Plus aria-hidden />} className="desktop:hidden">
          {t("toStart")}
        </LinkButton>
      </div>
    </div>
  );
}

interface DeskPartsProps {
  readonly scenario: NewScenarioProps;
  readonly isMember: boolean;
  readonly children: ReactNode;
}

/** The documents, with the links to start another next to them, or below if there is less room. */
function DeskParts({ children, ...start }: DeskPartsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(72)]">
      <div className="min-w-0">{children}</div>
      <StartPart {...start} />
    </div>
  );
}

interface StartPartProps {
  readonly scenario: NewScenarioProps;
  /** Whether there is an account, which games, clubs and events require. */
  readonly isMember: boolean;
}

/** Everything that can be started for either game, the one of the reader's language first, and places to play. */
async function StartPart({ scenario, isMember }: StartPartProps) {
  const t = await getTranslations("account.desk");
  const systems = await getTranslations("common.system");
  const library = await getTranslations("library");
  const groups = [
    <StartGroup key="belle-alliance" title={systems("belle-alliance")}>
      <NewScenario {...scenario} />
    </StartGroup>,
    <StartGroup key="bogowie-wojny" title={systems("bogowie-wojny")}>
      <StartLink href="/army-lists/new">{t("newList")}</StartLink>
      <StartLink href="/army-books/new">{t("newBook")}</StartLink>
      <StartLink href="/maps/new">{t("newField")}</StartLink>
      <StartLink href="/scenarios/new">{library("newScenario")}</StartLink>
    </StartGroup>,
  ];
  return (
    <section
      id="start"
      aria-labelledby="start-title"
      className="grid gap-4 border border-rule-2 bg-sheet p-4"
    >
      <h2 id="start-title">{t("start")}</h2>
      {(await getLocale()) === "pl" ? groups.toReversed() : groups}
      {isMember && (
        <StartGroup title={t("play")}>
          <LinkButton href="/games" look="bare" icon={<Dices aria-hidden />}>
            {t("games")}
          </LinkButton>
          <LinkButton href="/clubs" look="bare" icon={<Users aria-hidden />}>
            {t("clubs")}
          </LinkButton>
          <LinkButton href="/events" look="bare" icon={<CalendarDays aria-hidden />}>
            {t("events")}
          </LinkButton>
          <ReportedLink />
        </StartGroup>
      )}
    </section>
  );
}

/** For those who keep the service, and for organisers of clubs once something is reported to them. */
async function ReportedLink() {
  const context = await currentContext();
  if (!readsReports(context)) return null;
  const count = (await listReported(requireMember(context))).length;
  if (count === 0 && !isKeeper(context)) return null;
  const t = await getTranslations("comments.reportedPage");
  return (
    <LinkButton href="/reported" look="bare" icon={<Flag aria-hidden />}>
      {t("link", { count })}
    </LinkButton>
  );
}

interface StartGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function StartGroup({ title, children }: StartGroupProps) {
  return (
    <div className="grid gap-2">
      <h3 className="small-caps">{title}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function StartLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <LinkButton href={href} icon={<Plus aria-hidden />}>
      {children}
    </LinkButton>
  );
}

async function SharedWithMe({ items }: Pick<DocumentsProps, "items">) {
  const t = await getTranslations("account.desk");
  return (
    <div className="mt-6 first:mt-0">
      <h2 className="mb-2">{t("shared")}</h2>
      <DocumentsOfOthers items={items} />
    </div>
  );
}

interface DocumentsProps {
  readonly items: readonly LibraryItem[];
  readonly next: CataloguePosition | null;
}

async function Documents({ items, next }: DocumentsProps) {
  const t = await getTranslations("account.desk");
  return (
    <>
      <h2 className="mb-2">{t("recent")}</h2>
      <OwnDocuments items={items} />
      {next && (
        <nav className="mt-4 flex justify-center" aria-label={t("pages")}>
          <LinkButton href={`/desk?after=${encodeURIComponent(`${next.id}.${next.key}`)}`}>
            {t("older")}
          </LinkButton>
        </nav>
      )}
    </>
  );
}

/** Tells that nothing can be started, copied or imported until something is deleted. */
async function NoRoom({ room: { limit, megabytes } }: { readonly room: DocumentQuota }) {
  const t = await getTranslations("errors");
  return (
    <InlineFinding look="warning">
      <b>{t("title.too-many-documents")}.</b> {t("advice.too-many-documents", { limit, megabytes })}
    </InlineFinding>
  );
}

async function NothingYet() {
  const t = await getTranslations("account.desk");
  return (
    <EmptyState
      title={t("empty.title")}
      actions={<LinkButton href="/library">{t("empty.library")}</LinkButton>}
    >
      {t("empty.text")}
    </EmptyState>
  );
}
