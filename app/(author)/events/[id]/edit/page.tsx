import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { tagOfEvent } from "@/lib/domain/bogowie-wojny/event/club-event";
import type { EventView } from "@/lib/domain/bogowie-wojny/event/event-view";
import { listOfferedFormats } from "@/lib/usecases/bogowie-wojny/event/list-offered-formats";
import { readEvent } from "@/lib/usecases/bogowie-wojny/event/read-event";
import { EventForm } from "../../_form/event-form";
import { ownClubs } from "../../_form/own-clubs";
import { ownLists } from "../../_form/own-lists";
import type { Draft } from "../../_form/use-event-form";

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations("event.form"))("editTitle"),
    robots: { index: false, follow: false },
  };
}

/** The page for changing an event, for its organiser; other users are redirected to the event. */
export default async function EditEventPage({ params }: Props) {
  const { id } = await params;
  const context = await currentContext();
  const event = await readEvent(context, id).catch(notFoundPage);
  if (!event.isOrganiser) redirect(`/events/${id}`);
  const t = await getTranslations("event.form");
  const lists = await ownLists(context);
  return (
    <>
      <Page look="sections">
        <header>
          <p className="text-ink-3 text-xs">
            <Link href={`/events/${id}`}>{event.title}</Link>
          </p>
          <h1>{t("editTitle")}</h1>
        </header>
        <ClientMessages namespaces={["event", "listFormat", "errors"]}>
          <EventForm
            id={id}
            details={draftOf(event)}
            tag={tagOfEvent(event)}
            isClosed={event.isClosed}
            offered={await listOfferedFormats(requireMember(context))}
            lists={lists}
            clubs={await ownClubs(context)}
          />
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}

function draftOf(event: EventView): Draft {
  const { title, club, clubId, place, day, deadline, timeZone, format } = event;
  const { accepts, visibility, text } = event;
  return {
    title,
    club,
    clubId,
    place,
    day,
    deadline,
    timeZone,
    format,
    accepts,
    visibility,
    text,
  };
}
