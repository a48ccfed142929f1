"use client";

import { createContext, useCallback, useContext, useRef, useState } from "react";
import { jsonRequest, requestJson } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { GameMove } from "@/lib/domain/bogowie-wojny/game/game-move";
import type { GameView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { type Line, ownLines, requestTimeout, useLine } from "./use-line";
import type { Wire } from "./wire";

export type GameJson = Wire<GameView>;

/** The game on the page and its player's actions, which return whether they were accepted. */
interface LiveGame {
  readonly game: GameJson;
  readonly move: (move: GameMove) => Promise<boolean>;
  readonly join: (seat: { readonly listId: string; readonly player?: string }) => Promise<boolean>;
  readonly isMoving: boolean;
  readonly line: Line;
}

/** The interval of polling for the other player's moves. */
const LOOK_EVERY_MS = 4_000;

export const GameContext = createContext<LiveGame | null>(null);

export function useGame(): LiveGame {
  const game = useContext(GameContext);
  if (!game) throw new Error("useGame stands outside a game");
  return game;
}

/** Keeps a game up to date while the page is visible, starting with the one sent with the page. */
export function useLiveGame(sent: GameJson): LiveGame {
  const [game, setGame] = useState(sent);
  const newest = useRef(sent);
  const [isMoving, setMoving] = useState(false);
  const words = useRefusalWords();
  const path = `/games/${sent.id}`;
  const query = sent.mine.length > 1 ? `?seat=${sent.you}` : "";
  const take = useCallback((next: GameJson) => {
    newest.current = next;
    setGame(next);
  }, []);
  const look = useCallback(async () => {
    const asked = await requestJson<GameJson>(`${path}${query}`, { signal: requestTimeout() });
    if (asked.ok && isLater(asked.value, newest.current)) take(asked.value);
    return asked.ok || !asked.isUnconfirmed;
  }, [path, query, take]);
  const { line, sendOver } = useLine(look, LOOK_EVERY_MS);
  const post = async (step: string, body: unknown) => {
    const before = ownLines(newest.current);
    setMoving(true);
    const isTaken = await sendOver<GameJson>(
      {
        send: () =>
          requestJson(`${path}${step}${query}`, {
            ...jsonRequest("POST", body),
            signal: requestTimeout(),
          }),
        hasArrived: () => ownLines(newest.current) > before,
      },
      (answer) => {
        if (answer.ok) take(answer.value);
        else {
          toast({ text: words(answer.refusal), look: "error" });
          void look();
        }
      },
    );
    setMoving(false);
    return isTaken;
  };
  return {
    game,
    move: (move) => post("/moves", move),
    join: (seat) => post("/seat", seat),
    isMoving,
    line,
  };
}

/** The log only grows, so a response with a shorter one was requested before the last move. */
function isLater(next: GameJson, before: GameJson): boolean {
  return next.log.length > before.log.length || next.you !== before.you;
}
