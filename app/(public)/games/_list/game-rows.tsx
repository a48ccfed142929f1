import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { LocalDay } from "@/app/_frame/local-day";
import { Tag } from "@/app/_ui/tag";
import type { listGames } from "@/lib/usecases/bogowie-wojny/game/list-games";

type GameHead = Awaited<ReturnType<typeof listGames>>[number];

/** Rows of games: players, day, event, and whether a seat is free or the game is over. */
export function GameRows({ games }: { readonly games: readonly GameHead[] }) {
  return (
    <ul className="divide-y divide-rule">
      {games.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </ul>
  );
}

async function GameRow({ game }: { readonly game: GameHead }) {
  const t = await getTranslations("game.mine");
  const { id, title, players, createdAt, endedAt, event } = game;
  const isFull = players.length > 1;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <Link href={`/games/${id}`}>{isFull ? players.join(" – ") : title}</Link>
        <p className="hint">
          {players.length > 0 && <>{isFull ? title : players[0]} · </>}
          <LocalDay instant={createdAt.toISOString()} />
          {event && (
            <>
              {" "}
              · <Link href={`/events/${event.id}`}>{event.title}</Link>
            </>
          )}
        </p>
      </div>
      {!isFull && !endedAt && (
        <p>
          <Tag>{t("free", { count: 2 - players.length })}</Tag>
        </p>
      )}
      {endedAt && (
        <p>
          <Tag>{t("ended")}</Tag>{" "}
          <small className="text-ink-3">
            <LocalDay instant={endedAt.toISOString()} />
          </small>
        </p>
      )}
    </li>
  );
}
