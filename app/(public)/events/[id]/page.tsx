import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { Page } from "@/app/_ui/page";
import type { EventView } from "@/lib/domain/bogowie-wojny/event/event-view";
import { wallClockAt } from "@/lib/domain/bogowie-wojny/event/wall-clock";
import { formatBattleDate } from "@/lib/i18n/formats";
import { readEvent } from "@/lib/usecases/bogowie-wojny/event/read-event";
import { listEventGames } from "@/lib/usecases/bogowie-wojny/game/list-games";
import { findAlteredEntries } from "@/lib/usecases/bogowie-wojny/list/find-altered-entries";
import { offerLists } from "@/lib/usecases/bogowie-wojny/list/offer-lists";
import { aboutLists } from "../../army-lists/_choice/about-lists";
import { GameRows } from "../../games/_list/game-rows";
import { BeginEventGame } from "../_event/begin-event-game";
import { Entries } from "../_event/entries";
import { OrganiserActions } from "../_event/organiser-actions";
import { SubmissionPanel } from "../_event/submission-panel";
import { DeadlineHere } from "../_hand-in/deadline-here";
import { RememberEvent } from "../_hand-in/remember-event";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const event = await readEvent(context, id).catch(notFoundPage);
  return { context, event };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { event } = await load((await params).id);
  const isFound = event.visibility === "public";
  return { title: event.title, robots: { index: isFound, follow: isFound } };
}

/** A club's event: its facts, the user's own list and, after the deadline, everybody's. */
export default async function EventPage({ params }: Props) {
  const { context, event } = await load((await params).id);
  const bookComparison = await findAlteredEntries(context, event.id);
  const t = await getTranslations("event");
  const { id, isClosed, isOrganiser, own, accepts } = event;
  return (
    <>
      <Page look="sections">
        <ClientMessages
          namespaces={["event", "handIn", "listChoice", "armyBook", "bogowieWojny", "errors"]}
        >
          <header>
            <p className="text-ink-3 text-xs">
              <Link href="/events">{t("all.title")}</Link>
            </p>
            <h1>{event.title}</h1>
            <EventFacts event={event} />
          </header>
          {isClosed && <ClosedNotice event={event} now={context.now()} />}
          {event.text && (
            <section>
              <MarkdownView text={event.text} topLevel={2} />
            </section>
          )}
          <RememberEvent id={id} />
          {isOrganiser && <OrganiserActions id={id} title={event.title} />}
          {!isClosed && (
            <SubmissionPanel
              id={id}
              accepts={accepts}
              lists={
                context.actor && (await aboutLists(await offerLists(context, { mine: "own" })))
              }
              own={
                own && {
                  title: own.list?.title ?? "",
                  isLegal: own.isLegal,
                  isAltered: bookComparison.altered.has(own.list?.entryId ?? ""),
                  isUncompared: bookComparison.uncompared.has(own.list?.entryId ?? ""),
                  entryId: own.list?.entryId ?? "",
                }
              }
            />
          )}
          <Entries event={event} bookComparison={bookComparison} />
          {isClosed && <Games event={event} games={await listEventGames(context, id)} />}
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}

interface GamesProps {
  readonly event: EventView;
  readonly games: Awaited<ReturnType<typeof listEventGames>>;
}

/** The games played with the lists handed in; whoever handed one in may start another. */
async function Games({ event: { id, own }, games }: GamesProps) {
  const t = await getTranslations("event.games");
  return (
    <section aria-labelledby="event-games" className="max-w-190">
      <h2 id="event-games">{t("title")}</h2>
      <p className="text-ink-3">{t("lead")}</p>
      {own && <BeginEventGame event={id} />}
      {games.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <GameRows games={games.map((game) => ({ ...game, event: null }))} />
      )}
    </section>
  );
}

interface ClosedNoticeProps {
  readonly event: EventView;
  readonly now: Date;
}

/** After the deadline: says that lists are no longer accepted, and what happens next. */
async function ClosedNotice({ event, now }: ClosedNoticeProps) {
  const t = await getTranslations("event.over");
  const { id, own, count, isOrganiser } = event;
  const day = formatBattleDate(await getLocale(), event.day);
  const isPlayed = wallClockAt(now.getTime(), event.timeZone).slice(0, 10) > event.day;
  return (
    <section
      aria-labelledby="event-over"
      className="max-w-190 gap-2! rounded-md border border-brass bg-sheet p-4"
    >
      <h2 id="event-over">{t(isPlayed ? "titlePlayed" : "title")}</h2>
      <p>{t("text", { count })}</p>
      <p>{t(isPlayed ? "played" : "next", { day })}</p>
      {own?.list && (
        <p>
          {t("own")} <Link href={`/events/${id}/lists/${own.list.entryId}`}>{own.list.title}</Link>
        </p>
      )}
      {isOrganiser && !isPlayed && <p>{t("organiser")}</p>}
    </section>
  );
}

/** The club, time, place, format and deadline of an event, in local time and in the reader's own. */
async function EventFacts({ event }: { readonly event: EventView }) {
  const t = await getTranslations("event");
  const language = await getLocale();
  const { club, clubSlug, place, day, deadline, timeZone, deadlineAt, format } = event;
  const [deadlineDay = "", time = ""] = deadline.split("T");
  const by = t("by", { name: event.organiser });
  return (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(--spacing(50),1fr))] gap-x-5 gap-y-3 border-y border-rule-2 py-3">
      <Fact term={t("when")}>{formatBattleDate(language, day)}</Fact>
      {(club || place) && (
        <Fact term={t("where")}>
          {clubSlug === null ? club : <Link href={`/clubs/${clubSlug}`}>{club}</Link>}
          {club && place && ", "}
          {place}
        </Fact>
      )}
      <Fact term={t("organiser")}>{by}</Fact>
      <Fact term={t("deadline")}>
        <time dateTime={deadlineAt.toISOString()}>
          {formatBattleDate(language, deadlineDay)}, {time}
        </time>{" "}
        <small className="text-ink-3">{timeZone.replaceAll("_", " ")}</small>
        <DeadlineHere instant={deadlineAt.toISOString()} deadline={deadline} />
        <small className="block">{t(event.isClosed ? "over.state" : "taking")}</small>
      </Fact>
      <Fact term={t("format")}>
        {format.name}
        <br />
        <small>
          {t("formatText", {
            units: format.unitPoints,
            upgrades: format.upgradePoints,
            bases: format.maxBases ?? 0,
          })}
        </small>
      </Fact>
      <Fact term={t("taken")}>{t(`accepts.${event.accepts}`)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
