"use client";

import { useTranslations } from "next-intl";
import type { Seat } from "@/lib/domain/game/seat";
import { useGame } from "./use-game";

/** Who sits there with which army. */
export function SeatCard({ seat }: { readonly seat: Seat }) {
  const t = useTranslations("game.seat");
  const words = useTranslations("bogowieWojny");
  const { game } = useGame();
  const at = game.seats[seat];
  if (!at) {
    return (
      <div className="seatcard" data-empty>
        <p className="quiet">{t("empty")}</p>
      </div>
    );
  }
  return (
    <div className="seatcard">
      <p className="caps">{game.you === seat && game.mine.length < 2 ? t("you") : at.player}</p>
      <h2>{at.title}</h2>
      <p className="facts">
        <span>{words(`nations.${at.nation}`)}</span>
        <span>{words("points", { n: at.value })}</span>
        <span>{words("bases", { n: at.bases })}</span>
      </p>
    </div>
  );
}
