import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { listOfferedFormats } from "@/lib/usecases/bogowie-wojny/event/list-offered-formats";
import { EventForm } from "../_form/event-form";
import { ownClubs } from "../_form/own-clubs";
import { ownLists } from "../_form/own-lists";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("event.form"))("newTitle") };
}

interface Props {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The page for announcing an event; the address may name the club that holds it. */
export default async function NewEventPage({ searchParams }: Props) {
  const context = await currentContext();
  if (!context.actor) redirect("/sign-up?next=/events/new");
  const asked = (await searchParams).club;
  const clubs = await ownClubs(context);
  const t = await getTranslations("event");
  return (
    <>
      <Page look="sections">
        <header>
          <p className="text-ink-3 text-xs">
            <Link href="/events">{t("all.title")}</Link>
          </p>
          <h1>{t("form.newTitle")}</h1>
          <p className="text-ink-3">{t("form.lead")}</p>
        </header>
        <ClientMessages namespaces={["event", "listFormat", "errors"]}>
          <EventForm
            id={null}
            details={null}
            isClosed={false}
            offered={await listOfferedFormats(requireMember(context))}
            lists={await ownLists(context)}
            clubs={clubs}
            clubId={clubs.find(({ id }) => id === asked)?.id ?? null}
          />
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}
