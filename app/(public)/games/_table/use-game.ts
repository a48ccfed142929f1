"use client";

import { createContext, useCallback, useContext, useRef, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import type { Answer } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { GameMove } from "@/lib/domain/bogowie-wojny/game/game-move";
import type { Ground } from "@/lib/rules/bogowie-wojny/victory";
import { type Line, ownLines, requestTimeout, useLine } from "./use-line";

/** The ground on the score sheet by what a scenario calls it; null for one that it does not have. */
export type GroundNames = Readonly<Record<Ground, string | null>>;

export type GameJson = AnswerAt<"GET /games/{id}">;

/** A seat as the API takes it. */
interface NewSeat {
  readonly side?: string;
  readonly listId?: string;
  readonly player?: string;
}

/** The game on the page and its player's actions, which return whether they were accepted. */
interface LiveGame {
  /** What the scenario calls the ground on the score sheet; null where it names none. */
  readonly grounds: GroundNames | null;
  readonly game: GameJson;
  readonly move: (move: GameMove) => Promise<boolean>;
  readonly join: (seat: NewSeat) => Promise<boolean>;
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
export function useLiveGame(sent: GameJson): Omit<LiveGame, "grounds"> {
  const [game, setGame] = useState(sent);
  const newest = useRef(sent);
  const [isMoving, setMoving] = useState(false);
  const words = useRefusalWords();
  const { id } = sent;
  const seat = sent.mine.length > 1 ? (sent.you ?? undefined) : undefined;
  const take = useCallback((next: GameJson) => {
    newest.current = next;
    setGame(next);
  }, []);
  const look = useCallback(async () => {
    const asked = await callApi("GET /games/{id}", {
      id,
      query: { seat },
      signal: requestTimeout(),
    });
    if (asked.ok && isLater(asked.value, newest.current)) take(asked.value);
    return asked.ok || !asked.isUnconfirmed;
  }, [id, seat, take]);
  const { line, sendOver } = useLine(look, LOOK_EVERY_MS);
  const send = async (call: () => Promise<Answer<GameJson>>) => {
    const before = ownLines(newest.current);
    setMoving(true);
    const isTaken = await sendOver<GameJson>(
      {
        send: call,
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
    move: (move) => {
      const call = { id, query: { seat }, body: move };
      return send(() => callApi("POST /games/{id}/moves", { ...call, signal: requestTimeout() }));
    },
    join: (body) =>
      send(() => callApi("POST /games/{id}/seat", { id, body, signal: requestTimeout() })),
    isMoving,
    line,
  };
}

/** The log only grows, so a response with a shorter one was requested before the last move. */
function isLater(next: GameJson, before: GameJson): boolean {
  return next.log.length > before.log.length || next.you !== before.you;
}
