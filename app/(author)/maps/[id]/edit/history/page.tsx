import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { DocumentHistory } from "@/app/(author)/_history/document-history";
import { countErrors } from "@/lib/domain/document/check-report";
import { canReadRevisions } from "@/lib/domain/people/permissions";
import { checkDocument } from "@/lib/usecases/document/check-document";
import { readDocument } from "@/lib/usecases/document/read-document";

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("history"))("title"), robots: { index: false } };
}

/** Every stored state of a map, to view and to restore; for its owner only. */
export default async function MapHistoryPage({ params }: Props) {
  const { id } = await params;
  const context = await currentContext();
  const stored = await readDocument(context, { kind: "map", id }).catch(notFoundPage);
  if (!canReadRevisions({ reader: context.actor, document: stored })) redirect(`/maps/${id}`);
  const t = await getTranslations("history");
  return (
    <ClientMessages namespaces={["history", "fields", "errors"]}>
      <Page>
        <p className="text-ink-3 text-xs">
          <Link href={`/maps/${id}/edit`}>{t("backToMap")}</Link>
        </p>
        <h1>{stored.document.title}</h1>
        <h2 className="mt-2 mb-1">{t("title")}</h2>
        <p className="mb-4 text-ink-3">{t("lead")}</p>
        <DocumentHistory
          kind="map"
          id={id}
          present={stored.document}
          openErrors={countErrors(checkDocument("map", stored.document))}
        />
      </Page>
    </ClientMessages>
  );
}
