"use client";

import { useTranslations } from "next-intl";
import { LocalTime } from "@/app/_frame/local-time";
import { Button } from "@/app/_ui/button";
import { SectionTitle } from "@/app/_ui/section-title";
import { otherSeat } from "@/lib/domain/bogowie-wojny/game/seat";
import { useGame } from "./use-game";

/** The result of a game, once both players have agreed to the score, and the way to reopen it by agreement. */
export function GameOver() {
  const t = useTranslations("game.over");
  const { game } = useGame();
  const { endedAt, you } = game;
  if (endedAt === null) return null;
  return (
    <section className="rounded-md border border-brass bg-sheet p-4" aria-labelledby="game-over">
      <SectionTitle id="game-over">{t("title")}</SectionTitle>
      <Result />
      <p className="hint mb-2">
        {t("since")} <LocalTime instant={endedAt} />. {t(you ? "text" : "looking")}
      </p>
      <Reopening />
    </section>
  );
}

function Result() {
  const t = useTranslations("game.over");
  const band = useTranslations("game.score.band");
  const { game } = useGame();
  if (!game.score) return null;
  const { totals, outcome } = game.score;
  const { winner } = outcome;
  if (winner === null) return <p className="mb-2 text-lg">{t("draw", totals)}</p>;
  const points = { a: totals[winner], b: totals[otherSeat(winner)] };
  const player = game.seats[winner]?.player ?? "";
  return (
    <p className="mb-2 text-lg">{t("won", { ...points, player, band: band(outcome.band) })}</p>
  );
}

function Reopening() {
  const t = useTranslations("game.over");
  const { game, move, isMoving } = useGame();
  const { reopening, you, seats } = game;
  if (reopening === null) {
    if (you === null) return null;
    return (
      <Button look="bare" isPending={isMoving} onPress={() => void move({ move: "ask-reopening" })}>
        {t("ask")}
      </Button>
    );
  }
  const { by, number: asked } = reopening;
  const isOwn = by === you;
  const said = you === null ? "asked" : isOwn ? "waiting" : "asks";
  return (
    <div role="status">
      <p className="mb-2">{t(said, { player: seats[by]?.player ?? "" })}</p>
      {you && (
        <p className="flex flex-wrap items-center gap-2">
          {!isOwn && (
            <Button
              look="primary"
              isPending={isMoving}
              onPress={() => void move({ move: "agree-to-reopening", asked })}
            >
              {t("agree")}
            </Button>
          )}
          <Button
            look={isOwn ? "bare" : "plain"}
            onPress={() => void move({ move: "decline-reopening", asked })}
          >
            {t(isOwn ? "takeBack" : "decline")}
          </Button>
        </p>
      )}
    </div>
  );
}
