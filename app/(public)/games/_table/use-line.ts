"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "@/app/_ui/ask-api";

/** Longer than any answer takes; a line that broke without a word is given up so. */
const PATIENCE_MS = 10_000;

const BACK_TOLD_MS = 15_000;

/** A signal for a request that must not wait for ever. */
export function requestTimeout(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}

/** What a move sent over the line needs. */
interface Sending<Value> {
  readonly send: () => Promise<Answer<Value>>;
  /** Asked once the connection is back and the table has been read again: whether the move had arrived after all. */
  readonly hasArrived: () => boolean;
}

/** How the table stands with the service. */
export interface Line {
  /** `back`: it was lost and holds again, which the page says for a while. */
  readonly state: "there" | "lost" | "back";
  /** A move waits to be sent, or to be found made. */
  readonly hasWaiting: boolean;
  readonly lookNow: () => void;
  /** Sends the waiting move no more. */
  readonly giveUp: () => void;
}

interface Waiting {
  readonly again: () => Promise<boolean>;
  readonly settle: (isTaken: boolean) => void;
}

/**
 * Looks at a table again and again while the page is in sight, and keeps a move whose answer did not come until the
 * line is back: then it is found made, or sent again. `look` says whether the service answered.
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

  /** Whether the move was taken; while the line is lost the answer waits for it. */
  async function sendOver<Value>(
    { send, hasArrived }: Sending<Value>,
    onAnswer: (answer: Answer<Value>) => void,
  ): Promise<boolean> {
    if (waiting.current) return false;
    const answer = await send();
    if (answer.ok || !answer.isUnheard) {
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
        const isStillLost = !next.ok && next.isUnheard;
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

/** How much of the log is its reader's own doing. */
export function ownLines({ mine, log }: Logged): number {
  return log.filter(({ seat }) => mine.includes(seat)).length;
}
