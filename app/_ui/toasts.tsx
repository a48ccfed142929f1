"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";

export interface ToastMessage {
  readonly text: string;
  readonly look?: "plain" | "ok" | "error";
}

const loadRegion = () => import("./toast-region");
const ToastRegion = lazy(loadRegion);
const listeners = new Set<() => void>();
let isWanted = false;

/** Says something in passing. Errors stay until they are put away. */
export function toast(message: ToastMessage): void {
  void loadRegion().then(
    ({ showToast }) => {
      isWanted = true;
      for (const listener of listeners) listener();
      showToast(message);
    },
    // Without a connection the words may not have come yet; the page itself must not fail for them.
    () => {},
  );
}

/** Where passing messages show; one stands in every layout that uses `toast`. Empty until the first. */
export function Toasts() {
  const wanted = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return (
    wanted && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
