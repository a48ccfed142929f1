"use client";

import { useCallback, useMemo, useSyncExternalStore } from "react";

/**
 * Everything this page has written since it was opened, mirrored in localStorage; the only memory if that does not
 * work.
 */
const written = new Map<string, string | null>();
const listeners = new Set<() => void>();

/**
 * A draft that outlives the page: stored in this browser under `key` until it is cleared with null. Null if nothing is
 * stored, and during hydration.
 */
export function useStoredDraft<Value>(
  key: string,
): readonly [Value | null, (next: Value | null) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => keptText(key),
    () => null,
  );
  const value = useMemo(() => parsed<Value>(text), [text]);
  const keep = useCallback((next: Value | null) => keepText(key, next), [key]);
  return [value, keep];
}

function keptText(key: string): string | null {
  const own = written.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepText(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  written.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {}
  for (const listener of listeners) listener();
}

/** Parses a stored text; text that is not JSON, written by something else, counts as nothing. */
function parsed<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
