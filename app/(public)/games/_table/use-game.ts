"use client";

import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { GameView } from "@/lib/domain/game/game-view";
import type { Wire } from "./wire";

export type GameOnWire = Wire<GameView>;

/** The game in sight and what a player does in it; `move` answers whether it was taken. */
export interface GameAtHand {
  readonly game: GameOnWire;
  readonly move: (path: string, body?: unknown, method?: "POST" | "PUT") => Promise<boolean>;
  readonly isMoving: boolean;
}

/** So often a table is looked at again, for what the other player did. */
const LOOK_EVERY_MS = 4_000;

export const GameContext = createContext<GameAtHand | null>(null);

export function useGame(): GameAtHand {
  const game = useContext(GameContext);
  if (!game) throw new Error("useGame stands outside a game");
  return game;
}

/** Keeps a game as it was sent up to date while the page is in sight. */
export function useGameAtHand(sent: GameOnWire): GameAtHand {
  const [game, setGame] = useState(sent);
  const [isMoving, setMoving] = useState(false);
  const words = useRefusalWords();
  const path = `/games/${sent.id}`;
  const query = sent.mine.length > 1 ? `?seat=${sent.you}` : "";
  const look = useCallback(async () => {
    const asked = await askApi<GameOnWire>(`${path}${query}`);
    if (asked.ok) setGame((before) => (isLater(asked.value, before) ? asked.value : before));
  }, [path, query]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  const move: GameAtHand["move"] = async (step, body, method = "POST") => {
    setMoving(true);
    const asked = await askApi<GameOnWire>(`${path}${step}${query}`, sending(method, body));
    setMoving(false);
    if (asked.ok) setGame(asked.value);
    else {
      toast({ text: words(asked.refusal), look: "error" });
      void look();
    }
    return asked.ok;
  };
  return { game, move, isMoving };
}

/** The log only grows: a shorter one was asked for before the move that came between. */
function isLater(next: GameOnWire, before: GameOnWire): boolean {
  return next.log.length > before.log.length || next.you !== before.you;
}
