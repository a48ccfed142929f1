import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { toWire } from "@/lib/domain/document/wire";
import { readGame } from "@/lib/usecases/bogowie-wojny/game/read-game";
import { offerLists } from "@/lib/usecases/bogowie-wojny/list/offer-lists";
import { aboutLists } from "../../army-lists/_choice/about-lists";
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
  const ownLists =
    context.actor && (isOpenTo ? await aboutLists(await offerLists(context, { mine: true })) : []);
  return (
    <>
      <Page look="parts">
        <header>
          <h1>{t("heading")}</h1>
          <p className="text-ink-3">{t("lead")}</p>
        </header>
        <ClientMessages namespaces={["game", "gameLine", "listChoice", "bogowieWojny", "errors"]}>
          <GameTable key={game.you} game={toWire(game)} ownLists={ownLists} />
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}
