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

export interface ToastsProps {
  /** What the region is called, and the button that puts a message away: not every page has words for the browser. */
  readonly label: string;
  readonly dismiss: string;
}

/** Where passing messages show; it stands once, in the frame of every page. Empty until the first. */
export function Toasts(props: ToastsProps) {
  const wanted = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return (
    wanted && (
      <Suspense>
        <ToastRegion {...props} />
      </Suspense>
    )
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
