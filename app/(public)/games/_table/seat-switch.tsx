"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/app/_ui/link-button";
import { otherSeat } from "@/lib/domain/game/seat";
import { useGame } from "./use-game";

/** Where two play on one device: for whom it acts now, and the way to the other side of the table. */
export function SeatSwitch() {
  const t = useTranslations("game.seat");
  const { game } = useGame();
  const { you, mine, seats, id } = game;
  if (!you || mine.length < 2) return null;
  const other = otherSeat(you);
  return (
    <p className="seatswitch">
      {t("actFor", { player: seats[you]?.player ?? "" })}{" "}
      <LinkButton href={`/games/${id}?seat=${other}`}>
        {t("switch", { player: seats[other]?.player ?? "" })}
      </LinkButton>
    </p>
  );
}
