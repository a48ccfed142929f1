import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { currentContext } from "@/lib/auth/session-gate";
import { listForOthers } from "@/lib/domain/army-list/list-for-others";
import { rosterView } from "@/lib/domain/army-list/roster-view";
import { GrundlagError } from "@/lib/domain/error-code";
import {
  canEditDocument,
  canForkDocument,
  canReadRevisions,
  canReadSecrets,
} from "@/lib/domain/permissions";
import { readDocument } from "@/lib/usecases/read-document";
import "../roster.css";
import { RosterFiles } from "../_files/roster-files";
import { OlderPrint } from "../_roster/older-print";
import { Roster } from "../_roster/roster";
import { RosterActions } from "../_roster/roster-actions";
import { RosterOrigin } from "../_roster/roster-origin";

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const stored = await readDocument(context, { kind: "army-list", id }).catch((error: unknown) => {
    if (error instanceof GrundlagError && error.code === "not-found") notFound();
    throw error;
  });
  return { stored, reader: context.actor };
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { stored } = await load((await params).id);
  const isFound = stored.visibility === "public";
  return { title: stored.title, robots: { index: isFound, follow: isFound } };
}

/** An army list to read and print. */
export default async function ArmyListPage({ params, searchParams }: Props) {
  const { v, as } = await searchParams;
  const printed = Number(v);
  const { stored, reader } = await load((await params).id);
  const access = { reader, document: stored };
  const isOpen = !canReadSecrets(access) || as === "opponent";
  const list = isOpen ? listForOthers(stored.document) : stored.document;
  const t = await getTranslations("rosterFiles");
  return (
    <>
      <main id="main" className="page">
        <article className="roster">
          <RosterOrigin origin={stored} />
          {printed > 0 && printed < stored.version && (
            <OlderPrint
              id={stored.id}
              printed={printed}
              now={stored.version}
              canCompare={canReadRevisions(access)}
            />
          )}
          <Roster view={rosterView(list)} isOpen={isOpen}>
            <RosterActions
              id={stored.id}
              canEdit={canEditDocument(access)}
              canFork={canForkDocument(access)}
              isSignedIn={reader !== null}
              isOpen={isOpen}
            />
            <details className="filesfold">
              <summary>{t("title")}</summary>
              <ClientMessages namespaces={["rosterFiles"]}>
                <RosterFiles at={`/army-lists/${stored.id}`} isOwn={canReadSecrets(access)} />
              </ClientMessages>
            </details>
          </Roster>
        </article>
      </main>
      <Footer />
    </>
  );
}
