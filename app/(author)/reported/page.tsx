import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { LocalDay } from "@/app/_frame/local-day";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { Page } from "@/app/_ui/page";
import { Tag } from "@/app/_ui/tag";
import { isKeeper } from "@/lib/auth/keeper";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { listReported, readsReports } from "@/lib/usecases/kinds/comments/act-on-comment";
import { ReportedActs } from "./_parts/reported-acts";

type Reported = Awaited<ReturnType<typeof listReported>>[number];

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("comments.reportedPage"))("title") };
}

/** The comments that were reported, for the keepers of the service and organisers of clubs. */
export default async function ReportedPage() {
  const context = await currentContext();
  if (!context.actor) redirect("/sign-in?next=/reported");
  if (!readsReports(context)) notFound();
  const t = await getTranslations("comments.reportedPage");
  const items = await listReported(requireMember(context));
  return (
    <>
      <Page width="column" look="sections">
        <header>
          <h1 id="reported" tabIndex={-1}>
            {t("title")}
          </h1>
          <p className="text-ink-3">{t(isKeeper(context) ? "lead" : "leadOfClubs")}</p>
        </header>
        {items.length === 0 ? (
          <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
        ) : (
          <ClientMessages namespaces={["comments", "errors"]}>
            <ul>
              {items.map((item) => (
                <ReportedRow key={item.id} item={item} />
              ))}
            </ul>
          </ClientMessages>
        )}
      </Page>
      <Footer />
    </>
  );
}

async function ReportedRow({ item }: { readonly item: Reported }) {
  const t = await getTranslations("comments");
  const { id, author, document, text, createdAt, reports } = item;
  const reasons = reports.filter(({ reason }) => reason.trim() !== "");
  return (
    <li className="border-rule-2 border-t py-3">
      <p className="facts text-ink-3 text-sm">
        <b className="text-ink">{author.name}</b>
        <span>
          <LocalDay instant={createdAt.toISOString()} />
        </span>
        {document.mayRead ? (
          <Link href={`/${COLLECTION_OF[document.kind]}/${document.id}#comments`}>
            {document.title}
          </Link>
        ) : (
          <span>{document.title}</span>
        )}
      </p>
      <p>
        <Tag>{t("reports", { count: reports.length })}</Tag>
      </p>
      <MarkdownView text={text} topLevel={2} className="wrap-anywhere my-1" />
      {reasons.length > 0 && (
        <ul className="mb-2 text-ink-2 text-sm">
          {reasons.map(({ reason, createdAt: at }) => (
            <li key={`${at.getTime()} ${reason}`} className="wrap-anywhere">
              {t("reportedPage.reason", { reason })}
            </li>
          ))}
        </ul>
      )}
      <ReportedActs id={id} name={author.name} />
    </li>
  );
}
