"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "@/app/_ui/request-json";

/** Longer than any response takes, so that a silently broken connection is given up. */
const PATIENCE_MS = 10_000;

const BACK_TOLD_MS = 15_000;

/** An abort signal with a timeout for a request. */
export function requestTimeout(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}

/** A move to send. */
interface Sending<Value> {
  readonly send: () => Promise<Answer<Value>>;
  /** Called once the connection is back and the game has been read again: whether the move arrived after all. */
  readonly hasArrived: () => boolean;
}

/** The state of the connection to the service. */
export interface Line {
  /** `back`: restored after a loss, which the page says for a while. */
  readonly state: "there" | "lost" | "back";
  /** Whether a move is waiting to be sent, or to be found to have arrived. */
  readonly hasWaiting: boolean;
  readonly lookNow: () => void;
  /** Discards the waiting move. */
  readonly giveUp: () => void;
}

interface Waiting {
  readonly again: () => Promise<boolean>;
  readonly settle: (isTaken: boolean) => void;
}

/**
 * Polls while the page is visible. A move without a response is kept until the connection is back, when it is found to
 * have arrived or is sent again. `look` returns whether the service responded.
 */
export function useLine(look: () => Promise<boolean>, everyMs: number) {
  const [state, setState] = useState<Line["state"]>("there");
  const [hasWaiting, setHasWaiting] = useState(false);
  const waiting = useRef<Waiting | null>(null);
  const hear = useCallback((isHeard: boolean) => {
    setState((before) => {
      if (!isHeard) return "lost";
      return before === "lost" ? "back" : before;
    });
  }, []);
  const settle = useCallback((isTaken: boolean) => {
    waiting.current?.settle(isTaken);
    waiting.current = null;
    setHasWaiting(false);
  }, []);
  const lookAgain = useCallback(async () => {
    const isHeard = await look();
    hear(isHeard);
    if (isHeard) await waiting.current?.again();
  }, [look, hear]);
  useLooking(lookAgain, hear, everyMs);
  useEffect(() => {
    if (state !== "back") return;
    const timer = setTimeout(() => setState("there"), BACK_TOLD_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useUnloadWarning(hasWaiting);

  /** Resolves to whether the move was accepted; while the connection is lost it stays pending. */
  async function sendOver<Value>(
    { send, hasArrived }: Sending<Value>,
    onAnswer: (answer: Answer<Value>) => void,
  ): Promise<boolean> {
    if (waiting.current) return false;
    const answer = await send();
    if (answer.ok || !answer.isUnconfirmed) {
      hear(true);
      onAnswer(answer);
      return answer.ok;
    }
    hear(false);
    setHasWaiting(true);
    return new Promise((resolve) => {
      let isTrying = false;
      const again = async () => {
        if (isTrying) return false;
        if (hasArrived()) {
          settle(true);
          return true;
        }
        isTrying = true;
        const next = await send();
        isTrying = false;
        const isStillLost = !next.ok && next.isUnconfirmed;
        hear(!isStillLost);
        if (isStillLost || waiting.current?.settle !== resolve) return false;
        onAnswer(next);
        settle(next.ok);
        return next.ok;
      };
      waiting.current = { again, settle: resolve };
    });
  }

  const line: Line = {
    state,
    hasWaiting,
    lookNow: () => void lookAgain(),
    giveUp: () => settle(false),
  };
  return { line, sendOver };
}

function useLooking(
  lookAgain: () => Promise<void>,
  hear: (isHeard: boolean) => void,
  everyMs: number,
): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void lookAgain();
    };
    const lose = () => hear(false);
    const timer = setInterval(look, everyMs);
    addEventListener("online", look);
    addEventListener("offline", lose);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
      removeEventListener("offline", lose);
    };
  }, [lookAgain, hear, everyMs]);
}

function useUnloadWarning(hasWaiting: boolean): void {
  useEffect(() => {
    if (!hasWaiting) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [hasWaiting]);
}

interface Logged {
  readonly mine: readonly string[];
  readonly log: readonly { readonly seat: string }[];
}

/** The number of log entries made by the reader. */
export function ownLines({ mine, log }: Logged): number {
  return log.filter(({ seat }) => mine.includes(seat)).length;
}
