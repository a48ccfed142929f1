import "../../people-table.css";
import "../events.css";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { Footer } from "@/app/_frame/footer";
import { onlyFound } from "@/app/_frame/only-found";
import { ClientMessages } from "@/app/_ui/client-messages";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { currentContext } from "@/lib/auth/session-gate";
import { findAlteredEntries } from "@/lib/usecases/army-lists/find-altered-entries";
import { offerLists } from "@/lib/usecases/army-lists/offer-lists";
import { readEvent } from "@/lib/usecases/events/read-event";
import { aboutLists } from "../../army-lists/_choice/about-lists";
import { Entries } from "../_event/entries";
import { EventFacts } from "../_event/event-facts";
import { OrganiserActions } from "../_event/organiser-actions";
import { SubmissionPanel } from "../_event/submission-panel";
import { RememberEvent } from "../_hand-in/remember-event";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const event = await readEvent(context, id).catch(onlyFound);
  return { context, event };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { event } = await load((await params).id);
  const isFound = event.visibility === "public";
  return { title: event.title, robots: { index: isFound, follow: isFound } };
}

/** A club's event: when and by which format, one's own list, and once the deadline has passed everybody's. */
export default async function EventPage({ params }: Props) {
  const { context, event } = await load((await params).id);
  const besideBooks = await findAlteredEntries(context, event.id);
  const t = await getTranslations("event");
  const { id, isClosed, isOrganiser, own, accepts } = event;
  return (
    <>
      <main id="main" className="page eventpage">
        <header>
          <p className="crumb">
            <Link href="/events">{t("all.title")}</Link>
          </p>
          <h1>{event.title}</h1>
          <EventFacts event={event} />
        </header>
        {event.text && (
          <section>
            <MarkdownView text={event.text} topLevel={2} />
          </section>
        )}
        <ClientMessages
          namespaces={["event", "handIn", "listChoice", "armyBook", "bogowieWojny", "errors"]}
        >
          <RememberEvent id={id} />
          {isOrganiser && <OrganiserActions id={id} title={event.title} />}
          {!isClosed && (
            <SubmissionPanel
              id={id}
              accepts={accepts}
              lists={context.actor && (await aboutLists(await offerLists(context, { mine: true })))}
              own={
                own && {
                  title: own.list?.title ?? "",
                  isLegal: own.isLegal,
                  isAltered: besideBooks.altered.has(own.list?.entryId ?? ""),
                  isUncompared: besideBooks.uncompared.has(own.list?.entryId ?? ""),
                  entryId: own.list?.entryId ?? "",
                }
              }
            />
          )}
        </ClientMessages>
        <Entries event={event} besideBooks={besideBooks} />
      </main>
      <Footer />
    </>
  );
}
