import "./desk.css";
import { CalendarDays, Dices, Plus, Users } from "lucide-react";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { InlineFinding } from "@/app/_ui/finding-row";
import { LinkButton } from "@/app/_ui/link-button";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import type { CataloguePosition } from "@/lib/domain/catalogue-query";
import type { Language } from "@/lib/domain/language";
import { translatorFor } from "@/lib/i18n/translator";
import { type DocumentRoom, reportDocumentRoom } from "@/lib/usecases/documents/document-room";
import { type LibraryItem, listDocuments } from "@/lib/usecases/documents/list-documents";
import { BrowserDesk } from "./_components/browser-desk";
import { ImportDocuments } from "./_components/import-documents";
import { MoveOffer } from "./_components/move-offer";
import { NewScenario, type NewScenarioProps } from "./_components/new-scenario";
import { OwnDocuments } from "./_components/own-documents";

const PAGE = 50;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("desk.title") };
}

interface DeskPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The user's documents, last changed first, and the ways to start another. */
export default async function DeskPage({ searchParams }: DeskPageProps) {
  const params = await searchParams;
  const asksForScenario = params.new === "scenario";
  const context = await currentContext();
  const language = (await getLocale()) as Language;
  const begin = { language, isOpenAtFirst: asksForScenario, sideNames: sideNames() };
  if (!context.actor) return <DeskOfBrowser {...begin} />;
  const { items, next } = await listDocuments(context, {
    filter: { mine: true },
    sort: "updated",
    after: positionIn(params.after),
    limit: PAGE,
  });
  const room = await reportDocumentRoom(requireMember(context));
  return (
    <ClientMessages namespaces={["account", "errors", "local"]}>
      <main id="main" className="page mydesk">
        <DeskHead lead="lead">
          <OwnPages />
          <ImportDocuments home="account" />
          <NewOnes />
          <NewScenario {...begin} home="account" />
        </DeskHead>
        <MoveOffer />
        {room.isFull && <NoRoom room={room} />}
        {items.length > 0 ? <Documents items={items} next={next} /> : <NothingYet />}
      </main>
      <Footer />
    </ClientMessages>
  );
}

/** What the two sides of a new scenario are called at first, in each language. */
function sideNames(): Record<Language, readonly string[]> {
  const namesIn = (language: Language) => {
    const t = translatorFor(language, "orderOfBattle.new");
    return [t("firstSide"), t("secondSide")];
  };
  return { en: namesIn("en"), da: namesIn("da"), pl: namesIn("pl") };
}

/** `{id}.{key}`, as the library writes it. */
function positionIn(text: string | string[] | undefined): CataloguePosition | null {
  const [, id, key] = /^([a-z0-9-]+)\.(.*)$/s.exec(typeof text === "string" ? text : "") ?? [];
  return id !== undefined && key !== undefined ? { id, key } : null;
}

/** The desk of users without an account: what they start is kept in their browser, where only its own script finds it. */
async function DeskOfBrowser(begin: Omit<NewScenarioProps, "home">) {
  const t = await getTranslations("local.desk");
  const next = encodeURIComponent("/desk");
  return (
    <ClientMessages namespaces={["account", "errors", "local"]}>
      <main id="main" className="page mydesk">
        <DeskHead lead="leadLocal">
          <NewOnes />
          <NewScenario {...begin} home="browser" />
        </DeskHead>
        <InlineFinding look="note">
          <p>{t("where")}</p>
          <div className="mydesk-ways">
            <LinkButton href={`/sign-up?next=${next}`}>{t("signUp")}</LinkButton>
            <LinkButton href={`/sign-in?next=${next}`} look="bare">
              {t("signIn")}
            </LinkButton>
          </div>
        </InlineFinding>
        <BrowserDesk />
      </main>
      <Footer />
    </ClientMessages>
  );
}

interface DeskHeadProps {
  readonly lead: "lead" | "leadLocal";
  readonly children: React.ReactNode;
}

async function DeskHead({ lead, children }: DeskHeadProps) {
  const t = await getTranslations("account.desk");
  return (
    <div className="mydesk-head">
      <div>
        <h1>{t("title")}</h1>
        <p className="text-ink-3">{t(lead)}</p>
      </div>
      <div className="mydesk-acts">{children}</div>
    </div>
  );
}

async function OwnPages() {
  const t = await getTranslations("account.desk");
  return (
    <>
      <LinkButton href="/games" look="bare" icon={<Dices aria-hidden />}>
        {t("games")}
      </LinkButton>
      <LinkButton href="/clubs" look="bare" icon={<Users aria-hidden />}>
        {t("clubs")}
      </LinkButton>
      <LinkButton href="/events" look="bare" icon={<CalendarDays aria-hidden />}>
        {t("events")}
      </LinkButton>
    </>
  );
}

async function NewOnes() {
  const t = await getTranslations("account.desk");
  return (
    <>
      <LinkButton href="/army-lists/new" icon={<Plus aria-hidden />}>
        {t("newList")}
      </LinkButton>
      <LinkButton href="/army-books/new" icon={<Plus aria-hidden />}>
        {t("newBook")}
      </LinkButton>
      <LinkButton href="/maps/new" icon={<Plus aria-hidden />}>
        {t("newField")}
      </LinkButton>
    </>
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
      <OwnDocuments items={items} />
      {next && (
        <nav className="pages" aria-label={t("pages")}>
          <LinkButton href={`/desk?after=${encodeURIComponent(`${next.id}.${next.key}`)}`}>
            {t("older")}
          </LinkButton>
        </nav>
      )}
    </>
  );
}

/** Nothing can be started, copied or imported until something is deleted. */
async function NoRoom({ room: { limit, megabytes } }: { readonly room: DocumentRoom }) {
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
