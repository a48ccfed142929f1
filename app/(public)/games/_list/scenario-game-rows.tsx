import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { LocalDay } from "@/app/_frame/local-day";
import type { listScenarioGames } from "@/lib/usecases/belle-alliance/game/list-scenario-games";
import { meetingWords } from "../../seat/_meeting/meeting-words";

type Head = Awaited<ReturnType<typeof listScenarioGames>>[number];

/** Rows of games of scenarios, for whoever began them. */
export async function ScenarioGameRows({ games }: { readonly games: readonly Head[] }) {
  const t = await getTranslations("scenarioGame.games");
  const language = await getLocale();
  return (
    <ul className="divide-y divide-rule">
      {games.map((game) => (
        <li key={game.id} className="py-2">
          <Link href={`/games/${game.id}/umpire`}>{game.title}</Link>
          {game.meeting && <p>{meetingWords(game.meeting, language)}</p>}
          <p className="hint">
            <LocalDay instant={game.createdAt.toISOString()} /> ·{" "}
            {game.variant !== null && `${game.variant} · `}
            {t("seats", { count: game.seats })} · {t("version", { version: game.version })}
          </p>
        </li>
      ))}
    </ul>
  );
}
