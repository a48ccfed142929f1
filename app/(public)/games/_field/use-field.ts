"use client";

import { createContext, useCallback, useContext, useRef, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { FieldMove } from "@/lib/domain/bogowie-wojny/game/field/field-move";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { type Line, ownLines, requestTimeout, useLine } from "../_table/use-line";

export type FieldJson = NonNullable<AnswerAt<"GET /games/{id}/field">>;

/** Distributes over all moves; their step is added on sending. */
type Stepless<Move> = Move extends FieldMove ? Omit<Move, "step"> : never;
export type UnnumberedMove = Stepless<FieldMove>;

/** The field, the seat its reader may act for now, and the reader's actions; `move` returns whether it was accepted. */
export interface LiveField {
  readonly view: FieldJson;
  /** Null if it is the other player's turn, or nobody at this page may act. */
  readonly acting: Seat | null;
  readonly move: (move: UnnumberedMove, seat?: Seat) => Promise<boolean>;
  readonly isMoving: boolean;
  readonly line: Line;
}

const LOOK_EVERY_MS = 3_000;

export const FieldContext = createContext<LiveField | null>(null);

export function useField(): LiveField {
  const field = useContext(FieldContext);
  if (!field) throw new Error("useField stands outside a battlefield");
  return field;
}

/** Keeps a field up to date while the page is visible, starting with the one sent with the page. */
export function useLiveField(sent: FieldJson): LiveField {
  const [view, setView] = useState(sent);
  const newest = useRef(sent);
  const [isMoving, setMoving] = useState(false);
  const words = useRefusalWords();
  const id = sent.gameId;
  const take = useCallback((next: FieldJson) => {
    newest.current = next;
    setView(next);
  }, []);
  const lookAs = useCallback(
    async (query: { since?: number }) => {
      const asked = await callApi("GET /games/{id}/field", { id, query, signal: requestTimeout() });
      const next = asked.ok ? asked.value : null;
      if (next && next.step >= newest.current.step) take(next);
      return asked.ok || !asked.isUnconfirmed;
    },
    [id, take],
  );
  const since = isUnderWay(view) ? view.step : undefined;
  const look = useCallback(() => lookAs({ since }), [lookAs, since]);
  const { line, sendOver } = useLine(look, LOOK_EVERY_MS);
  const acting = actingSeat(view);
  const move: LiveField["move"] = async (move, seat = acting ?? undefined) => {
    const body = { ...move, step: view.step };
    const before = ownLines(newest.current);
    setMoving(true);
    const isTaken = await sendOver<FieldJson>(
      {
        send: () =>
          callApi("POST /games/{id}/field", {
            id,
            query: { seat },
            body,
            signal: requestTimeout(),
          }),
        hasArrived: () => ownLines(newest.current) > before,
      },
      (answer) => {
        if (answer.ok) take(answer.value);
        else {
          toast({ text: words(answer.refusal), look: "error" });
          void lookAs({});
        }
      },
    );
    setMoving(false);
    return isTaken;
  };
  return { view, acting, move, isMoving, line };
}

/** Before the first roll the view also changes without a step, when a player joins or a commander is drawn. */
function isUnderWay({ stage, step }: FieldJson): boolean {
  return step > 0 && stage !== "begin" && stage !== "initiative";
}

function actingSeat({ mine, turn, stage, players, isOver }: FieldJson): Seat | null {
  if (isOver || stage === "done" || !players.a || !players.b) return null;
  if (turn === null) return mine[0] ?? null;
  return mine.includes(turn) ? turn : null;
}
