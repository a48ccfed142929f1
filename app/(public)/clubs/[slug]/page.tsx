import { Pencil, Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { LinkButton } from "@/app/_ui/link-button";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { Page } from "@/app/_ui/page";
import type { ClubView } from "@/lib/domain/people/club-view";
import { readClubStock } from "@/lib/usecases/belle-alliance/stock/read-club-stock";
import { listClubEvents } from "@/lib/usecases/bogowie-wojny/event/list-club-events";
import { listClubFormats } from "@/lib/usecases/bogowie-wojny/event/list-club-formats";
import type { ListedEvent } from "@/lib/usecases/bogowie-wojny/event/list-events";
import { readClub } from "@/lib/usecases/people/clubs/read-club";
import { EventRows } from "../../events/_event/event-rows";
import { ClubFormats } from "../_club/club-formats";
import { ClubLibrary } from "../_club/club-library";
import { ClubStockList } from "../_club/club-stock";
import { GoingActions } from "../_club/going-actions";
import { InvitationPanel } from "../_club/invitation-panel";
import { People } from "../_club/people";

const PART =
  "grid content-start gap-5 [&>section]:grid [&>section]:content-start [&>section]:gap-3";
const COLUMNS =
  "grid items-start gap-x-6 gap-y-5 wide-tablet:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]";

interface Props {
  readonly params: Promise<{ slug: string }>;
}

const load = cache(async (slug: string) => {
  const context = await currentContext();
  const club = await readClub(context, slug).catch(notFoundPage);
  return { context, club };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { club } = await load((await params).slug);
  const isFound = club.seenBy === "everyone";
  return { title: club.name, robots: { index: isFound, follow: isFound } };
}

/** A club's page: its library and events and, for members, the other members and the invitation. */
export default async function ClubPage({ params }: Props) {
  const { context, club } = await load((await params).slug);
  const t = await getTranslations("club");
  return (
    <>
      <Page look="sections">
        <ClubHead club={club} />
        {club.text && <MarkdownView text={club.text} topLevel={2} />}
        {club.role === null && <p className="text-ink-3">{t("page.stranger")}</p>}
        <div className={club.role === null ? PART : COLUMNS}>
          <div className={PART}>
            <ClubLibrary context={context} club={club} />
            <ClubFormats club={club} formats={await listClubFormats(context, club.slug)} />
            <Events club={club} events={await listClubEvents(context, club.slug)} />
            {club.role !== null && (
              <ClubStockList club={club} stock={(await readClubStock(context, club.slug)).stock} />
            )}
          </div>
          {club.role !== null && <MembersOnly club={club} />}
        </div>
      </Page>
      <Footer />
    </>
  );
}

async function ClubHead({ club }: { readonly club: ClubView }) {
  const t = await getTranslations("club");
  const { slug, name, place, role, members } = club;
  const facts = [
    place,
    role && t("members", { count: members.length }),
    role && t(`roles.${role}`),
  ];
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
      <div>
        <p className="text-ink-3 text-xs">
          <Link href="/clubs">{t("all.title")}</Link>
        </p>
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="text-ink-3">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {role === "organiser" && (
        <LinkButton href={`/clubs/${slug}/edit`} icon={<Pencil aria-hidden />}>
          {t("page.edit")}
        </LinkButton>
      )}
    </header>
  );
}

interface EventsProps {
  readonly club: ClubView;
  readonly events: readonly ListedEvent[];
}

async function Events({ club, events }: EventsProps) {
  const t = await getTranslations("club.page");
  return (
    <section>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2>{t("events")}</h2>
        {club.role !== null && (
          <LinkButton href={`/events/new?club=${club.id}`} icon={<Plus aria-hidden />}>
            {t("newEvent")}
          </LinkButton>
        )}
      </div>
      {events.length > 0 ? (
        <EventRows events={events} />
      ) : (
        <p className="text-ink-3">{t("eventsNone")}</p>
      )}
    </section>
  );
}

function MembersOnly({ club }: { readonly club: ClubView }) {
  const { slug, name, role, members, mayLeave, invitation } = club;
  return (
    <ClientMessages namespaces={["club", "errors"]}>
      <div className={PART}>
        <People slug={slug} members={members} mayManage={role === "organiser"} />
        {role === "organiser" && <InvitationPanel slug={slug} invitation={invitation} />}
        <GoingActions
          {...{ slug, name, mayLeave }}
          isLast={members.length === 1}
          mayDelete={role === "organiser"}
        />
      </div>
    </ClientMessages>
  );
}
