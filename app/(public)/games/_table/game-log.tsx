"use client";

import { useTranslations } from "next-intl";
import { LocalTime } from "@/app/_frame/local-time";
import { SectionTitle } from "@/app/_ui/section-title";
import { usePostName } from "./use-army-names";
import { type GameJson, useGame } from "./use-game";

/** All events of the game, newest first, with the service's time. */
export function GameLog() {
  const t = useTranslations("game.log");
  const { game } = useGame();
  return (
    <section aria-labelledby="game-log">
      <SectionTitle id="game-log">{t("title")}</SectionTitle>
      {/* Screen readers announce what either player does. */}
      <div role="log" aria-labelledby="game-log">
        <ol className="grid gap-1 text-sm [&_time]:text-ink-2" reversed>
          {game.log.toReversed().map((line) => (
            <Line key={line.n} line={line} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Line({ line }: { readonly line: GameJson["log"][number] }) {
  const t = useTranslations("game.log");
  const postName = usePostName();
  const { game } = useGame();
  const { at, seat, kind, post, commander, among, reason, fate } = line;
  const player = game.seats[seat]?.player ?? "";
  const values = { player, post: post ? postName(post) : "", commander, among };
  const said = () => {
    if (kind === "drawn" && reason) return t(`drawn.${reason}`, values);
    if (kind === "fell" && fate) return t(`fell.${fate}`, values);
    return t(kind, values);
  };
  return (
    <li>
      <LocalTime instant={at} /> {said()}
    </li>
  );
}
