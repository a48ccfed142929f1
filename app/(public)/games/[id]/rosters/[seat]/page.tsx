import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { currentContext } from "@/lib/auth/session-gate";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { readGameRoster } from "@/lib/usecases/bogowie-wojny/game/read-game-roster";
import { AlteredRows } from "../../../../army-lists/_roster/altered-rows";
import { RosterToTake } from "../../../../army-lists/_roster/roster-to-take";

interface Props {
  readonly params: Promise<{ id: string; seat: string }>;
}

const load = cache(async (id: string, asked: string) => {
  const of = SEATS.find((seat) => seat === asked);
  if (!of) notFound();
  return readGameRoster(await currentContext(), { id, of }).catch(notFoundPage);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, seat } = await params;
  const { roster, player } = await load(id, seat);
  return { title: `${roster.title} – ${player}`, robots: { index: false, follow: false } };
}

/**
 * The roster of an army in a game, as its list was when the player joined: a player's own in full, the other player's
 * without its secrets.
 */
export default async function GameRosterPage({ params }: Props) {
  const { id, seat } = await params;
  const { game, at, player, list, roster, secrets } = await load(id, seat);
  const t = await getTranslations("game");
  return (
    <RosterToTake view={roster} at={at} isOpen={secrets === "opponent"}>
      <p className="text-ink-3 text-xs">
        <Link href={`/games/${game.id}`}>{t("pageTitle", { title: game.title })}</Link> ·{" "}
        {t("seat.rosterOf", { player })}
      </p>
      <AlteredRows list={list} />
    </RosterToTake>
  );
}
