import "../../../../army-lists/roster.css";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { currentContext } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import { readSubmission } from "@/lib/usecases/read-submission";
import { RosterFiles } from "../../../../army-lists/_files/roster-files";
import { PrintButton } from "../../../../army-lists/_roster/print-button";
import { Roster } from "../../../../army-lists/_roster/roster";

interface Props {
  readonly params: Promise<{ id: string; entry: string }>;
}

const load = cache(async (id: string, entry: string) =>
  readSubmission(await currentContext(), { id, entry }).catch((error: unknown) => {
    if (error instanceof GrundlagError && error.code === "not-found") notFound();
    throw error;
  }),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, entry } = await params;
  const { roster, player } = await load(id, entry);
  return { title: `${roster.title} – ${player}`, robots: { index: false, follow: false } };
}

/** A list as it was handed in to an event. */
export default async function SubmittedListPage({ params }: Props) {
  const { id, entry } = await params;
  const { event, player, roster, secrets } = await load(id, entry);
  const t = await getTranslations("event");
  const files = await getTranslations("rosterFiles");
  const at = `/events/${id}/submissions/${entry}`;
  return (
    <>
      <main id="main" className="page">
        <article className="roster">
          <p className="crumb">
            <Link href="/events">{t("all.title")}</Link> <span aria-hidden>›</span>{" "}
            <Link href={`/events/${id}`}>{event.title}</Link> · {t("listOf", { player })}
          </p>
          <Roster view={roster} isOpen={secrets === "opponent"}>
            <div className="actsrow">
              <PrintButton at={at} query={`lang=${await getLocale()}`} look="primary" />
            </div>
            <details className="filesfold">
              <summary>{files("title")}</summary>
              <ClientMessages namespaces={["rosterFiles"]}>
                <RosterFiles at={at} isOwn={false} />
              </ClientMessages>
            </details>
          </Roster>
        </article>
      </main>
      <Footer />
    </>
  );
}
