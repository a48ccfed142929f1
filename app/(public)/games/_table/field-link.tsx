"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/app/_ui/link-button";
import { useGame } from "./use-game";

/** The way to the game's battlefield, set up by both or under way. */
export function FieldLink() {
  const t = useTranslations("game.field");
  const { game } = useGame();
  const isBegun = game.fieldStep > 0;
  if (!isBegun && (!game.you || !game.seats.b)) return null;
  return (
    <section aria-labelledby="game-field">
      <h2 id="game-field" className="vh">
        {t("title")} <span className="rule-no">14</span>
      </h2>
      <p className="hint">{t("text")}</p>
      <LinkButton look="primary" href={`/games/${game.id}/field`}>
        {isBegun ? t("goOn") : t("begin")}
      </LinkButton>
    </section>
  );
}
