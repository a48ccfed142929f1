import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { tv } from "tailwind-variants/lite";
import { useBackCloses } from "./back-closes";
import { buttonLook } from "./button-look";
import { useFaultWords } from "./use-fault-words";
import { windowLook } from "./window-look";

const partLook = tv({
  base: "notfetched content-center gap-3 border border-rule-2 bg-sheet p-4 text-ink text-pretty",
  variants: {
    place: {
      over: "m-auto border-t-3 border-t-error backdrop:bg-veil open:grid",
      within: "grid text-sm leading-snug",
    },
  },
});

export interface NotFetchedProps {
  /** Whether the part would be over the page or within it. */
  readonly place: "over" | "within";
  readonly isTrying: boolean;
  readonly onRetry: () => void;
  /** Closes a part over the page; null if it must be answered. */
  readonly onClose: (() => void) | null;
}

/**
 * Replaces a part whose script did not load and offers to try again, which also happens automatically when the
 * connection is back. Uses only plain elements, since scripts are what is missing.
 */
export function NotFetched(props: NotFetchedProps) {
  const { place, isTrying, onRetry, onClose } = props;
  const words = useFaultWords();
  const isOnline = useIsOnline();
  useRetryOnline(onRetry);
  const close = (
    <button type="button" className={buttonLook()} onClick={() => onClose?.()}>
      {words.partClose}
    </button>
  );
  const told = (
    <>
      <p role="alert">
        <b>{words.partTitle}</b> {words.partText}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className={buttonLook({ look: "primary" })}
          aria-disabled={isTrying}
          onClick={onRetry}
        >
          {words.retry}
        </button>
        {/* A newly deployed service no longer has this page's scripts; only reloading the page helps. */}
        {isOnline && (
          <button type="button" className={buttonLook()} onClick={() => location.reload()}>
            {words.partReload}
          </button>
        )}
        {onClose && close}
      </div>
    </>
  );
  if (place === "within") return <div className={partLook({ place })}>{told}</div>;
  return <Over onClose={onClose}>{told}</Over>;
}

function Over({ onClose, children }: { onClose: (() => void) | null; children: ReactNode }) {
  const words = useFaultWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose !== null, () => onClose?.());
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={partLook({ place: "over", className: windowLook() })}
      aria-label={words.partTitle}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}

/** Tries again when the connection is back. */
export function useRetryOnline(onRetry: () => void): void {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    const retry = () => latest.current();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
}

/** Whether the browser has a connection, as far as it knows; on the server, yes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
}

function onConnectionChange(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
