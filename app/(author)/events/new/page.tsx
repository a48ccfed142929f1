import "../../../(public)/events/events.css";
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { currentContext } from "@/lib/auth/session-gate";
import { EventForm } from "../_form/event-form";
import { ownLists } from "../_form/own-lists";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("event.form"))("newTitle") };
}

/** Calling an event. */
export default async function NewEventPage() {
  const context = await currentContext();
  if (!context.actor) redirect("/sign-in?next=/events/new");
  const t = await getTranslations("event");
  return (
    <>
      <main id="main" className="page eventpage">
        <header>
          <p className="crumb">
            <Link href="/events">{t("all.title")}</Link>
          </p>
          <h1>{t("form.newTitle")}</h1>
          <p className="quiet">{t("form.lead")}</p>
        </header>
        <ClientMessages namespaces={["event", "errors"]}>
          <EventForm id={null} details={null} isClosed={false} lists={await ownLists(context)} />
        </ClientMessages>
      </main>
      <Footer />
    </>
  );
}
