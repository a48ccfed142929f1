import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { Page } from "@/app/_ui/page";
import { listEvents } from "@/lib/usecases/bogowie-wojny/event/list-events";
import { EventRows } from "./_event/event-rows";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("event"))("all.title") };
}

/** Club events: the user's own, and those everybody may join. */
export default async function EventsPage() {
  const t = await getTranslations("event.all");
  const context = await currentContext();
  const { own, open } = await listEvents(context);
  const others = open.filter(({ id }) => !own.some((one) => one.id === id));
  return (
    <>
      <Page look="sections">
        <header className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
          <div>
            <h1>{t("title")}</h1>
            <p className="text-ink-3">{t("lead")}</p>
          </div>
          <LinkButton href="/events/new" look="primary" icon={<Plus aria-hidden />}>
            {t("new")}
          </LinkButton>
        </header>
        {own.length > 0 && (
          <section>
            <h2>{t("own")}</h2>
            <EventRows events={own} />
          </section>
        )}
        <section>
          <h2>{t("open")}</h2>
          {others.length > 0 ? (
            <EventRows events={others} />
          ) : (
            <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
          )}
        </section>
      </Page>
      <Footer />
    </>
  );
}
