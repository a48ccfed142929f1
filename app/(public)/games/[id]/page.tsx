import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { toWire } from "@/lib/domain/document/wire";
import { readEvent } from "@/lib/usecases/bogowie-wojny/event/read-event";
import { readGame } from "@/lib/usecases/bogowie-wojny/game/read-game";
import { readGameScenario } from "@/lib/usecases/bogowie-wojny/game/read-game-scenario";
import { offerLists } from "@/lib/usecases/bogowie-wojny/list/offer-lists";
import { aboutLists } from "../../army-lists/_choice/about-lists";
import { GameScenario, groundNames } from "../_battle/game-scenario";
import { GameTable } from "../_table/game-table";

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const load = cache(async (id: string, seat: Seat | undefined) => {
  const context = await currentContext();
  const game = await readGame(context, { id, seat }).catch(notFoundPage);
  return { context, game };
});

/** The scenario it is a game of; null for other games. */
async function loadScenario({ id, scenario }: GameView, seat: Seat | undefined) {
  if (!scenario) return null;
  const language = await getLocale();
  return readGameScenario(await currentContext(), { id, seat, language });
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { game } = await load((await params).id, undefined);
  const t = await getTranslations("game");
  return { title: t("pageTitle", { title: game.title }), robots: { index: false } };
}

/** A battle at the table, for its two players and everybody to whom they gave the link. */
export default async function GamePage({ params, searchParams }: Props) {
  const asked = (await searchParams).seat;
  const seat = SEATS.find((each) => each === asked);
  const { context, game } = await load((await params).id, seat);
  const t = await getTranslations("game");
  const isOpenTo = context.actor !== null && game.seats.b === null;
  const { event } = game;
  const nations = game.scenario?.free.map(({ nation }) => nation);
  const offered = isOpenTo && !event ? await offerLists(context, { mine: "own" }) : [];
  const ownLists =
    context.actor &&
    (await aboutLists(offered.filter(({ nation }) => !nations || nations.includes(nation))));
  const played = await loadScenario(game, seat);
  const atEvent = isOpenTo && event ? await readEvent(context, event.id).catch(notFoundPage) : null;
  return (
    <>
      <Page look="parts">
        <header>
          <h1>{t("heading")}</h1>
          <p className="text-ink-3">{t("lead")}</p>
          {event && (
            <p>
              {t.rich("event", {
                title: event.title,
                to: (words) => <Link href={`/events/${event.id}`}>{words}</Link>,
              })}
            </p>
          )}
        </header>
        <ClientMessages
          namespaces={["game", "gameLine", "battleGame", "listChoice", "bogowieWojny", "errors"]}
        >
          <GameTable
            key={game.you}
            game={toWire(game)}
            ownLists={ownLists}
            submitted={atEvent?.own?.list?.title ?? null}
            scenario={played && <GameScenario {...played} game={game} />}
            grounds={played && (await groundNames(played.view, game))}
          />
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}
