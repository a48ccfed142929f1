"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ScoreForm } from "./score-form";
import { ScoreTable } from "./score-table";
import { useGame } from "./use-game";

/** The score sheet of 12.2: one player writes it, the other agrees, and then it stands. */
export function Score() {
  const t = useTranslations("game.score");
  const { game, move, isMoving } = useGame();
  const [isWriting, setWriting] = useState(false);
  const { score, you } = game;
  const mayAgree = score && you && score.by !== you && !score.agreedAt;
  return (
    <section aria-labelledby="game-score">
      <h2 id="game-score" className="vh">
        {t("title")} <span className="rule-no">12.2</span>
      </h2>
      {score ? <ScoreTable score={score} /> : <p className="quiet">{t("none")}</p>}
      {score && <Standing />}
      <div className="actsrow">
        {mayAgree && (
          <Button
            look="primary"
            isPending={isMoving}
            onPress={() => void move("/score/agree", { proposal: score.proposal })}
          >
            {t("agree")}
          </Button>
        )}
        {you && !score?.agreedAt && !isWriting && (
          <Button onPress={() => setWriting(true)}>{score ? t("rewrite") : t("write")}</Button>
        )}
      </div>
      {isWriting && !score?.agreedAt && <ScoreForm onDone={() => setWriting(false)} />}
    </section>
  );
}

function Standing() {
  const t = useTranslations("game.score");
  const { game } = useGame();
  const { score } = game;
  if (!score) return null;
  const writer = game.seats[score.by]?.player ?? "";
  if (score.agreedAt) return <p>{t("agreed")}</p>;
  return <p>{score.by === game.you ? t("waiting") : t("writtenBy", { player: writer })}</p>;
}
