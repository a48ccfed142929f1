"use client";

import { useTranslations } from "next-intl";
import { SEATS } from "@/lib/domain/game/seat";
import type { ChoosableList } from "../../army-lists/_choice/about-lists";
import { Ambushes } from "./ambushes";
import { Commanders } from "./commanders";
import { FieldLink } from "./field-link";
import { GameLog } from "./game-log";
import { Score } from "./score";
import { SeatCard } from "./seat-card";
import { SeatSwitch } from "./seat-switch";
import { TakeSeat } from "./take-seat";
import { GameContext, type GameOnWire, useGameAtHand } from "./use-game";

export interface GameTableProps {
  readonly game: GameOnWire;
  /** The reader's own lists, to sit down with; null where nobody is signed in. */
  readonly ownLists: readonly ChoosableList[] | null;
}

/** A battle at the table: both armies, their commanders, slips and score, and the log of it all. */
export function GameTable({ game: sent, ownLists }: GameTableProps) {
  const t = useTranslations("game");
  const atHand = useGameAtHand(sent);
  const { seats, you } = atHand.game;
  return (
    <GameContext value={atHand}>
      <div className="gameseats">
        {SEATS.map((seat) => (
          <SeatCard key={seat} seat={seat} />
        ))}
      </div>
      <SeatSwitch />
      {!seats.b && <TakeSeat ownLists={ownLists} />}
      <section aria-labelledby="game-commanders">
        <h2 id="game-commanders" className="vh">
          {t("commanders.title")} <span className="rule-no">13.4</span>
        </h2>
        <p className="hint">{t("commanders.trust")}</p>
        <div className="gamecolumns">
          {SEATS.map((seat) => (
            <Commanders key={seat} seat={seat} />
          ))}
        </div>
      </section>
      <FieldLink />
      <Ambushes />
      {seats.b && <Score key={you ?? "onlooker"} />}
      <GameLog />
    </GameContext>
  );
}
