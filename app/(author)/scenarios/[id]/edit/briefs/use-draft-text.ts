import { useCallback, useEffect, useRef, useState } from "react";

const PAUSE_MS = 900;

/** Text on its way into the document. */
export interface DraftText {
  /** What the writer sees. */
  readonly text: string;
  /** Whether some of it is not handed over yet. */
  readonly isUncommitted: boolean;
  readonly write: (text: string) => void;
  /** Hands over what was written, now. */
  readonly settle: () => void;
}

export interface DraftTextOptions {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** Called when somebody else's text arrives under what is being written; the writer's stays. */
  readonly onCrossed: () => void;
}

/** Keeps what is being written apart until the writer pauses or leaves, so that one undo step is one thought. */
export function useDraftText(options: DraftTextOptions): DraftText {
  const { value } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Written and not handed over. */
  const pending = useRef<string | null>(null);
  const handedOver = useRef<string | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = null;
    if (text === null || text === latest.current.value) return setDraft(null);
    handedOver.current = text;
    latest.current.onCommit(text);
  }, []);
  useEffect(() => {
    const isOwn = value === handedOver.current;
    if (pending.current === null) setDraft(null);
    else if (!isOwn && pending.current !== value) latest.current.onCrossed();
  }, [value]);
  useEffect(() => settle, [settle]);
  const write = useCallback(
    (text: string) => {
      pending.current = text;
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, PAUSE_MS);
    },
    [settle],
  );
  return { text: draft ?? value, isUncommitted: draft !== null && draft !== value, write, settle };
}
