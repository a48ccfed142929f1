import "./desk.css";
import { CalendarDays, Dices, Plus, Users } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
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
import { type LibraryItem, listDocuments } from "@/lib/usecases/documents/list-documents";
import { reportDocumentRoom } from "@/lib/usecases/documents/report-document-room";
import { ImportDocuments } from "./_components/import-documents";
import { NewScenario } from "./_components/new-scenario";
import { OwnDocuments } from "./_components/own-documents";

const PAGE = 50;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("desk.title") };
}

interface DeskPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** One's own documents, last changed first, and the ways to begin another. */
export default async function DeskPage({ searchParams }: DeskPageProps) {
  const params = await searchParams;
  const asksForScenario = params.new === "scenario";
  const context = await currentContext();
  if (!context.actor) redirect(signInHref(asksForScenario));
  const { items, next } = await listDocuments(context, {
    filter: { mine: true },
    sort: "updated",
    after: positionIn(params.after),
    limit: PAGE,
  });
  const room = await reportDocumentRoom(requireMember(context));
  const language = (await getLocale()) as Language;
  return (
    <ClientMessages namespaces={["account", "errors"]}>
      <main id="main" className="page mydesk">
        <DeskHead
          begin={
            <NewScenario
              language={language}
              isOpenAtFirst={asksForScenario}
              sideNames={sideNames()}
            />
          }
        />
        {room.count >= room.limit && <NoRoom limit={room.limit} />}
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

function signInHref(asksForScenario: boolean): string {
  return `/sign-in?next=${encodeURIComponent(asksForScenario ? "/desk?new=scenario" : "/desk")}`;
}

/** `{id}.{key}`, as the library writes it. */
function positionIn(text: string | string[] | undefined): CataloguePosition | null {
  const [, id, key] = /^([a-z0-9-]+)\.(.*)$/s.exec(typeof text === "string" ? text : "") ?? [];
  return id !== undefined && key !== undefined ? { id, key } : null;
}

async function DeskHead({ begin }: { readonly begin: React.ReactNode }) {
  const t = await getTranslations("account.desk");
  return (
    <div className="mydesk-head">
      <div>
        <h1>{t("title")}</h1>
        <p className="quiet">{t("lead")}</p>
      </div>
      <div className="mydesk-acts">
        <LinkButton href="/games" look="bare" icon={<Dices className="ic" aria-hidden />}>
          {t("games")}
        </LinkButton>
        <LinkButton href="/clubs" look="bare" icon={<Users className="ic" aria-hidden />}>
          {t("clubs")}
        </LinkButton>
        <LinkButton href="/events" look="bare" icon={<CalendarDays className="ic" aria-hidden />}>
          {t("events")}
        </LinkButton>
        <ImportDocuments />
        <LinkButton href="/army-lists/new" icon={<Plus className="ic" aria-hidden />}>
          {t("newList")}
        </LinkButton>
        <LinkButton href="/army-books/new" icon={<Plus className="ic" aria-hidden />}>
          {t("newBook")}
        </LinkButton>
        <LinkButton href="/maps/new" icon={<Plus className="ic" aria-hidden />}>
          {t("newField")}
        </LinkButton>
        {begin}
      </div>
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

/** Nothing can be begun, copied or imported until something goes. */
async function NoRoom({ limit }: { readonly limit: number }) {
  const t = await getTranslations("errors");
  return (
    <InlineFinding look="warning">
      <b>{t("title.too-many-documents")}.</b> {t("advice.too-many-documents", { limit })}
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
